import { readUpTo } from '../read-up-to.ts';
import type { BodyKind, Endpoint } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';

export type Fields = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';

const ACCEPTED: Record<BodyKind, readonly string[]> = {
  none: [],
  json: [JSON_TYPE],
  fields: [JSON_TYPE, FORM_TYPE],
  multipart: [MULTIPART_TYPE],
  text: [JSON_TYPE],
};

const MALFORMED: Fault = { kind: 'malformed', message: 'The request could not be read.' };

/**
 * Reads a request's body as the endpoint expects it. Out: a plain object with whatever properties the client sent (`text`
 * alone for a body that is left as it is),
 * or a fault: wrong content type (415), too large by declaration or in fact (413), unreadable or not an object (400).
 */
export async function parseBody(
  request: Request,
  { body: kind, maxBytes }: Endpoint,
): Promise<Result<Fields>> {
  if (kind === 'none') return ok({});
  const type = contentType(request.headers);
  if (!ACCEPTED[kind].includes(type)) {
    const message = `Please send ${ACCEPTED[kind].join(' or ')}.`;
    return fail({ kind: 'unsupported-type', message });
  }
  const bytes = await readUpTo(request, maxBytes);
  if (!bytes) return fail({ kind: 'too-large', message: `Please send at most ${sizeText(maxBytes)}.` });
  try {
    return kind === 'text' ? ok({ text: decode(bytes) }) : await read(bytes, type, request);
  } catch {
    return fail(MALFORMED);
  }
}

/** True for a form posted by a page without script. */
export const isFormPost = (headers: Headers): boolean => contentType(headers) === FORM_TYPE;

const contentType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

async function read(bytes: Uint8Array<ArrayBuffer>, type: string, request: Request): Promise<Result<Fields>> {
  if (type === MULTIPART_TYPE) {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return ok(Object.fromEntries(await new Response(bytes, { headers }).formData()));
  }
  const text = decode(bytes);
  if (type === FORM_TYPE) return ok(Object.fromEntries(new URLSearchParams(text)));
  const value: unknown = JSON.parse(text);
  return isObject(value) ? ok(value) : fail(MALFORMED);
}

/** Throws for what is no UTF-8. */
const decode = (bytes: Uint8Array<ArrayBuffer>): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sizeText = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.floor(bytes / 1024)} KB`;
