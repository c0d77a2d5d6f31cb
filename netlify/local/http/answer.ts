import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse as parseRange, type Range } from 'range-parser';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
export type Headers = Record<string, string | string[]>;

/** One whole answer. Names of headers are in lower case. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Its compressed forms, for an answer that is kept and sent again; such a one carries an etag. */
  compressed?: Map<Encoding, Promise<Buffer>>;
}

const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm)\b/;
const MIN_COMPRESSED = 1_024;

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A strong validator of these bytes. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;

/** A short answer of the platform itself. */
export function plainAnswer(status: number, headers: Headers = {}, text = `${status}\n`): Answer {
  return {
    status,
    headers: { ...PAGE_SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: Buffer.from(text),
  };
}

const accepts = (header: string, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header);

/** What is kept is compressed once, so the smallest pays; for what is made for one call its time counts too. */
async function encoded({ body, compressed }: Answer, encoding: Encoding): Promise<Buffer> {
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: compressed ? 11 : 4 } };
  const make = () => (encoding === 'br' ? promisify(brotliCompress)(body, level) : promisify(gzip)(body));
  const bytes = compressed?.get(encoding) ?? make();
  compressed?.set(encoding, bytes);
  return bytes;
}

/** The part that a Range header asks for; undefined: the whole, as for several parts and for what nobody understands. */
function partOf({ headers }: IncomingMessage, size: number, etag: string): Range | 'beyond' | undefined {
  if (headers.range === undefined || (headers['if-range'] ?? etag) !== etag) return undefined;
  const { code, type, ranges } = parseRange(size, headers.range);
  return type !== 'bytes' || code & 1 || ranges.length > 1 ? undefined : (ranges[0] ?? 'beyond');
}

/** The answer in an encoding that the client takes, where that pays. */
async function compress({ headers: asked }: IncomingMessage, answer: Answer): Promise<Answer> {
  const { headers, body, compressed } = answer;
  if (body.length < MIN_COMPRESSED || !COMPRESSIBLE.test(String(headers['content-type']))) return answer;
  if (headers['content-encoding']) return answer;
  const vary = [headers['vary'] ?? []].flat().join(', ');
  const varied = /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const encoding = ENCODINGS.find((one) => accepts(String(asked['accept-encoding']), one));
  if (!encoding || (compressed && asked.range)) return { ...answer, headers: { ...headers, vary: varied } };
  // Each encoding is other bytes, and so has a validator of its own.
  const etag = compressed && { etag: String(headers['etag']).replace(/"$/, `-${encoding}"`) };
  return {
    ...answer,
    headers: { ...headers, ...etag, vary: varied, 'content-encoding': encoding },
    body: await encoded(answer, encoding),
  };
}

/** Of a kept answer what the client still lacks: nothing when it knows these bytes, a part when it asks for one. */
function narrow(request: IncomingMessage, answer: Answer): Answer {
  if (!answer.compressed || answer.status !== 200) return answer;
  const { body } = answer;
  const headers: Headers = { ...answer.headers, 'accept-ranges': 'bytes' };
  const etag = String(headers['etag']);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return { ...answer, status: 304, headers };
  const part = partOf(request, body.length, etag);
  if (!part) return { ...answer, headers };
  const [status, range, bytes] =
    part === 'beyond'
      ? [416, '*', Buffer.alloc(0)]
      : [206, `${part.start}-${part.end}`, body.subarray(part.start, part.end + 1)];
  return {
    status,
    headers: { ...headers, 'content-range': `bytes ${range}/${body.length}` },
    body: bytes,
  };
}

/**
 * Sends an answer as the platform's CDN does: compressed where that pays, and for what is kept with validators and parts.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status, headers, body } = narrow(request, await compress(request, answer));
  // Node sends no body where none belongs: to HEAD, and with these two.
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...headers, ...length }).end(body);
}
