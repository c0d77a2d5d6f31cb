import { call } from '#browser/api-client.ts';
import { sessionEndpoints } from '#shared/endpoints/session.ts';
import { PATHS } from '#shared/paths.ts';
import { SIGNED_IN_MARK } from '#shared/signed-in-mark.ts';

/** Where staff go on: the place in the staff area that sent them here (`?return=`), else its start. Nowhere else. */
export function placeAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  return new RegExp(`^${PATHS.admin}(?:[?#]|$)`).test(wanted) ? wanted : PATHS.admin;
}

/** Staff who are signed in need no form. A session's mark is asked about, and wiped if it is over. */
export async function skipIfSignedIn(): Promise<void> {
  if (!document.cookie.split('; ').includes(`${SIGNED_IN_MARK}=1`)) return;
  const session = await call(sessionEndpoints.adminSession);
  if (session.ok) window.location.replace(placeAfterSignIn(window.location.search));
  else if (session.kind === 'refused') document.cookie = `${SIGNED_IN_MARK}=; Max-Age=0; Path=/`;
}
