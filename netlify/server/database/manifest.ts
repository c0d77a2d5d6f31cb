import { idTime, invertId } from '#shared/ids.ts';

/** A record under its key within its folder. Null stands for one that cannot be read. */
export type Row = readonly [key: string, record: object | null];

/** A document of rows, newest first. It holds the keys from `newest` up to the `newest` of the segment after it. */
export interface Segment {
  key: string;
  newest: string;
  count: number;
}

export interface Manifest {
  /** Copies of the newest records. */
  recent: readonly Row[];
  /** Newest first. */
  segments: readonly Segment[];
  /** Keys whose records are being moved, each under the token of its move. */
  moving: Readonly<Record<string, string>>;
  /** When the segments were compared with the records, in milliseconds since 1970. */
  checkedAt?: number;
}

export const NO_INDEX: Manifest = { recent: [], segments: [], moving: {} };

/** Rows of a segment. The newest one has up to twice as many, so that a page of so many touches two segments at most. */
export const SEGMENT_ROWS = 500;
/** So many rows stay in the manifest when it passes some on. */
const RECENT_LEAST = 100;
/** More than so many make it do so. */
export const RECENT_MOST = 150;
/** Rows that one step passes on: it is over in seconds, and the next one goes on. */
const STEP_ROWS = 2_000;
/** A record this old has been stored, or never will be: calls end sooner, and clocks are not so far apart. */
export const SETTLED_MS = 600_000;
/** A move takes seconds; a token older than this was left by a crash. */
const MOVE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Which segment stands for a key, by its place; -1 for a key newer than all of them. */
export const segmentOf = ({ segments }: Manifest, key: string): number =>
  segments.findLastIndex(({ newest }) => newest <= key);

/** The oldest keys of the tail that may leave the manifest: settled, and not being moved; none while there is room. */
export function passedOn(tail: readonly string[], { moving }: Manifest): readonly string[] {
  if (tail.length <= RECENT_MOST) return [];
  const settledAt = Date.now() - SETTLED_MS;
  const underMove = new Set(Object.values(moving));
  const mayNot = (key: string) => idTime(invertId(key)) > settledAt || underMove.has(key);
  const first = Math.max(RECENT_LEAST, tail.findLastIndex(mayNot) + 1, tail.length - STEP_ROWS);
  return tail.slice(first);
}

/** Says whether the writer with this token or segment has ended, one way or the other. */
export const isOver = (token: string): boolean => idTime(token) < Date.now() - MOVE_MS;

/** Says whether the segments are to be compared with the records again. */
export const isCheckDue = ({ segments, checkedAt = 0 }: Manifest): boolean =>
  segments.length > 0 && checkedAt < Date.now() - DAY_MS;

/** What was read of a segment may be damaged. */
export const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object';

/** The same for a manifest. */
export function isManifest(value: object | undefined): value is Manifest {
  const { recent, segments, moving } = (value ?? {}) as Partial<Record<keyof Manifest, unknown>>;
  const isWhole = Array.isArray(recent) && recent.every(isRow) && Array.isArray(segments);
  return isWhole && segments.every(isSegment) && typeof moving === 'object' && moving !== null;
}

function isSegment(value: Partial<Segment> | null): value is Segment {
  const { key, newest, count } = value ?? {};
  return typeof key === 'string' && typeof newest === 'string' && typeof count === 'number';
}
