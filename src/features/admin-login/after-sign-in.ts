import { call } from '#lib/api-client.ts';
import { endpoints } from '#shared/endpoints.ts';
import { PATHS } from '#shared/paths.ts';

/** Where staff go on: the place in the staff area that sent them here (`?return=`), else its start. Nowhere else. */
export function placeAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  return new RegExp(`^${PATHS.admin}(?:[?#]|$)`).test(wanted) ? wanted : PATHS.admin;
}

/** Staff who are signed in already need no form [decisions 3]. */
export async function skipIfSignedIn(): Promise<void> {
  const session = await call(endpoints.adminSession);
  if (session.ok) window.location.replace(placeAfterSignIn(window.location.search));
}
