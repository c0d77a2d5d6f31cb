import { hashPassword } from '#server/auth/password.ts';
import { environmentOwner, startSession } from '#server/records/sessions.ts';
import session from '#functions/session.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { callFunction } from './call-function.ts';

export const STAFF = { username: 'Sita', password: 'monsoon-lantern-42' };

/** Makes `STAFF` the administrator; to be called before the first request of a file. */
export async function useAdministrator(): Promise<void> {
  process.env.ADMIN_USERNAME = STAFF.username;
  process.env.ADMIN_PASSWORD_HASH = await hashPassword(STAFF.password);
}

/** Signs in through the call itself. Out: the `cookie` header of a staff request. */
export async function signIn(address = '198.51.100.1'): Promise<{ cookie: string }> {
  const { headers } = await callFunction(session, endpoints.adminLogin, { body: STAFF, address });
  return { cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** The `cookie` header of a session that began at `now`. */
export async function sessionFrom(now: number): Promise<{ cookie: string }> {
  return { cookie: `__Host-gr8_session=${await startSession(environmentOwner(), { now })}` };
}
