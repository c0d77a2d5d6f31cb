/** One call of the Netlify Blobs client, whichever way it came. */
export interface StoreCall {
  method: string;
  /** Path and query. */
  url: string;
  header: (name: string) => string | undefined;
  body: Uint8Array;
}

/** What the store says to it. */
export interface StoreAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** What a call is about, from either of the client's two addresses. */
export interface StoreRequest {
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
export function parseStoreRequest({ url, header }: StoreCall): StoreRequest {
  const [rawPath = '/', rawQuery = ''] = url.split('?', 2);
  const isApi = rawPath.startsWith(API_PREFIX);
  const path = isApi ? rawPath.slice(API_PREFIX.length - 1) : rawPath;
  const parts = path.slice(1).split('/');
  if (parts[0]?.startsWith('region:')) parts.shift();
  const [, store, ...key] = parts.map(decode);
  return {
    store: store || undefined,
    key: key.join('/'),
    query: new URLSearchParams(rawQuery),
    wantsSignedUrl: isApi && header('accept') === SIGNED_URL_TYPE,
    path,
  };
}
