import { SESSION_HOURS } from '#shared/limits.ts';
import { SIGNED_IN_MARK } from '#shared/signed-in-mark.ts';

const NAME = 'gr8_session';
const ATTRIBUTES = 'SameSite=Strict; Path=/';

/** The session token that a request carries, or undefined. */
export function readSessionToken(request: { headers: Headers }): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}

/** The `Set-Cookie` lines that start a session in the browser, and leave the mark by which its pages know of one. */
export function startCookies(token: string, url: URL): readonly string[] {
  return cookies(token, '1', SESSION_HOURS * 3600, url);
}

/** The lines that end both. */
export function endCookies(url: URL): readonly string[] {
  return cookies('', '', 0, url);
}

/** The token is for the server alone; the mark is for script, and proves nothing. `Secure` on https. */
function cookies(token: string, mark: string, maxAge: number, url: URL): readonly string[] {
  const rest = `Max-Age=${maxAge}; ${ATTRIBUTES}${url.protocol === 'https:' ? '; Secure' : ''}`;
  return [`${NAME}=${token}; HttpOnly; ${rest}`, `${SIGNED_IN_MARK}=${mark}; ${rest}`];
}
