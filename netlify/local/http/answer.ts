import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse as parseRange, type Range } from 'range-parser';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';
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
const BODYLESS = new Set([204, 304]);

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

const isCompressible = ({ headers, body }: Answer): boolean =>
  body.length >= MIN_COMPRESSED &&
  COMPRESSIBLE.test(String(headers['content-type'])) &&
  !headers['content-encoding'];

function encodingFor(request: IncomingMessage, answer: Answer): Encoding {
  if (!isCompressible(answer) || (answer.compressed && request.headers.range)) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? 'identity';
}

/** What is kept is compressed once, so the smallest pays; for what is made for one call its time counts too. */
async function encoded({ body, compressed }: Answer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: compressed ? 11 : 4 } };
  const make = () => (encoding === 'br' ? promisify(brotliCompress)(body, level) : promisify(gzip)(body));
  const bytes = compressed?.get(encoding) ?? make();
  compressed?.set(encoding, bytes);
  return bytes;
}

const isKnown = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** The part that a Range header asks for; undefined: the whole, as for several parts and for what nobody understands. */
function partOf({ headers }: IncomingMessage, size: number, etag: string): Range | 'beyond' | undefined {
  const condition = headers['if-range'];
  if (headers.range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const { code, type, ranges } = parseRange(size, headers.range);
  if (type !== 'bytes' || code & 1 || ranges.length > 1) return undefined;
  return ranges[0] ?? 'beyond';
}

/**
 * Sends an answer as the platform's CDN does: compressed where that pays, and for what is kept with validators and parts.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const encoding = encodingFor(request, answer);
  const body = await encoded(answer, encoding);
  const headers = { ...answer.headers };
  if (isCompressible(answer)) headers['vary'] = varyByEncoding(headers['vary']);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const finish = (status: number, bytes = body): void => {
    if (!BODYLESS.has(status)) headers['content-length'] = String(bytes.length);
    response
      .writeHead(status, headers)
      .end(BODYLESS.has(status) || request.method === 'HEAD' ? undefined : bytes);
  };
  if (!answer.compressed || answer.status !== 200) return finish(answer.status);

  // Each encoding is other bytes, and so has a validator of its own.
  const etag = String(headers['etag']).replace(/"$/, encoding === 'identity' ? '"' : `-${encoding}"`);
  Object.assign(headers, { etag, 'accept-ranges': 'bytes' });
  if (isKnown(request, etag)) return finish(304);
  const part = partOf(request, body.length, etag);
  if (part === undefined) return finish(200);
  headers['content-range'] = `bytes ${part === 'beyond' ? '*' : `${part.start}-${part.end}`}/${body.length}`;
  if (part === 'beyond') return finish(416, Buffer.alloc(0));
  finish(206, body.subarray(part.start, part.end + 1));
}

function varyByEncoding(vary: string | string[] | undefined): string {
  const names = [vary ?? []].flat().join(', ');
  return /accept-encoding/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ');
}
