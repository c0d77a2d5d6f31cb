import { openCollection } from '../database/blobs.ts';
import { listKeys } from '../database/collection.ts';
import { readEach } from '../database/documents.ts';
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

/** What those are given who read no WebP. In its own width it stands for every other variant, too. */
export const FALLBACK: Record<PictureName['extension'], VariantFormat> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
};

/**
 * Keeps a picture in the collection `images`, each variant under `<id>/<width>-<format>`. Out: a generated file name that tells
 * its id and size, once the variant is kept that stands for the others; `keepRest` keeps those, after the answer.
 */
export async function savePicture({
  width,
  height,
  extension,
  variants,
}: StoredPicture): Promise<{ name: string; keepRest: () => Promise<unknown> }> {
  const id = createId();
  const isWhole = (variant: PictureVariant) =>
    variant.width === width && variant.format === FALLBACK[extension];
  const keep = (some: PictureVariant[]) => Promise.all(some.map((variant) => saveVariant(id, variant)));
  await keep(variants.filter(isWhole));
  return {
    name: `${id}-${width}x${height}.${extension}`,
    keepRest: () => keep(variants.filter((variant) => !isWhole(variant))),
  };
}

/** Keeps one more variant of a picture. */
export function saveVariant(id: string, { width, format, bytes }: PictureVariant): Promise<unknown> {
  return images().write(variantKey(id, width, format), toArrayBuffer(bytes));
}

/** The bytes of one variant, or undefined. */
export function readPicture(
  id: string,
  width: PictureVariant['width'],
  format: VariantFormat,
): Promise<ArrayBuffer | undefined> {
  return images().readBytes(variantKey(id, width, format));
}

/** A picture as its keys tell it. `unnamedSince`: when it was found that no post names it, in milliseconds since 1970. */
export interface KeptPicture {
  id: string;
  variants: string[];
  marks: string[];
  unnamedSince: number | undefined;
}

/** Every picture there is anything of. The keys tell everything: nothing else is read. */
export async function listPictures(): Promise<KeptPicture[]> {
  const pictures = new Map<string, KeptPicture>();
  for (const key of await listKeys(images())) {
    const [folder = '', id = '', setAt] = key.split('/');
    const isVariant = setAt === undefined;
    const own = isVariant ? folder : id;
    const picture = pictures.get(own) ?? { id: own, variants: [], marks: [], unnamedSince: undefined };
    pictures.set(own, picture);
    (isVariant ? picture.variants : picture.marks).push(key);
    // What earlier releases left beside their pictures says something else.
    if (folder === MARKS) picture.unnamedSince = Math.max(picture.unnamedSince ?? 0, idTime(setAt ?? ''));
  }
  return [...pictures.values()];
}

/** Marks a picture as one that no post names. */
export async function markUnnamed(id: string, now = Date.now()): Promise<void> {
  await images().write(`${MARKS}/${id}/${createId(now)}`, '1');
}

/** Takes the marks of a picture away. */
export async function unmark({ marks }: KeptPicture): Promise<void> {
  await readEach(marks, (key) => images().delete(key));
}

/** Removes a picture in all its variants, the marks last: a removal that breaks off is taken up again. */
export async function removePicture(picture: KeptPicture): Promise<void> {
  await readEach(picture.variants, (key) => images().delete(key));
  await unmark(picture);
}

const MARKS = 'unnamed';
const images = () => openCollection('images');

const variantKey = (id: string, width: PictureVariant['width'], format: VariantFormat): string =>
  `${id}/${width}-${format}`;

const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
