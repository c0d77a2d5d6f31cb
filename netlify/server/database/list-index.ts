import { logProblem } from '../log.ts';
import { openCollection } from './blobs.ts';
import type { CollectionName } from './collection.ts';
import { parseDocument, readEach } from './documents.ts';
import { IndexStore } from './index-store.ts';
import {
  isCheckDue,
  isOver,
  NO_INDEX,
  passedOn,
  RECENT_MOST,
  SEGMENT_ROWS,
  segmentOf,
  type Manifest,
  type Row,
  type Segment,
} from './manifest.ts';

/** A job ends sooner than the platform ends it. */
const MAINTAIN_MS = 5_000;
/** A record's key, under the token of its move. */
export type Move = readonly [token: string, key: string];
/** The newest segment, which rows are to be added to, is not what the manifest says. */
class DamagedSegment extends Error {}

/**
 * The index of one folder of records, so that a page of a list takes a few requests at any size. The records stay the truth,
 * one blob each under `<folder>/<inverted id>` of their collection; the index is made of copies in the collection
 * `list-index`, and can be made anew from them:
 *
 *   manifests/<collection>/<folder>       the newest rows, and which segments there are
 *   segments/<collection>/<folder>/<id>   500 to 999 older rows; never changed, only replaced
 *
 * Keys are listed newest first, so that one request shows all that are newer than the segments: for these the listing is the
 * truth, and a record that has no copy yet is read by itself. Whoever stores a record needs the index for nothing; an
 * update after the answer, by a reader or by a job brings it up to date. What is older than `SETTLED_MS` goes
 * into segments. Nothing is listed there any more, so whoever moves such a record first says so in the manifest, and
 * readers ask the record itself for as long as it stands there. Each change is one compare-and-swap of the manifest: a
 * crash before it leaves the old index, after it the new one.
 */
export class ListIndex {
  readonly store: IndexStore;
  readonly #collection: CollectionName;
  readonly #folder: string;
  readonly #toRow: (record: object) => object;
  readonly #failed = (error: unknown) => logProblem('index-not-updated', { list: this.store.name }, error);
  #running: Promise<void> | undefined;
  #queued: Promise<void> | undefined;

  /** `toRow` makes of a record what the list shows of it. */
  constructor(collection: CollectionName, folder: string, toRow: (record: object) => object) {
    this.store = new IndexStore(`${collection}/${folder}`);
    this.#collection = collection;
    this.#folder = folder;
    this.#toRow = toRow;
  }

