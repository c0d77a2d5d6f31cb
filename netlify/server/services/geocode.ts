import { timeLimit } from '../call-time.ts';
import { readEnv } from '../env.ts';
import { readUpTo } from '../read-up-to.ts';
import { SERVICE_ANSWER_BYTES, SERVICE_MS } from '../limits.ts';
import { cities } from './cities.ts';
import { z } from '#shared/zod.ts';

/** Names of a place, as far as they are known. */
export type PlaceNames = Partial<Record<'city' | 'town' | 'village' | 'state', string>>;

const SERVICE = 'https://api.opencagedata.com/geocode/v1/json';
const NEAREST_KM = 50;
const EARTH_KM = 6_371;

const name = z.catch(z.optional(z.string()), undefined);
const answerSchema = z.object({
  results: z.array(
    z.object({ components: z.object({ city: name, town: name, village: name, state: name }) }),
  ),
});

/**
 * Names of the place at a position (degrees), best first; empty if none is known. With a key the geocoding service is
 * asked, about a position rounded to some hundred metres; without one, a bundled table of cities. Throws if the service fails.
 */
export async function findPlace(latitude: number, longitude: number): Promise<PlaceNames[]> {
  const { GEOCODER_API_KEY, GEOCODER_URL } = readEnv();
  if (!GEOCODER_API_KEY) return nearestCity(latitude, longitude);
  const url = new URL(GEOCODER_URL ?? SERVICE);
  url.searchParams.set('q', `${latitude.toFixed(2)},${longitude.toFixed(2)}`);
  url.searchParams.set('key', GEOCODER_API_KEY);
  url.searchParams.set('limit', '1');
  url.searchParams.set('no_annotations', '1');
  const response = await fetch(url, { signal: timeLimit(SERVICE_MS) });
  if (!response.ok) throw new Error(`The geocoding service answered ${response.status}.`);
  const answer = new TextDecoder().decode(await readUpTo(response, SERVICE_ANSWER_BYTES));
  const { results } = z.parse(answerSchema, JSON.parse(answer));
  return results.map(({ components }) => components as PlaceNames);
}

/** The nearest city of the bundled table within fifty kilometres. */
function nearestCity(latitude: number, longitude: number): PlaceNames[] {
  let nearest: PlaceNames | undefined;
  let shortest = NEAREST_KM;
  for (const [city, state, cityLatitude, cityLongitude] of cities) {
    const distance = kilometres(latitude, longitude, cityLatitude, cityLongitude);
    if (distance > shortest) continue;
    shortest = distance;
    nearest = { city, state };
  }
  return nearest ? [nearest] : [];
}

/** Distance along the surface (haversine). */
function kilometres(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
