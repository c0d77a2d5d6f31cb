import sharp, { type Sharp } from 'sharp';
import { MAX_SHARE_BYTES, SHARE_SIZE } from '#shared/picture-name.ts';

/** From good to sparing: nearly always the first is small enough. */
const QUALITIES = [82, 70, 55, 40, 25];

/** `picture` cut to 1,200 × 630 around what draws the eye. Out: a JPEG of at most 300,000 bytes. */
export async function encodeSharePicture(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .clone()
    .flatten({ background: '#fff' })
    .resize({ ...SHARE_SIZE, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let encoded = data;
  for (const quality of QUALITIES) {
    encoded = await sharp(data, { raw }).jpeg({ quality, progressive: true }).toBuffer();
    if (encoded.length <= MAX_SHARE_BYTES) break;
  }
  return encoded;
}

/** The same of a stored picture, of a moving one its first frame. */
export const shareStoredPicture = (bytes: ArrayBuffer): Promise<Uint8Array> =>
  encodeSharePicture(sharp(bytes));
