import { SESSION_HOURS } from '#shared/limits.ts';

const NAME = 'gr8_session';
const ATTRIBUTES = 'HttpOnly; SameSite=Strict; Path=/';

/** The session token that a request carries, or undefined. */
export function readSessionToken(request: { headers: Headers }): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}

/** `Set-Cookie` that starts a session in the browser; `Secure` on https. */
export function startCookie(token: string, url: URL): string {
  return `${NAME}=${token}; Max-Age=${SESSION_HOURS * 3600}; ${ATTRIBUTES}${secure(url)}`;
}

/** `Set-Cookie` that ends it. */
export function endCookie(url: URL): string {
  return `${NAME}=; Max-Age=0; ${ATTRIBUTES}${secure(url)}`;
}

function secure(url: URL): string {
  return url.protocol === 'https:' ? '; Secure' : '';
}
