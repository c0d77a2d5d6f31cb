import '#tests/support/island.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Clock from '#features/clock/Clock.tsx';
import { tabStorage } from '#browser/storage.ts';

const HOUR = 3_600_000;
/** Local time, so that the tests read the same in every zone. */
const at = (time: string) => new Date(`2026-03-05T${time}`).getTime();

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const startAt = (time: string) => vi.useFakeTimers({ now: at(time) });

/** The angle of a hand in degrees, as it is drawn. */
const angle = (hand: string) =>
  Number(
    /rotate\(([\d.]+)/.exec(
      document.querySelector(`.clock-face .${hand}`)?.getAttribute('transform') ?? '',
    )?.[1],
  );
const hands = () => [angle('hour'), angle('minute'), angle('second')];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the time', () => {
  test('stands in the hands and in the text, and steps every second [S4-04] [S9-05]', async () => {
    startAt('14:59:58.250');
    render(<Clock parts={['time', 'date']} />);
    expect(screen.getByText('2:59:58 PM').closest('time')?.dateTime).toBe(
      new Date(at('14:59:58.250')).toISOString(),
    );
    expect(screen.getByText('Thursday, March 5, 2026')).toBeTruthy();
    expect(hands()).toEqual([89.983_333_333_333_33, 359.8, 348]);
    await wait(749);
    expect(screen.getByText('2:59:58 PM')).toBeTruthy();
    await wait(1);
    expect(screen.getByText('2:59:59 PM')).toBeTruthy();
    expect(angle('second')).toBe(354);
    await wait(1_000);
    expect(screen.getByText('3:00:00 PM')).toBeTruthy();
    expect(hands()).toEqual([90, 0, 0]);
  });

  test('turns the day at midnight [S4-04]', async () => {
    startAt('23:59:59');
    render(<Clock parts={['date']} />);
    await wait(1_000);
    expect(screen.getByText('Friday, March 6, 2026')).toBeTruthy();
    expect(hands()).toEqual([0, 0, 0]);
  });

  test('is right at once after a hidden hour [S4-04]', () => {
    startAt('12:00:00');
    render(<Clock parts={['time']} />);
    vi.setSystemTime(at('12:00:00') + HOUR + 7_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('1:00:07 PM')).toBeTruthy();
    expect(angle('second')).toBe(42);
  });

  test('of a face without words is its name, to the minute [S4-04]', async () => {
    startAt('09:41:58');
    render(<Clock parts={[]} />);
    const face = screen.getByRole('img', { name: 'The time is 9:41 AM' });
    await wait(2_000);
    expect(face.getAttribute('aria-label')).toBe('The time is 9:42 AM');
    expect(face.closest('[aria-live]')).toBeNull();
  });

  test('is read out once: beside its words the face is silent', () => {
    startAt('09:41:00');
    render(<Clock parts={['time']} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the place', () => {
  interface Answer {
    found: PositionCallback;
    failed: PositionErrorCallback;
  }
  let question: Answer | undefined;
  const label = () => document.querySelector('.clock-place')?.textContent;

  /** A browser that knows where it is once the visitor lets it; `unasked`: until then it has not been asked. */
  function geolocate(state: PermissionState = 'granted'): void {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
          question = { found, failed };
        },
      },
      permissions: { query: () => Promise.resolve({ state }) },
    });
  }
  const answerWith = (components: object | undefined) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ results: components ? [{ components }] : [] })),
    );
  const beHere = () =>
    question?.found({ coords: { latitude: 27.65, longitude: 85.3 } } as GeolocationPosition);
  const fail = (code: number) => question?.failed({ code } as GeolocationPositionError);

  beforeEach(() => {
    question = undefined;
    startAt('12:00:00');
    geolocate();
    answerWith({ city: 'Lalitpur', state: 'Bagmati' });
  });
  // A place kept in memory, where storage is blocked, lasts as long as the page.
  afterEach(() => tabStorage.remove('clock-place'));

  const show = async () => {
    render(<Clock />);
    expect(label()).toBe('…');
    await wait(0);
  };

  test.each([
    ['the city', { city: 'Lalitpur', town: 'Patan' }, 'Lalitpur'],
    ['else the town', { town: 'Patan', village: 'Bungamati' }, 'Patan'],
    ['else the village', { village: 'Bungamati', state: 'Bagmati' }, 'Bungamati'],
    ['else the state', { state: 'Bagmati' }, 'Bagmati'],
    ['else unknown', undefined, 'Unknown location'],
  ])('starts as an ellipsis and becomes %s [S4-05] [S4-06]', async (_, components, text) => {
    answerWith(components);
    await show();
    beHere();
    await wait(0);
    expect(label()).toBe(text);
  });

  test.each([
    ['denied', 1, 'cannot fetch your location'],
    ['not to be had', 2, 'Unknown location'],
    ['too slow', 3, 'Unknown location'],
  ])('says what went wrong when it is %s [S4-06] [S4-07] [S8-02]', async (_, code, text) => {
    await show();
    fail(code);
    await wait(0);
    expect(label()).toBe(text);
  });

  test('says that geolocation is not supported [S4-08] [S8-02]', async () => {
    vi.stubGlobal('navigator', {});
    render(<Clock />);
    await wait(0);
    expect(label()).toBe('Geolocation not supported');
  });

  test('keeps its ellipsis while nobody answers, and a late answer still counts [S4-05]', async () => {
    await show();
    await wait(HOUR);
    expect(label()).toBe('…');
    beHere();
    await wait(0);
    expect(label()).toBe('Lalitpur');
  });

  test.each([
    [null],
    [[]],
    [{ results: 'Lalitpur' }],
    [{ results: [null] }],
    [{ results: [{ components: ['Lalitpur'] }] }],
    [{ results: [{ components: { city: 5, town: {}, village: null, state: ' ' } }] }],
  ])('is unknown when the answer has the shape of %j [S4-06]', async (answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
    await show();
    beHere();
    await wait(0);
    expect(label()).toBe('Unknown location');
  });

  test('is asked for once a session, whatever the answer, with a position of two decimals [S4-05]', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    });
    await show();
    question?.found({ coords: { latitude: 27.654_321, longitude: -71.098_765 } } as GeolocationPosition);
    await wait(0);
    expect(label()).toBe('Unknown location');
    render(<Clock />);
    await wait(0);
    expect(asked).toEqual(['/reverse-geocode?latitude=27.65&longitude=-71.10']);
  });

  test('is found once a session; the next page knows it at once [S4-05]', async () => {
    await show();
    beHere();
    await wait(0);
    question = undefined;
    render(<Clock />);
    await wait(0);
    expect(question).toBeUndefined();
    expect([...document.querySelectorAll('.clock-place')].map(({ textContent }) => textContent)).toEqual([
      'Lalitpur',
      'Lalitpur',
    ]);
  });

  test('with storage blocked is found all the same [S4-05]', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await show();
    beHere();
    await wait(0);
    expect(label()).toBe('Lalitpur');
  });
});
