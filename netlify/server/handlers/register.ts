import { hashPassword, verifyPassword } from '../auth/password.ts';
import type { Answer } from '../http/call.ts';
import { isFormPost } from '../http/parse-body.ts';
import { answeredCaller } from '../notify/answer.ts';
import { deliverSoon } from '../notify/deliver.ts';
import { isSecondClick } from '../records/submissions.ts';
import { registerUser, suspectUser, users, type StoredUser } from '../records/users.ts';
import { accept } from './accept.ts';
import { arrivalOf } from './arrival.ts';
import { createId } from '#shared/ids.ts';
import { fail, ok } from '#shared/result.ts';
import type { Payload } from '#forms/engine/definition.ts';
import { successOf } from '#forms/engine/record.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { registrationForm } from '#forms/registration/form.ts';

const SUCCESS = successOf(registrationForm);
const TAKEN = 'This email is already registered.';

/** A visitor's account. A filled honeypot gets the same answer and is kept apart. */
export const register = accept(registrationForm.schema, async (input, call): Promise<Answer<unknown>> => {
  const { headers, waitUntil } = call;
  const { name, email, phone, address, submissionId } = input;
  const passwordHash = await hashPassword(input.password);
  const asides = arrivalOf(call, input.arrival);
  const caller = answeredCaller('users', call.address);
  const user = { ...asides, name, email, phone, address, passwordHash, submissionId, caller };
  if (input[HONEYPOT] !== '') {
    await suspectUser(user);
    waitUntil(users.update('suspected'));
    return ok(SUCCESS);
  }
  const id = createId();
  const outcome = await registerUser(user, id);
  waitUntil(users.update('records'));
  if (outcome === 'registered') {
    waitUntil(deliverSoon({ list: 'users', id }));
    return ok(SUCCESS);
  }
  if (await isRepetition(outcome, input, isFormPost(headers))) return ok(SUCCESS);
  return fail({ kind: 'conflict', message: TAKEN, errors: { email: TAKEN } });
});

type Registration = Payload<typeof registrationForm.fields>;

/**
 * True if this user is this registration, sent again: with the same `submissionId`, or as a second click on a form without
 * script, which can make none. Another password is another registration: nobody is told of one that does not open.
 */
async function isRepetition(user: StoredUser, input: Registration, isUnscripted: boolean): Promise<boolean> {
  const isSame = input.submissionId
    ? user.submissionId === input.submissionId
    : isUnscripted && isSecondClick(user.id, createId()) && isSamePerson(user, input);
  return isSame && verifyPassword(input.password, user.passwordHash);
}

const isSamePerson = (user: StoredUser, { name, phone, address }: Registration): boolean =>
  user.name === name && user.phone === phone && user.address === address;
