import { endpoints } from '#shared/endpoints/all.ts';
import type { RunningServer } from '#tests/support/local-server.ts';

/** Signs in to a server. Out: the `cookie` header of a staff request. */
export async function signIn({ url, credentials }: RunningServer): Promise<{ cookie: string }> {
  const response = await fetch(url + endpoints.adminLogin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' };
}
