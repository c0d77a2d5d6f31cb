import { openCollection } from '../database/blobs.ts';
import { listKeys } from '../database/collection.ts';
import { createId, idTime } from '#shared/ids.ts';
import type { PictureName, SHARE } from '#shared/picture-name.ts';

export type VariantFormat = 'webp' | 'jpeg' | 'png' | 'gif';

/** One width of a picture in one format, or the cut that a link shows. */
export interface PictureVariant {
  width: number | typeof SHARE;
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
 * Keeps a picture in the collection `images`: each variant under `<id>/<width>-<format>`, its reminders under
 * `reminders/<id>/<time>`. Out: a generated file name that tells its id and size. A reminder comes first: should the post
 * that the picture is for never be stored, the picture is found all the same.
 */
export async function savePicture({ width, height, extension, variants }: StoredPicture): Promise<string> {
  const id = createId();
  await remindOfPicture(id);
  await Promise.all(variants.map((variant) => saveVariant(id, variant)));
  return `${id}-${width}x${height}.${extension}`;
}

/** Keeps one more variant of a picture. */
export function saveVariant(id: string, { width, format, bytes }: PictureVariant): Promise<unknown> {
  return openCollection('images').write(variantKey(id, width, format), toArrayBuffer(bytes));
}

/** The bytes of one variant, or undefined. */
export function readPicture(
  id: string,
  width: PictureVariant['width'],
  format: VariantFormat,
): Promise<ArrayBuffer | undefined> {
  return openCollection('images').readBytes(variantKey(id, width, format));
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
export async function remindOfPicture(id: string, now = Date.now()): Promise<void> {
  await openCollection('images').write(`${REMINDERS}${id}/${createId(now)}`, '1');
}

/** The reminders of all pictures. The keys tell everything: nothing else is read. */
export async function listReminders(): Promise<Reminder[]> {
  const reminders = new Map<string, Reminder>();
  for (const key of await listKeys(openCollection('images'), REMINDERS)) {
    const [, id = '', setAt = ''] = key.split('/');
    const { at, keys } = reminders.get(id) ?? { at: 0, keys: [] };
    reminders.set(id, { id, at: Math.max(at, idTime(setAt)), keys: [...keys, key] });
  }
  return [...reminders.values()];
}

/** Takes away these reminders, and none that was set since they were listed. */
export async function dropReminder({ keys }: Reminder): Promise<void> {
  const images = openCollection('images');
  await Promise.all(keys.map((key) => images.delete(key)));
}

/** Removes a picture in all its variants, the reminders last: a removal that breaks off is taken up again. */
export async function removePicture(reminder: Reminder): Promise<void> {
  const images = openCollection('images');
  const keys = await listKeys(images, `${reminder.id}/`);
  await Promise.all(keys.map((key) => images.delete(key)));
  await dropReminder(reminder);
}

const REMINDERS = 'reminders/';

function variantKey(id: string, width: PictureVariant['width'], format: VariantFormat): string {
  return `${id}/${width}-${format}`;
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
