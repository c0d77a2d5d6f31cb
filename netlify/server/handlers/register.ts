import { hashPassword } from '../auth/password.ts';
import type { Answer } from '../http/call.ts';
import { readUsers, registerUser, suspectUser } from '../stores/users.ts';
import { accept } from './accept.ts';
import { listPage } from './list.ts';
import type { SuccessMessage } from '#shared/endpoints.ts';
import { fail, ok } from '#shared/result.ts';
import { registrationSchema } from '#shared/schemas/registration.ts';

const SUCCESS: SuccessMessage = { success: true, message: 'Registration successful!' };
const TAKEN = 'This email is already registered.';

/** A visitor's account [S 5, 7]. A filled honeypot gets the same answer and is kept apart. */
export const register = accept(registrationSchema, async (input): Promise<Answer<SuccessMessage>> => {
  const { name, email, phone, address, submissionId } = input;
  const passwordHash = await hashPassword(input.password);
  const user = { name, email, phone, address, passwordHash, submissionId };
  if (input.website_url !== '') {
    await suspectUser(user);
    return ok(SUCCESS);
  }
  if ((await registerUser(user)) === 'registered') return ok(SUCCESS);
  return fail({ kind: 'conflict', message: TAKEN, errors: { email: TAKEN } });
});

/** Registered users for staff, newest first; never a password or its hash [S 3, 7]. */
export const listUsers = listPage(readUsers, (users) => ({
  success: true as const,
  users,
  message: users.length === 1 ? '1 user' : `${users.length} users`,
}));
