import sharp, { type Sharp } from 'sharp';
import type { PictureVariant, StoredPicture } from '../stores/images.ts';
import { ACCEPTED_FORMATS, sniffFormat } from './picture-format.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '#shared/limits.ts';
import { pictureWidths } from '#shared/picture-name.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';

/** Read from the header before anything is decoded; all frames of a moving picture together. */
const MAX_PIXELS = 60_000_000;
const MAX_MOVING_SIDE = 960;

/**
 * Makes an uploaded picture fit to be served: checked by its bytes, upright, without camera data, at most 1,920 pixels
 * a side, in the widths of `srcset`, each as WebP and as a JPEG or PNG (moving: GIF) for those who cannot read WebP.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Result<StoredPicture>> {
  if (bytes.length > MAX_IMAGE_BYTES) {
    return fail({
      kind: 'too-large',
      message: `The picture is larger than ${MAX_IMAGE_BYTES / 2 ** 20} MB.`,
    });
  }
  if (!sniffFormat(bytes)) return fail(refused(`Please choose a ${ACCEPTED_FORMATS} picture.`));
  try {
    const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages * width * height > MAX_PIXELS) return fail(refused('The picture has too many pixels.'));
    return ok(pages > 1 ? await prepareMoving(bytes) : await prepareStill(bytes));
  } catch {
    return fail(refused(`The picture cannot be read. Please choose another ${ACCEPTED_FORMATS} picture.`));
  }
}

async function prepareStill(bytes: Uint8Array): Promise<StoredPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(MAX_IMAGE_SIDE, MAX_IMAGE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const seeThrough = channels === 4 && !(await sharp(data, { raw }).stats()).isOpaque;
  const fallback = seeThrough ? 'png' : 'jpeg';
  const variants = pictureWidths({ width, moving: false }).flatMap((target) => {
    const resized = sharp(data, { raw }).resize({ width: target });
    return [encode(resized, target, 'webp'), encode(resized, target, fallback)];
  });
  return { width, height, extension: seeThrough ? 'png' : 'jpg', variants: await Promise.all(variants) };
}

/** A moving picture stays one: every frame, in one width. */
async function prepareMoving(bytes: Uint8Array): Promise<StoredPicture> {
  const frames = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS }).resize(
    MAX_MOVING_SIDE,
    MAX_MOVING_SIDE,
    { fit: 'inside', withoutEnlargement: true },
  );
  const { info } = await frames.clone().webp().toBuffer({ resolveWithObject: true });
  const { width, pageHeight = info.height } = info;
  const variants = [encode(frames, width, 'webp'), encode(frames, width, 'gif')];
  return { width, height: pageHeight, extension: 'gif', variants: await Promise.all(variants) };
}

/** The encoders write no metadata unless asked to. */
async function encode(
  image: Sharp,
  width: number,
  format: PictureVariant['format'],
): Promise<PictureVariant> {
  const encoded = image.clone().toFormat(format, ENCODING[format]);
  return { width, format, bytes: await encoded.toBuffer() };
}

const ENCODING = {
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, progressive: true },
  png: { compressionLevel: 9, palette: true },
  gif: { effort: 4 },
} as const;

function refused(message: string): Fault {
  return { kind: 'invalid', message, errors: { image: message } };
}
