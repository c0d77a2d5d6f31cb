import { readEnv } from '../env.ts';
import type { Answer } from '../http/call.ts';
import { logProblem } from '../log.ts';
import { countCall } from '../records/attempts.ts';
import { findPlace, type PlaceNames } from '../services/geocode.ts';
import { acceptQuery } from './accept.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

/** A visitor's clock asks once a visit. */
const MOST_A_MINUTE = 60;
const TOO_MANY: Fault = { kind: 'rate-limited', message: 'Too many requests. Please try again later.' };

const querySchema = z.object({
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
});

type Places = Answer<{ results: { components: PlaceNames }[] }>;

/** Names of the visitor's place. A service that fails is an unknown place, not a fault of the call. */
export const reverseGeocode = acceptQuery(querySchema, async (place, { address }): Promise<Places> => {
  try {
    // The bundled table costs nothing.
    const wait = readEnv().GEOCODER_API_KEY ? await countCall('reverse-geocode', address, MOST_A_MINUTE) : 0;
    if (wait > 0) return fail({ ...TOO_MANY, retryAfter: wait });
    const places = await findPlace(Number(place.latitude), Number(place.longitude));
    return ok({ results: places.map((components) => ({ components })) });
  } catch (error) {
    logProblem('geocoding-failed', {}, error);
    return ok({ results: [] });
  }
});

function degrees(field: string, max: number) {
  const inRange = (text: string) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= max;
  const message = `${field} must be a number from -${max} to ${max}.`;
  return z._default(z.string(), '').check(z.refine(inRange, message));
}
