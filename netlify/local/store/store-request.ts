import type { IncomingMessage } from 'node:http';

/** One call of the Netlify Blobs client, from either of its two addresses. */
export interface StoreRequest {
  method: string;
  store: string | undefined;
  key: string;
  query: URLSearchParams;
  /** The API address hands out a signed address first, as Netlify's does for reads and writes in a build. */
  wantsSignedUrl: boolean;
  /** The path below the address, without the API prefix. */
  path: string;
}

const API_PREFIX = '/api/v1/blobs/';
const SIGNED_URL_TYPE = 'application/json;type=signed-url';

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `[/region:x]/{site}/{store}/{key}` (edge) or `/api/v1/blobs/{site}/{store}/{key}` (API), both with a query. */
export function parseStoreRequest(request: IncomingMessage): StoreRequest {
  const [rawPath = '/', rawQuery = ''] = (request.url ?? '/').split('?', 2);
  const isApi = rawPath.startsWith(API_PREFIX);
  const path = isApi ? rawPath.slice(API_PREFIX.length - 1) : rawPath;
  const parts = path.slice(1).split('/');
  if (parts[0]?.startsWith('region:')) parts.shift();
  const [, store, ...key] = parts.map(decode);
  return {
    method: request.method ?? 'GET',
    store: store || undefined,
    key: key.join('/'),
    query: new URLSearchParams(rawQuery),
    wantsSignedUrl: isApi && request.headers.accept === SIGNED_URL_TYPE,
    path,
  };
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}