  /** The keys that are newer than all segments, newest first. Asks for the first of them while the manifest is on its way. */
  async listTail(manifest: Promise<Manifest> | Manifest): Promise<string[]> {
    const tail: string[] = [];
    for await (const page of openCollection(this.#collection).entries(`${this.#folder}/`)) {
      const first = (await manifest).segments[0];
      for (const { key } of page) {
        const own = key.slice(this.#folder.length + 1);
        if (first && own >= first.newest) return tail;
        tail.push(own);
      }
    }
    return tail;
  }

  /** Rows made from the records themselves, in the order of the keys; without those that are not there. */
  async readRecords(keys: readonly string[]): Promise<Row[]> {
    const collection = openCollection(this.#collection);
    const rows = await readEach(keys, async (key): Promise<Row | undefined> => {
      const found = await collection.read(`${this.#folder}/${key}`);
      if (!found) return undefined;
      const record = parseDocument(found.text);
      if (!record) logProblem('bad-record', { key: `${this.#folder}/${key}` });
      return [key, record ? this.#toRow(record) : null];
    });
    return rows.filter((row) => row !== undefined);
  }

  /**
   * Copies what is stored and not yet in the index, a few thousand rows at a time. Whoever comes while that runs shares the
   * run after it. Never throws: the records are read by themselves until it succeeds.
   */
  update(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#queued ??= this.#running.then(() => {
      this.#queued = undefined;
      return this.#start();
    });
    return this.#queued;
  }

  #start(): Promise<void> {
    this.#running = this.#step()
      .then(() => undefined, this.#failed)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** `check` for a reader. Never throws. */
  repair(): Promise<void> {
    return this.check().then(() => undefined, this.#failed);
  }

  /** For a job: takes steps while there is work and time, and compares all with the records once a day. */
  async maintain(): Promise<void> {
    const endsAt = performance.now() + MAINTAIN_MS;
    while ((await this.#step()) > 0 && performance.now() < endsAt);
    const { manifest } = await this.store.read();
    if (isCheckDue(manifest)) await this.check();
  }

  /** Takes a step; one that meets a damaged segment makes segments anew instead. Out: how many rows, or segments. */
  #step(): Promise<number> {
    return this.#update().catch((error: unknown) => {
      if (error instanceof DamagedSegment) return this.check();
      throw error;
    });
  }

  /** Out: how many rows went into segments. */
  async #update(): Promise<number> {
    const { manifest } = await this.store.read();
    const left = Object.entries(manifest.moving).filter(([token]) => isOver(token));
    if (left.length > 0) await this.settle(left);
    let moved = 0;
    await this.store.change(async (current) => {
      const tail = await this.listTail(current);
      const passed = passedOn(tail, current);
      moved = passed.length;
      const keep = tail.slice(0, tail.length - passed.length).slice(0, RECENT_MOST);
      const known = new Map(current.recent);
      const isKnown = keep.length === known.size && keep.every((key) => known.has(key));
      if (isKnown && passed.length === 0) return undefined;
      const wanted = [...keep, ...passed];
      const fresh = await this.readRecords(wanted.filter((key) => !known.has(key)));
      const rows = new Map([...current.recent.map(([key, row]) => [key, row] as const), ...fresh]);
      const rowsOf = (keys: readonly string[]): Row[] =>
        keys.flatMap((key) => {
          const record = rows.get(key);
          return record === undefined ? [] : [[key, record] as const];
        });
      return { ...current, recent: rowsOf(keep), segments: await this.#append(current, rowsOf(passed)) };
    });
    return moved;
  }

  /** Puts rows before the newest segment and cuts what has become too long. Out: the segments there are then. */
  async #append({ segments: [newest, ...older] }: Manifest, rows: readonly Row[]): Promise<Segment[]> {
    if (rows.length === 0) return newest ? [newest, ...older] : [];
    const before = newest ? await this.store.readSegment(newest) : [];
    if (!before) throw new DamagedSegment(newest?.key);
    const joined = [...rows, ...before];
    const full = Math.max(0, Math.floor(joined.length / SEGMENT_ROWS) - 1);
    const first = joined.length - full * SEGMENT_ROWS;
    const cuts = [joined.slice(0, first)];
    for (let at = first; at < joined.length; at += SEGMENT_ROWS)
      cuts.push(joined.slice(at, at + SEGMENT_ROWS));
    return [...(await Promise.all(cuts.map((cut) => this.store.writeSegment(cut)))), ...older];
  }

  /** Says in the manifest that records are about to be moved here or away: from now on readers ask the records themselves. */
  async announce(moves: readonly Move[]): Promise<void> {
    const moving = Object.fromEntries(moves);
    await this.store.change((current) => ({ ...current, moving: { ...current.moving, ...moving } }));
  }

  /** Puts the outcome of moves into their segments. The last of several moves of one record does it for all. */
  async settle(moves: readonly Move[]): Promise<void> {
    const tokens = new Set(moves.map(([token]) => token));
    await this.store.change(async (current) => {
      const others = Object.entries(current.moving).filter(([token]) => !tokens.has(token));
      const underMove = new Set(others.filter(([token]) => !isOver(token)).map(([, key]) => key));
      const keys = new Set(moves.map(([, key]) => key).filter((key) => !underMove.has(key)));
      const held = keysBySegment(current, keys);
      const segments = await readEach(current.segments, (segment, at) =>
        this.#settled(segment, held[at] ?? []),
      );
      const left = segments.filter((segment) => segment !== undefined);
      return { ...current, moving: Object.fromEntries(others), segments: left };
    });
  }

  /** A segment with these records as they are now; undefined if it has none left. */
  async #settled(segment: Segment, keys: readonly string[]): Promise<Segment | undefined> {
    const rows = keys.length === 0 ? undefined : await this.store.readSegment(segment);
    // A damaged segment is made anew from the records, by `check`.
    if (!rows) return segment;
    const moved = new Set(keys);
    const records = await this.readRecords(keys);
    const there = new Set(records.map(([key]) => key));
    const before = rows.filter(([key]) => moved.has(key));
    if (before.length === there.size && before.every(([key]) => there.has(key))) return segment;
    const changed = [...rows.filter(([key]) => !moved.has(key)), ...records].sort(byKey);
    // Its keys are those of the newer segment before it from now on, or of the listing.
    return changed.length === 0 ? undefined : this.store.writeSegment(changed, segment.newest);
  }

  /** Makes segments anew that differ from their records; removes unnamed ones. Out: how many it made. */
  async check(): Promise<number> {
    const repaired = await this.store.change(async (current) => {
      const held = keysBySegment(current, await this.listTail(NO_INDEX));
      const segments = await readEach(current.segments, (segment, at) =>
        this.#repaired(segment, held[at] ?? []),
      );
      // What could not be read may have been mended.
      const recent = current.recent.filter(([, record]) => record);
      return { ...current, recent, segments, checkedAt: Date.now() };
    });
    await this.store.removeUnnamed();
    return repaired;
  }

  /** The segment itself if it holds exactly these keys, else one that does. */
  async #repaired(segment: Segment, keys: readonly string[]): Promise<Segment> {
    const rows = await this.store.readSegment(segment);
    const wanted = new Set(keys);
    const right = (rows ?? []).filter(([key, record]) => record && wanted.has(key));
    if (rows?.length === right.length && right.length === keys.length) return segment;
    const known = new Set(right.map(([key]) => key));
    const missing = await this.readRecords(keys.filter((key) => !known.has(key)));
    const whole = [...right, ...missing].sort(byKey);
    return this.store.writeSegment(whole, segment.newest);
  }
}

/** Which of these keys each segment stands for, by its place. */
function keysBySegment(manifest: Manifest, keys: Iterable<string>): string[][] {
  const held = manifest.segments.map((): string[] => []);
  for (const key of keys) held[segmentOf(manifest, key)]?.push(key);
  return held;
}

const byKey = ([a]: Row, [b]: Row): number => (a < b ? -1 : 1);
