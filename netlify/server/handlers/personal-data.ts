import { serve, type Answer, type ServedCall } from '../http/call.ts';
import { logErasure } from '../log.ts';
import { comparedAddress, eraseHeld, findHeld, toldOf } from '../privacy/personal-data.ts';
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
  const places = toldOf(await findHeld(email));
  return ok({ status: 'success', email: comparedAddress(email), places });
});

/** Staff: takes it away, everywhere and for good. The log says how many things, never of whom. */
const erase = accept(schema, async ({ email }, { requestId }): Promise<Answer<Erased>> => {
  const { erased, left } = await eraseHeld(email);
  logErasure({ requestId, erased, left });
  if (left > 0) {
    const message = `Erased ${erased} of ${erased + left}; the rest could not be. Please erase again.`;
    return fail({ kind: 'internal', message });
  }
  return ok({ status: 'success', message: `Erased ${erased}.`, erased });
});

/** What staff are told of one person, and how they erase it. */
export const personalDataCalls: readonly ServedCall[] = [
  serve(endpoints.personalDataFind, show),
  serve(endpoints.personalDataErase, erase),
];
