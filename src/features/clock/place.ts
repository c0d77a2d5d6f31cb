import { call } from '#browser/api-client.ts';
import { tabStorage, type SafeStorage } from '#browser/storage.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';

/** The texts of the place label. */
export const PLACE = {
  searching: '…',
  unknown: 'Unknown location',
  denied: 'cannot fetch your location',
  unsupported: 'Geolocation not supported',
  /** A permission question that nobody answers: neither found nor refused. */
  unanswered: 'Your local time',
} as const;

const PLACE_KEY = 'clock-place';
/** An ignored permission question calls nothing back: so long it is waited for before the label says something else. */
export const PERMISSION_LIMIT_MS = 20_000;
const PERMISSION_DENIED = 1;

type Components = Partial<Record<'city' | 'town' | 'village' | 'state', string>>;

/** City, else town, village or state; undefined when the answer names none. */
export function placeName(results: readonly { components?: Components }[] | undefined): string | undefined {
  const { city, town, village, state } = results?.[0]?.components ?? {};
  return [city, town, village, state].find((name) => name?.trim());
}

/** Asks the visitor's browser where it is. Out: coordinates, or the label that says why not. */
function locate(geolocation: Geolocation): Promise<GeolocationCoordinates | string> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === PERMISSION_DENIED ? PLACE.denied : PLACE.unknown),
      { maximumAge: 3_600_000, timeout: PERMISSION_LIMIT_MS },
    );
  });
}

async function lookUp({ latitude, longitude }: GeolocationCoordinates): Promise<string | undefined> {
  const answer = await call(publicEndpoints.reverseGeocode, {
    query: { latitude: String(latitude), longitude: String(longitude) },
  });
  return answer.ok ? placeName(answer.data.results) : undefined;
}

/**
 * Tells `say` the place label's text: the neutral one while a permission question goes unanswered, and what came of it
 * however late. A found place is kept for the session, so that one visit makes one look-up. `geolocation` is undefined
 * where the browser has none; it is not asked before `welcome` lets it. Never throws.
 */
export async function findPlace(
  geolocation: Geolocation | undefined,
  welcome: () => Promise<void>,
  say: (label: string) => void,
  storage: SafeStorage = tabStorage,
): Promise<void> {
  const known = storage.read(PLACE_KEY);
  if (typeof known === 'string') {
    say(known);
    return;
  }
  if (!geolocation) {
    say(PLACE.unsupported);
    return;
  }
  await welcome();
  const limit = setTimeout(say, PERMISSION_LIMIT_MS, PLACE.unanswered);
  const position = await locate(geolocation);
  clearTimeout(limit);
  const name = typeof position === 'string' ? undefined : await lookUp(position);
  if (name !== undefined) storage.write(PLACE_KEY, name);
  say(name ?? (typeof position === 'string' ? position : PLACE.unknown));
}
