import { SESSION_HOURS } from '#shared/limits.ts';
import { SIGNED_IN_MARK } from '#shared/signed-in-mark.ts';

const SESSION = 'gr8_session';
const DEVICE = 'gr8_device';
const YEAR_SECONDS = 31_536_000;
const ATTRIBUTES = 'SameSite=Strict; Path=/';

const isSecure = (url: URL): boolean => url.protocol === 'https:';

/** On https no other site of the domain can put a cookie with this prefix before it. */
const nameFor = (name: string, url: URL): string => `${isSecure(url) ? '__Host-' : ''}${name}`;

/** The session token that a request carries, or undefined. */
export const readSessionToken = (request: Asking): string | undefined => readCookie(SESSION, request);

/** The proof of an earlier sign-in that a request carries, or undefined. */
export const readDeviceProof = (request: Asking): string | undefined => readCookie(DEVICE, request);

/** The `Set-Cookie` line that leaves such a proof in the browser; it outlives the session. */
export const deviceCookie = (proof: string, url: URL): string =>
  `${nameFor(DEVICE, url)}=${proof}; HttpOnly; ${attributes(YEAR_SECONDS, url)}`;

interface Asking {
  headers: Headers;
  url: URL;
}

function readCookie(cookie: string, { headers, url }: Asking): string | undefined {
  const name = `${nameFor(cookie, url)}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(name))?.slice(name.length);
}

/** The `Set-Cookie` lines that start a session in the browser, and leave the mark by which its pages know of one. */
export const startCookies = (token: string, url: URL): readonly string[] =>
  cookies(token, '1', SESSION_HOURS * 3600, url);

/** The lines that end both. */
export const endCookies = (url: URL): readonly string[] => cookies('', '', 0, url);

/** The token is for the server alone; the mark is for script, and proves nothing. `Secure` on https. */
function cookies(token: string, mark: string, maxAge: number, url: URL): readonly string[] {
  const rest = attributes(maxAge, url);
  return [`${nameFor(SESSION, url)}=${token}; HttpOnly; ${rest}`, `${SIGNED_IN_MARK}=${mark}; ${rest}`];
}

const attributes = (maxAge: number, url: URL): string =>
  `Max-Age=${maxAge}; ${ATTRIBUTES}${isSecure(url) ? '; Secure' : ''}`;
