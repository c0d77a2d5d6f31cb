import { openStore } from './open-store.ts';
import { createId } from '#shared/ids.ts';
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

/** Keeps a picture under a generated name that tells its size. Out: the file name. */
export async function saveImage({ width, height, extension, variants }: StoredPicture): Promise<string> {
  const id = createId();
  const store = openStore('images');
  await Promise.all(
    variants.map(({ width: w, format, bytes }) => store.set(variantKey(id, w, format), toArrayBuffer(bytes))),
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
  const bytes = (await openStore('images').get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
  return bytes ?? undefined;
}

function variantKey(id: string, width: number, format: VariantFormat): string {
  return `${id}/${width}-${format}`;
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
