import { readJson } from '#browser/read-json.ts';
import { tabStorage, type SafeStorage } from '#browser/storage.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';

/** The texts of the place label. The ellipsis stays while the permission question is unanswered. */
export const PLACE = {
  searching: '…',
  unknown: 'Unknown location',
  denied: 'cannot fetch your location',
  unsupported: 'Geolocation not supported',
} as const;

const PLACE_KEY = 'clock-place';
/** Counts from the permission on. */
const POSITION_LIMIT_MS = 20_000;
const PERMISSION_DENIED = 1;

/** City, else town, village or state of the first result; undefined when the answer names none or has another shape. */
export function placeName(answer: unknown): string | undefined {
  const { results } = Object(answer) as { results?: unknown };
  const [first] = Array.isArray(results) ? (results as unknown[]) : [];
  const { components } = Object(first) as { components?: unknown };
  const { city, town, village, state } = Object(components) as Record<string, unknown>;
  return [city, town, village, state].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );
}

/** Asks the visitor's browser where it is. Out: coordinates, or the label that says why not. */
function locate(geolocation: Geolocation): Promise<GeolocationCoordinates | string> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === PERMISSION_DENIED ? PLACE.denied : PLACE.unknown),
      { maximumAge: 3_600_000, timeout: POSITION_LIMIT_MS },
    );
  });
}

/** Two decimals are about a kilometre: enough for a city, and nobody else learns where the visitor lives. */
async function lookUp({ latitude, longitude }: GeolocationCoordinates): Promise<string> {
  const query = new URLSearchParams({ latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) });
  const answer = await readJson(`${publicEndpoints.reverseGeocode.path}?${query.toString()}`);
  return placeName(answer) ?? PLACE.unknown;
}

/**
 * Tells `say` the place label's text as soon as it is known, however late. What the look-up said is kept for the session,
 * whatever it was, so that one visit makes one. `geolocation` is undefined where the browser has none; it is not asked
 * before `welcome` lets it. Never throws.
 */
export async function findPlace(
  geolocation: Geolocation | undefined,
  welcome: () => Promise<void>,
  say: (label: string) => void,
  storage: SafeStorage = tabStorage,
): Promise<void> {
  const known = storage.read(PLACE_KEY);
  if (typeof known === 'string') return say(known);
  if (!geolocation) return say(PLACE.unsupported);
  await welcome();
  const position = await locate(geolocation);
  if (typeof position === 'string') return say(position);
  const label = await lookUp(position);
  storage.write(PLACE_KEY, label);
  say(label);
}
