import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openCollection } from '#server/database/blobs.ts';
import { listKeys, type Collection, type CollectionName } from '#server/database/collection.ts';
import { createDocument, parseDocument, readEach } from '#server/database/documents.ts';
import { raiseContentVersion } from '#server/records/content-version.ts';
import { maintainLists } from '#server/records/lists.ts';
import { listNames } from '#forms/registry.ts';
import { SHARE } from '#shared/picture-name.ts';

/** Indexes are made anew; what else lies among them is not. */
const INDEX = /^manifests\/[a-z-]+\/(?:records|suspected)$/;
const WORK = 'manifests/casework/';

/**
 * What is carried of each collection, by how its keys begin. Indexes are made anew; sessions, counts and claims of clicks mean
 * nothing elsewhere, those of payments do: their provider may tell of one again. `emails/` says which user an address belongs to;
 * who unsubscribed stays unsubscribed, and old mails' links go on working.
 */
const DOCUMENTS: Partial<Record<CollectionName, readonly string[]>> = {
  ...Object.fromEntries(listNames.map((list) => [list, ['records/', 'suspected/']])),
  verification: ['records/', 'suspected/', 'claims/'],
  users: ['records/', 'suspected/', 'emails/'],
  posts: ['records/'],
  faqs: ['records/'],
  unsubscribed: ['addresses/', 'signing/'],
  casework: ['notes/'],
  audit: ['records/'],
  'list-index': [WORK],
};
const COLLECTIONS = Object.keys(DOCUMENTS) as CollectionName[];
const CONTENT: readonly CollectionName[] = ['posts', 'faqs'];
const PICTURES = 'images';

/** The platform lets a site's owner ask some hundred times a minute, and says so by refusing. */
const PAUSE_MS = 15_000;
const PATIENCE = 8;

/** What was carried, and one line for each thing that was not. */
export interface Carried {
  documents: number;
  pictures: number;
  /** There already, and left as they are. */
  known: number;
  complaints: string[];
}

/** The key of a picture in one width. */
const PICTURE = new RegExp(`^[a-z0-9-]+/(?:\\d+|${SHARE})-[a-z]+$`);

const nothing = (): Carried => ({ documents: 0, pictures: 0, known: 0, complaints: [] });

/** Tries again, later, what a limit or an outage kept from happening. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === PATIENCE) throw error;
      await wait(attempt === 1 ? 100 : PAUSE_MS);
    }
  }
}

/**
 * Writes the stored records, posts, FAQs and users into a folder, a line of JSON each (`{key, document}`) in a file for each
 * collection, and pictures as files in `images/`. What is damaged is named and left out.
 */
export async function exportData(folder: string): Promise<Carried> {
  const carried = nothing();
  await mkdir(folder, { recursive: true });
  for (const name of COLLECTIONS) await exportDocuments(name, join(folder, `${name}.ndjson`), carried);
  const images = openCollection(PICTURES);
  const keys = (await patiently(() => listKeys(images))).filter((key) => PICTURE.test(key));
  await readEach(keys, async (key) => {
    const bytes = await patiently(() => images.readBytes(key));
    if (!bytes) return;
    const file = join(folder, PICTURES, ...key.split('/'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Uint8Array(bytes));
    carried.pictures += 1;
  });
  return carried;
}

async function exportDocuments(name: CollectionName, path: string, carried: Carried): Promise<void> {
  const collection = openCollection(name);
  const file = await open(path, 'w', 0o600);
  try {
    for (const prefix of DOCUMENTS[name] ?? []) {
      const keys = await patiently(() => listKeys(collection, prefix));
      const lines = await readEach(keys, async (key) => {
        const found = await patiently(() => collection.read(key));
        const document = found && parseDocument(found.text);
        if (found && !document) carried.complaints.push(`${name} ${key} is damaged.`);
        return document && JSON.stringify({ key, document });
      });
      const whole = lines.filter((line) => line !== undefined);
      carried.documents += whole.length;
      if (whole.length > 0) await file.write(`${whole.join('\n')}\n`);
    }
  } finally {
    await file.close();
  }
}

/** Stores what `exportData` wrote, under the same keys. What is there stays; unusable lines are named. */
export async function importData(folder: string): Promise<Carried> {
  const carried = nothing();
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  await importPictures(join(folder, PICTURES), carried);
  let isContentNew = carried.pictures > 0;
  for (const name of COLLECTIONS) {
    const before = carried.documents;
    await importDocuments(name, join(folder, `${name}.ndjson`), carried);
    isContentNew ||= CONTENT.includes(name) && carried.documents > before;
  }
  if (isContentNew) await patiently(raiseContentVersion);
  if (carried.documents > 0) await indexAnew();
  return carried;
}

async function importDocuments(name: CollectionName, path: string, carried: Carried): Promise<void> {
  if (!existsSync(path)) return;
  const collection = openCollection(name);
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const entry = usable(name, line);
    if (typeof entry === 'string') carried.complaints.push(`${name}.ndjson, line ${number}: ${entry}`);
    else await importDocument(collection, entry, `${name}.ndjson, line ${number}`, carried);
  }
}

async function importDocument(
  collection: Collection,
  { key, document }: Line,
  where: string,
  carried: Carried,
): Promise<void> {
  const stored = await patiently(() => collection.read(key));
  if (!stored && (await patiently(() => createDocument(collection, key, document)))) {
    carried.documents += 1;
    return;
  }
  carried.known += 1;
  if (stored && stored.text !== JSON.stringify(document))
    carried.complaints.push(`${where}: ${key} is stored with other contents, which stay.`);
}

interface Line {
  key: string;
  document: object;
}

/** A line as it can be stored, or what is wrong with it. */
function usable(name: CollectionName, text: string): Line | string {
  const line = parseDocument<Partial<Line>>(text);
  if (!line) return 'This is no JSON object.';
  const { key, document } = line;
  const isKnown = typeof key === 'string' && (DOCUMENTS[name] ?? []).some((prefix) => key.startsWith(prefix));
  if (!isKnown || !/^[a-z]+(?:\/[a-z0-9-]{1,520}){1,2}$/.test(key))
    return 'Its key is none of this collection.';
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return 'It has no document.';
  return { key, document };
}

async function importPictures(folder: string, carried: Carried): Promise<void> {
  if (!existsSync(folder)) return;
  const images = openCollection(PICTURES);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await readEach(
    files.filter((file) => file.isFile()),
    async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const key = relative(folder, path).split(sep).join('/');
      if (!PICTURE.test(key)) {
        carried.complaints.push(`${PICTURES}/${key} is no picture of this site.`);
      } else if (await patiently(() => images.exists(key))) {
        carried.known += 1;
      } else {
        const bytes = new Uint8Array(await readFile(path)).buffer;
        await patiently(() => images.write(key, bytes));
        carried.pictures += 1;
      }
    },
  );
}

/** Older records came among those that the lists' indexes stand for: without its manifest an index is made anew. */
async function indexAnew(): Promise<void> {
  const indexes = openCollection('list-index');
  const keys = await patiently(() => listKeys(indexes, 'manifests/'));
  for (const key of keys) if (INDEX.test(key)) await patiently(() => indexes.delete(key));
  await patiently(maintainLists);
}
