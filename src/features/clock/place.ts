import { call } from '#lib/api-client.ts';
import { tabStorage, type SafeStorage } from '#lib/storage.ts';
import { endpoints } from '#shared/endpoints.ts';

/** The texts of the place label [S 4, 8]. */
export const PLACE = {
  searching: '…',
  unknown: 'Unknown location',
  denied: 'cannot fetch your location',
  unsupported: 'Geolocation not supported',
  /** A permission question that nobody answers: neither found nor refused. */
  unanswered: 'Your local time',
} as const;

const PLACE_KEY = 'clock-place';
/** An ignored permission question calls nothing back: our own limit. */
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
    const limit = setTimeout(() => {
      resolve(PLACE.unanswered);
    }, PERMISSION_LIMIT_MS);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(limit);
        resolve(coords);
      },
      ({ code }) => {
        clearTimeout(limit);
        resolve(code === PERMISSION_DENIED ? PLACE.denied : PLACE.unknown);
      },
      { maximumAge: 3_600_000, timeout: PERMISSION_LIMIT_MS },
    );
  });
}

async function lookUp({ latitude, longitude }: GeolocationCoordinates): Promise<string | undefined> {
  const answer = await call(endpoints.reverseGeocode, {
    query: { latitude: String(latitude), longitude: String(longitude) },
  });
  return answer.ok ? placeName(answer.data.results) : undefined;
}

/**
 * The place label's final text. A found place is kept for the session, so that one visit makes one look-up.
 * `geolocation` is undefined where the browser has none; it is not asked before `welcome` lets it. Never throws.
 */
export async function findPlace(
  geolocation: Geolocation | undefined,
  welcome: () => Promise<void>,
  storage: SafeStorage = tabStorage,
): Promise<string> {
  const known = storage.read(PLACE_KEY);
  if (typeof known === 'string') return known;
  if (!geolocation) return PLACE.unsupported;
  await welcome();
  const position = await locate(geolocation);
  if (typeof position === 'string') return position;
  const name = await lookUp(position);
  if (name === undefined) return PLACE.unknown;
  storage.write(PLACE_KEY, name);
  return name;
}
