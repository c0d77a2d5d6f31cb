import { serve, type Answer, type ServedCall } from '../http/call.ts';
import { logErasure } from '../log.ts';
import { comparedAddress, countOf, eraseHeld, findHeld, toldOf } from '../privacy/personal-data.ts';
import { accept } from './accept.ts';
import { anyEmail } from '#forms/fields/email.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Erased, PersonalData } from '#shared/personal-data.ts';
import { fail, ok } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

/** Feedback takes any address with an @, so that one must be findable. */
const schema = z.object({ email: anyEmail('', 'Enter an email address.').rule });

/** Staff: everything that is kept about an address. */
const show = accept(schema, async ({ email }): Promise<Answer<PersonalData>> => {
  const found = await findHeld(email);
  const told = ok({ status: 'success' as const, email: comparedAddress(email), places: toldOf(found) });
  return { ...told, on: `records: ${countOf(found)}` };
});

/** Staff: takes it away, everywhere and for good. The log says how many things, never of whom. */
const erase = accept(schema, async ({ email }, { requestId }): Promise<Answer<Erased>> => {
  const { erased, left } = await eraseHeld(email);
  logErasure({ requestId, erased, left });
  if (left > 0) {
    const much = `${erased} of ${erased + left}`;
    const message = `Erased ${much}; the rest could not be. Please erase again.`;
    return { ...fail({ kind: 'internal', message }), on: `records: ${much}` };
  }
  return { ...ok({ status: 'success', message: `Erased ${erased}.`, erased }), on: `records: ${erased}` };
});

/** What staff are told of one person, and how they erase it. */
export const personalDataCalls: readonly ServedCall[] = [
  serve(endpoints.personalDataFind, show),
  serve(endpoints.personalDataErase, erase, 'tried'),
];
