import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handsAt } from '#features/clock/clock-hands.ts';
import { dateText, spokenTime, timeText } from '#features/clock/clock-texts.ts';
import { skies, skyAt } from '#features/clock/sky.ts';
import { findPlace, placeName } from '#features/clock/place.ts';
import type { SafeStorage } from '#browser/storage.ts';

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
    ).toEqual([skies.night, skies.dawn, skies.day, skies.dusk, skies.night]);
  });
});

test('the place is the city, else the town, the village, the state [S4-05] [S7-02]', () => {
  const all = { city: 'Lalitpur', town: 'Patan', village: 'Bungamati', state: 'Bagmati' };
  expect(placeName({ results: [{ components: all }] })).toBe('Lalitpur');
  expect(placeName({ results: [{ components: { ...all, city: '' } }] })).toBe('Patan');
  expect(placeName({ results: [{ components: { village: 'Bungamati', state: 'Bagmati' } }] })).toBe(
    'Bungamati',
  );
  expect(placeName({ results: [{ components: { state: 'Bagmati' } }] })).toBe('Bagmati');
  expect(placeName({ results: [{ components: {} }] })).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  [[]],
  [{ results: [] }],
  [{ results: 'Lalitpur' }],
  [{ results: [null] }],
  [{ results: [{ components: ['Lalitpur'] }] }],
  [{ results: [{ components: { city: 5, town: {}, village: null, state: ' ' } }] }],
])('an answer of the shape %j names no place [S4-06]', (answer) => {
  expect(placeName(answer)).toBeUndefined();
});

describe('the place label', () => {
  const kept = new Map<string, unknown>();
  const storage: SafeStorage = {
    read: (key) => kept.get(key),
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
  const atOnce = () => Promise.resolve();
  /** The label's last text. */
  async function labelFor(geolocation: Geolocation | undefined): Promise<string | undefined> {
    const said: string[] = [];
    await findPlace(geolocation, atOnce, (text) => said.push(text), storage);
    return said.at(-1);
  }
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
    expect(await labelFor(inLalitpur)).toBe('Lalitpur');
    expect(await labelFor(inLalitpur)).toBe('Lalitpur');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is Unknown location when geocoding fails or names nothing [S4-06] [S8-02]', async () => {
    vi.stubGlobal('fetch', geocoder({ results: [] }));
    expect(await labelFor(inLalitpur)).toBe('Unknown location');
    vi.stubGlobal('fetch', geocoder({ status: 'error', message: 'no' }, 500));
    expect(await labelFor(inLalitpur)).toBe('Unknown location');
    kept.clear();
    expect(await labelFor(refused(2))).toBe('Unknown location');
    expect(await labelFor(refused(3))).toBe('Unknown location');
  });

  test('is asked for once a session, whatever the answer, with a position of two decimals [S4-05]', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    vi.stubGlobal('fetch', fetched);
    const inBoston = answers((found) => {
      found({ coords: { latitude: 27.654_321, longitude: -71.098_765 } } as GeolocationPosition);
    });
    for (let visit = 0; visit < 2; visit++) expect(await labelFor(inBoston)).toBe('Unknown location');
    expect(fetched.mock.calls).toEqual([
      ['/reverse-geocode?latitude=27.65&longitude=-71.10', expect.anything()],
    ]);
  });

  test('is cannot fetch your location when permission is denied [S4-07] [S8-02]', async () => {
    expect(await labelFor(refused(1))).toBe('cannot fetch your location');
  });

  test('is Geolocation not supported where there is none [S4-08] [S8-02]', async () => {
    expect(await labelFor(undefined)).toBe('Geolocation not supported');
  });

  test('says nothing while nobody answers the permission question, and takes a late answer [S4-05] [S4-07]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', geocoder({ results: [{ components: { town: 'Patan' } }] }));
    for (const [answered, label] of [
      [inLalitpur, 'Patan'],
      [refused(1), 'cannot fetch your location'],
    ] as const) {
      kept.clear();
      const said: string[] = [];
      const late = answers((...callbacks) => {
        setTimeout(() => answered.getCurrentPosition(...callbacks), 3_600_000);
      });
      const done = findPlace(late, atOnce, (text) => said.push(text), storage);
      await vi.advanceTimersByTimeAsync(3_599_999);
      expect(said).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expect(said).toEqual([label]);
    }
  });
});

describe('the words of the clock', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['America/New_York', 'Asia/Kathmandu', 'UTC'])(
    'are those of American English in %s, at every second of every day [S4-04]',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const clock = { hour: 'numeric', minute: '2-digit' } as const;
      const time = new Intl.DateTimeFormat('en-US', { ...clock, second: '2-digit' });
      const spoken = new Intl.DateTimeFormat('en-US', clock);
      const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
      const from = new Date('1990-01-01');
      const to = new Date('2200-01-01');
      fc.assert(
        fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (now) => {
          expect(timeText(now)).toBe(time.format(now));
          expect(spokenTime(now)).toBe(spoken.format(now));
          expect(dateText(now)).toBe(date.format(now));
        }),
      );
    },
  );
});
