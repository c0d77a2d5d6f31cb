import { setTimeout as wait } from 'node:timers/promises';
import { logProblem } from '../log.ts';
import { openCollection } from './blobs.ts';
import { listEntries, type Collection, type CollectionName } from './collection.ts';
import { parseDocument, readEach } from './documents.ts';
import { isManifest, isOver, isRow, NO_INDEX, type Manifest, type Row, type Segment } from './manifest.ts';
import { createId } from '#shared/ids.ts';

/** A manifest as it was read; no tag where there is none yet. */
interface ReadManifest {
  manifest: Manifest;
  tag: string | undefined;
}

const TRIES = 12;
const LONGEST_PAUSE_MS = 400;

const MANIFESTS = 'manifests/';

/** The key in `list-index` of a document whose version comes with those of the lists, as `<part>/<name>`. */
export const besideLists = (part: string, name: string): string => `${MANIFESTS}${part}/${name}`;

/** The version of each list's index, and of each document beside them; another after every change. */
export async function readListVersions(): Promise<ReadonlyMap<string, string>> {
  const entries = await listEntries(openCollection('list-index'), MANIFESTS);
  return new Map(entries.map(({ key, tag }) => [key.slice(MANIFESTS.length), tag]));
}

/** Gives a list without an index another version, so that open dashboards ask for it again. */
export async function raiseListVersion(name: `${CollectionName}/${string}`): Promise<void> {
  await openCollection('list-index').write(MANIFESTS + name, createId());
}

/** The documents of one list's index: a manifest and the segments that it names, in the collection `list-index`. */
export class IndexStore {
  /** Of the list, as the log says it. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get #store(): Collection {
    return openCollection('list-index');
  }

  get #manifestKey(): string {
    return MANIFESTS + this.name;
  }

  get #segmentPrefix(): string {
    return `segments/${this.name}/`;
  }

  /** A manifest that is none counts as no index: then all is read from the records, and the next update begins anew. */
  async read(): Promise<ReadManifest> {
    const found = await this.#store.read(this.#manifestKey);
    if (!found) return { manifest: NO_INDEX, tag: undefined };
    const manifest = parseDocument(found.text);
    if (isManifest(manifest)) return { manifest, tag: found.tag };
    logProblem('bad-index', { key: this.#manifestKey });
    return { manifest: NO_INDEX, tag: found.tag };
  }

  /** The rows of a segment; undefined if it is not there or is not what the manifest says. */
  async readSegment({ key, count }: Segment): Promise<readonly Row[] | undefined> {
    const found = await this.#store.read(key);
    const rows: unknown = found && parseDocument(found.text)?.['rows'];
    return Array.isArray(rows) && rows.length === count && rows.every(isRow) ? rows : undefined;
  }

  /** Writes a segment under a key of its own. `newest` is where it begins, if not with its first row. */
  async writeSegment(rows: readonly Row[], newest = rows[0]?.[0] ?? ''): Promise<Segment> {
    const key = this.#segmentPrefix + createId();
    await this.#store.write(key, JSON.stringify({ rows }));
    return { key, newest, count: rows.length };
  }

  /** Segments of writers that broke off, or were overtaken and then broke off. Those of a writer at work are young. */
  async removeUnnamed(): Promise<void> {
    const { manifest } = await this.read();
    const named = new Set(manifest.segments.map(({ key }) => key));
    for await (const page of this.#store.entries(this.#segmentPrefix)) {
      const left = page.filter(({ key }) => !named.has(key) && isOver(key.slice(this.#segmentPrefix.length)));
      await readEach(left, ({ key }) => this.#store.delete(key));
    }
  }

  /**
   * Changes the manifest by compare-and-swap: where somebody was faster, `change` runs anew on what they made. Undefined
   * leaves it. Segments that it made and nobody names, or that nobody names any more, are removed. Out: how many it replaced.
   */
  async change(
    change: (current: Manifest) => Promise<Manifest | undefined> | Manifest | undefined,
  ): Promise<number> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { manifest, tag } = await this.read();
      const next = await change(manifest);
      if (!next) return 0;
      const text = JSON.stringify(next);
      const store = this.#store;
      const isWritten = tag
        ? await store.replace(this.#manifestKey, text, tag)
        : await store.create(this.#manifestKey, text);
      const [kept, left] = isWritten ? [next, manifest] : [manifest, next];
      const named = new Set(kept.segments.map(({ key }) => key));
      const unnamed = left.segments.filter(({ key }) => !named.has(key));
      await Promise.all(unnamed.map(({ key }) => store.delete(key)));
      if (isWritten) return unnamed.length;
      await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt));
    }
    throw new Error(`Too many writers at once on ${this.#manifestKey}.`);
  }
}
