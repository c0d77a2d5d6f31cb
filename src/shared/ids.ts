const TIME_LENGTH = 9;
const RANDOM_LENGTH = 10;
export const ID_LENGTH = TIME_LENGTH + 1 + RANDOM_LENGTH;

/** A generated id: `<9 base-36 digits of milliseconds>-<10 random base-36 digits>`; ids sort by time. */
export const ID_PATTERN = /^[0-9a-z]{9}-[0-9a-z]{10}$/;

let lastTime = 0;
let lastRandom: number[] = [];

/**
 * Makes a new time-ordered id for the moment `now` (milliseconds since 1970). Ids made one after another within
 * the same millisecond keep their order too: the later one counts on from the earlier.
 */
export function createId(now: number = Date.now()): string {
  lastRandom = now === lastTime ? increment(lastRandom) : randomDigits();
  lastTime = now;
  return `${digits(now)}-${lastRandom.map((digit) => digit.toString(36)).join('')}`;
}

/** The moment an id was made, in milliseconds since 1970. */
export const idTime = (id: string): number => Number.parseInt(id.slice(0, TIME_LENGTH), 36);

/** The id that follows in order: the page of a list before it begins with `id` itself. */
export function idAfter(id: string): string {
  return id.replace(/([0-9a-y])(z*)$/, (_, digit: string, rest: string) => {
    const next = (Number.parseInt(digit, 36) + 1).toString(36);
    return next + '0'.repeat(rest.length);
  });
}

/** The storage key of an id: newest first when keys are listed in alphabetical order. Its own inverse. */
export const invertId = (id: string): string =>
  id.replace(/[0-9a-z]/g, (digit) => (35 - Number.parseInt(digit, 36)).toString(36));

const digits = (value: number): string => value.toString(36).padStart(TIME_LENGTH, '0');

const randomDigits = (): number[] =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)), (byte) => byte % 36);

function increment(number: readonly number[]): number[] {
  const last = number.findLastIndex((digit) => digit < 35);
  return number.map((digit, place) => (place < last ? digit : place === last ? digit + 1 : 0));
}
