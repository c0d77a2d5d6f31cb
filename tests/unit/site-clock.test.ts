import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handsAt, skyAt } from '#features/clock/clock-hands.ts';
import { findPlace, PERMISSION_LIMIT_MS, PLACE, placeName } from '#features/clock/place.ts';
import type { SafeStorage } from '#lib/storage.ts';

const at = (time: string) => new Date(`2026-03-05T${time}`);

describe('the hands', () => {
  test('stand where the time is [S4-04]', () => {
    expect(handsAt(at('00:00:00'))).toEqual({ hour: 0, minute: 0, second: 0 });
    expect(handsAt(at('15:30:00'))).toEqual({ hour: 105, minute: 180, second: 0 });
    expect(handsAt(at('18:59:59')).second).toBe(354);
  });

  test('creep: the hour hand is nearly at seven at 6:59 [S4-04]', () => {
    expect(handsAt(at('06:59:30')).hour).toBeCloseTo(209.75);
  });

  test('stand over the sky of the hour [S4-04]', () => {
    expect(
      [at('03:00:00'), at('06:00:00'), at('12:00:00'), at('18:00:00'), at('22:00:00')].map(skyAt),
    ).toEqual(['night', 'dawn', 'day', 'dusk', 'night']);
  });
});

test('the place is the city, else the town, the village, the state [S4-05] [S7-02]', () => {
  const all = { city: 'Lalitpur', town: 'Patan', village: 'Bungamati', state: 'Bagmati' };
  expect(placeName([{ components: all }])).toBe('Lalitpur');
  expect(placeName([{ components: { ...all, city: '' } }])).toBe('Patan');
  expect(placeName([{ components: { village: 'Bungamati', state: 'Bagmati' } }])).toBe('Bungamati');
  expect(placeName([{ components: { state: 'Bagmati' } }])).toBe('Bagmati');
  expect(placeName([{ components: {} }])).toBeUndefined();
  expect(placeName([])).toBeUndefined();
  expect(placeName(undefined)).toBeUndefined();
});

describe('the place label', () => {
  const kept = new Map<string, unknown>();
  const storage: SafeStorage = {
    read: (key) => kept.get(key),
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
  const atOnce = () => Promise.resolve();
  const answers = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    ({ getCurrentPosition: answer }) as unknown as Geolocation;
  const inLalitpur = answers((found) => {
    found({ coords: { latitude: 27.65, longitude: 85.3 } } as GeolocationPosition);
  });
  const refused = (code: number) =>
    answers((_, failed) => {
      failed({ code } as GeolocationPositionError);
    });
  const geocoder = (body: unknown, status = 200) =>
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

  beforeEach(() => {
    kept.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('becomes the city, and one session looks it up once [S4-05]', async () => {
    const fetched = geocoder({ results: [{ components: { city: 'Lalitpur' } }] });
    vi.stubGlobal('fetch', fetched);
    expect(await findPlace(inLalitpur, atOnce, storage)).toBe('Lalitpur');
    expect(await findPlace(inLalitpur, atOnce, storage)).toBe('Lalitpur');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is Unknown location when geocoding fails or names nothing [S4-06] [S8-02]', async () => {
    vi.stubGlobal('fetch', geocoder({ results: [] }));
    expect(await findPlace(inLalitpur, atOnce, storage)).toBe('Unknown location');
    vi.stubGlobal('fetch', geocoder({ status: 'error', message: 'no' }, 500));
    expect(await findPlace(inLalitpur, atOnce, storage)).toBe('Unknown location');
    expect(await findPlace(refused(2), atOnce, storage)).toBe('Unknown location');
  });

  test('is cannot fetch your location when permission is denied [S4-07] [S8-02]', async () => {
    expect(await findPlace(refused(1), atOnce, storage)).toBe('cannot fetch your location');
  });

  test('is Geolocation not supported where there is none [S4-08] [S8-02]', async () => {
    expect(await findPlace(undefined, atOnce, storage)).toBe('Geolocation not supported');
  });

  test('is neutral when nobody answers the permission question [S4-05]', async () => {
    vi.useFakeTimers();
    const label = findPlace(
      answers(() => undefined),
      atOnce,
      storage,
    );
    await vi.advanceTimersByTimeAsync(PERMISSION_LIMIT_MS);
    expect(await label).toBe(PLACE.unanswered);
  });
});
