import { tagged } from './cas.ts';
import { openStore, type Store } from './open-store.ts';
import { createId, idTime } from '#shared/ids.ts';
import type { PictureName } from '#shared/picture-name.ts';

export type VariantFormat = 'webp' | 'jpeg' | 'png' | 'gif';

/** One width of a picture in one format. */
export interface PictureVariant {
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** A picture ready to be kept; `width` and `height` are those of its largest variants. */
export interface StoredPicture {
  width: number;
  height: number;
  extension: PictureName['extension'];
  variants: PictureVariant[];
}

/**
 * Keeps a picture under a generated name that tells its size. Out: the file name. A reminder comes first: should the
 * post that the picture is for never be stored, the picture is found all the same.
 */
export async function saveImage({ width, height, extension, variants }: StoredPicture): Promise<string> {
  const id = createId();
  await remindOfImage(id);
  const store = openStore('images');
  await Promise.all(
    variants.map(({ width: w, format, bytes }) =>
      write(store, variantKey(id, w, format), toArrayBuffer(bytes)),
    ),
  );
  return `${id}-${width}x${height}.${extension}`;
}

/** The bytes of one variant, or undefined. */
export async function readImage(
  id: string,
  width: number,
  format: VariantFormat,
): Promise<ArrayBuffer | undefined> {
  const key = variantKey(id, width, format);
  const found = await openStore('images').getWithMetadata(key, { type: 'arrayBuffer' });
  return found ? tagged(key, found).data : undefined;
}

/**
 * A reminder to look whether any post names a picture: set when the picture is new and before a post lets go of it.
 * `at` (milliseconds since 1970) is the latest of the picture's reminders, `keys` are all of them.
 */
export interface Reminder {
  id: string;
  at: number;
  keys: string[];
}

/** Sets a reminder for a picture, beside those it has. */
export async function remindOfImage(id: string, now = Date.now()): Promise<void> {
  await write(openStore('images'), `${REMINDERS}${id}/${createId(now)}`, '1');
}

/** The reminders of all pictures. The keys tell everything: nothing else is read. */
export async function listReminders(): Promise<Reminder[]> {
  const { blobs } = await openStore('images').list({ prefix: REMINDERS });
  const reminders = new Map<string, Reminder>();
  for (const { key } of blobs) {
    const [, id = '', mark = ''] = key.split('/');
    const { at, keys } = reminders.get(id) ?? { at: 0, keys: [] };
    reminders.set(id, { id, at: Math.max(at, idTime(mark)), keys: [...keys, key] });
  }
  return [...reminders.values()];
}

/** Takes away these reminders, and none that was set since they were listed. */
export async function dropReminder({ keys }: Reminder): Promise<void> {
  const store = openStore('images');
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** Removes a picture in all its variants, the reminders last: a removal that breaks off is taken up again. */
export async function removeImage(reminder: Reminder): Promise<void> {
  const store = openStore('images');
  const { blobs } = await store.list({ prefix: `${reminder.id}/` });
  await Promise.all(blobs.map(({ key }) => store.delete(key)));
  await dropReminder(reminder);
}

const REMINDERS = 'reminders/';

async function write(store: Store, key: string, data: string | ArrayBuffer): Promise<void> {
  tagged(key, await store.set(key, data));
}

function variantKey(id: string, width: number, format: VariantFormat): string {
  return `${id}/${width}-${format}`;
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
