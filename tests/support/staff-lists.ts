import type { RunningServer } from './local-server.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

/** What staff see in a list of `site`, newest first: signs in as its administrator and asks. */
export async function staffList<Output>(site: RunningServer, list: Endpoint<Output>): Promise<Output> {
  const signedIn = await fetch(`${site.url}${endpoints.adminLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(site.credentials),
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = await fetch(`${site.url}${list.path}`, { headers: { cookie } });
  return (await answer.json()) as Output;
}
