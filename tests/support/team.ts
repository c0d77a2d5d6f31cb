import { Secret, TOTP } from 'otpauth';
import { startSession } from '#server/records/sessions.ts';
import { fingerprint } from '#server/records/credential.ts';
import { personOf, readTeam } from '#server/team/people.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import { servedCall } from './all-functions.ts';
import { callFunction, type FunctionAnswer, type FunctionRequest } from './call-function.ts';
import { sessionFrom } from './staff-session.ts';

type CallName = keyof typeof endpoints;
type Body = Record<string, unknown>;

export const PASSWORD = 'seven quiet kettles';

/** The `cookie` header of one who is signed in. */
export type Cookie = Readonly<{ cookie: string }>;

/** Makes a call of the site. */
export function ask(
  name: CallName,
  body?: Body,
  request: FunctionRequest = {},
): Promise<FunctionAnswer<Body>> {
  const { run, definition } = servedCall(name);
  return callFunction(run, definition, body ? { body, ...request } : request) as Promise<
    FunctionAnswer<Body>
  >;
}

/** The same as the environment's administrator. */
export const asFirst = async (name: CallName, body?: Body) =>
  ask(name, body, { headers: await sessionFrom(Date.now()) });

let made = 0;

/** A colleague who is invited: their id, their address, and the secret of their link. A number after the name tells them apart. */
export async function invited(name = 'Maya Gurung'): Promise<{ id: string; email: string; token: string }> {
  const email = `colleague-${(made += 1)}@example.com`;
  const { body } = await asFirst('teamInvite', { name: `${name} ${made}`, email });
  const id = (await readTeam()).people?.find((person) => person.email === email)?.id ?? '';
  return { id, email, token: String(body['token']) };
}

export const takeUp = (token: string, password = PASSWORD, address = '203.0.113.50') =>
  ask('invitationAccept', { token, password, confirmPassword: password }, { address });

/** A colleague who has taken up the invitation. */
export async function colleague(name?: string): Promise<{ id: string; email: string; token: string }> {
  const one = await invited(name);
  await takeUp(one.token, PASSWORD, `10.9.${made}.1`);
  return one;
}

/** Signs in as anybody does. */
export async function login(
  username: string,
  { password = PASSWORD, code, ...request }: FunctionRequest & { password?: string; code?: string } = {},
): Promise<FunctionAnswer<Body> & Cookie> {
  const answer = await ask(
    'adminLogin',
    { username, password, ...(code === undefined ? {} : { code }) },
    { address: '198.51.100.33', ...request },
  );
  return { ...answer, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** A session of a colleague that began at `now`. */
export async function sessionOf(id: string, now = Date.now()): Promise<Cookie> {
  const person = personOf(await readTeam(), id);
  const { name = '', email: username = '', passwordHash = '' } = person ?? {};
  const owner = { id, name, username, credential: fingerprint(passwordHash) };
  return { cookie: `__Host-gr8_session=${await startSession(owner, { now })}` };
}

/** The code that an app shows, so many half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets a second factor. Its code of the last half minute is used up. */
export async function setFactor(who: Cookie): Promise<{ secret: string; codes: string[] }> {
  const request = { headers: { cookie: who.cookie } };
  const { body } = await ask('factorOffer', undefined, request);
  const secret = String(body['secret']);
  const confirmed = await ask('factorConfirm', { code: codeOf(secret, -1) }, request);
  return { secret, codes: confirmed.body['codes'] as string[] };
}
