import type { Answer, Call } from '../http/call.ts';
import { logProblem } from '../log.ts';
import { findPlace, type PlaceNames } from '../services/geocode.ts';
import { checkInput } from './accept.ts';
import { ok } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

const querySchema = z.object({
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
});

/** Names of the visitor's place. A service that fails is an unknown place, not a fault of the call. */
export async function reverseGeocode({
  url,
}: Call): Promise<Answer<{ results: { components: PlaceNames }[] }>> {
  const checked = checkInput(querySchema, Object.fromEntries(url.searchParams));
  if (!checked.ok) return checked;
  try {
    const places = await findPlace(Number(checked.value.latitude), Number(checked.value.longitude));
    return ok({ results: places.map((components) => ({ components })) });
  } catch (error) {
    logProblem('geocoding-failed', {}, error);
    return ok({ results: [] });
  }
}

function degrees(field: string, max: number) {
  const inRange = (text: string) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= max;
  const message = `${field} must be a number from -${max} to ${max}.`;
  return z._default(z.string(), '').check(z.refine(inRange, message));
}
