import sharp, { type Metadata, type Sharp } from 'sharp';
import { Queue } from '../queue.ts';
import type { PictureVariant, StoredPicture, VariantFormat } from '../records/pictures.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#shared/limits.ts';
import { isAcceptedPicture, movementOf, WOULD_STOP } from '#shared/picture-format.ts';
import { isShared, pictureWidths, SHARE, type PictureName } from '#shared/picture-name.ts';
import { encodeSharePicture } from './share-picture.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';

/** The formats people may send, as a sentence lists them. */
const ACCEPTED_FORMATS = 'JPEG, PNG, WebP, AVIF or GIF';
/** What those take with four channels of eight bits: a picture of deeper colours may have fewer. */
const MAX_DECODED_BYTES = 4 * MAX_IMAGE_PIXELS;
/** All frames of a moving picture together: each is decoded and encoded twice. */
const MAX_MOVING_PIXELS = 20_000_000;
const MAX_MOVING_SIDE = 960;

/** Decoded, a picture fills much of a function's memory: one at a time. Only staff stand in this line. */
const decoding = new Queue({ atOnce: 1, waiting: 20 });

/**
 * Makes an uploaded picture fit to be served: checked by its bytes, upright, without camera data, at most 1,920 pixels
 * a side, in the widths of `srcset`, each as WebP and as a JPEG or PNG (moving: GIF) for those who cannot read WebP.
 * Throws a `BusyError` when too many others wait.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Result<StoredPicture>> {
  if (bytes.length > MAX_IMAGE_BYTES) {
    return fail({
      kind: 'too-large',
      message: `The picture is larger than ${MAX_IMAGE_BYTES / 2 ** 20} MB.`,
    });
  }
  if (!isAcceptedPicture(bytes)) return fail(refused(`Please choose a ${ACCEPTED_FORMATS} picture.`));
  if (movementOf(bytes) === 'lost') return fail(refused(WOULD_STOP));
  return decoding.run(() => decode(bytes));
}

async function decode(bytes: Uint8Array): Promise<Result<StoredPicture>> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const excess = excessOf(metadata);
    if (excess) return fail(refused(excess));
    return ok((metadata.pages ?? 1) > 1 ? await prepareMoving(bytes) : await prepareStill(bytes));
  } catch {
    return fail(refused(`The picture cannot be read. Please choose another ${ACCEPTED_FORMATS} picture.`));
  }
}

/** Says why a picture is more than can be decoded; undefined if it is not. */
function excessOf(picture: Metadata): string | undefined {
  const { pages = 1, width, height, channels, depth } = picture;
  const pixels = pages * width * height;
  if (pages > 1 && pixels > MAX_MOVING_PIXELS)
    return `All frames of a moving picture together may have at most ${MAX_MOVING_PIXELS / 1e6} megapixels.`;
  if (pixels > MAX_IMAGE_PIXELS) return 'The picture has too many pixels.';
  if (pixels * channels * BYTES[depth] > MAX_DECODED_BYTES)
    return 'The picture has too many pixels for colours this deep. Please save it with 8 bits a channel.';
  if (isProgressive(picture) && pixels * channels * (BYTES[depth] + COEFFICIENT_BYTES) > MAX_DECODED_BYTES)
    return 'The picture has too many pixels for a progressive JPEG. Please save it as an ordinary one.';
  return undefined;
}

/** All of it is held at once while it is read; any other JPEG goes by a few lines at a time. */
const isProgressive = ({ format, isProgressive }: Metadata): boolean => format === 'jpeg' && isProgressive;

/** What a progressive JPEG holds for each channel of each pixel, beside the pixels. */
const COEFFICIENT_BYTES = 2;

/** Bytes of one channel of one pixel; a colour of two numbers takes both. */
const BYTES: Record<Metadata['depth'], number> = {
  ...{ uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4 },
  ...{ float: 4, complex: 8, double: 8, dpcomplex: 16 },
};

async function prepareStill(bytes: Uint8Array): Promise<StoredPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
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
  return {
    ...{ width, height, extension: seeThrough ? 'png' : 'jpg' },
    variants: [...(await Promise.all(variants)), ...(await shared(sharp(data, { raw }), { width, height }))],
  };
}

/** A moving picture stays one: every frame, in one width. */
async function prepareMoving(bytes: Uint8Array): Promise<StoredPicture> {
  const frames = sharp(bytes, { animated: true, limitInputPixels: MAX_IMAGE_PIXELS }).resize(
    MAX_MOVING_SIDE,
    MAX_MOVING_SIDE,
    { fit: 'inside', withoutEnlargement: true },
  );
  const { info } = await frames.clone().webp().toBuffer({ resolveWithObject: true });
  const { width, pageHeight = info.height } = info;
  const variants = await Promise.all([encode(frames, width, 'webp'), encode(frames, width, 'gif')]);
  const first = await shared(sharp(bytes), { width, height: pageHeight });
  return { width, height: pageHeight, extension: 'gif', variants: [...variants, ...first] };
}

/** The cut that a link shows, of a picture that is fit for it. */
async function shared(
  picture: Sharp,
  size: Pick<PictureName, 'width' | 'height'>,
): Promise<PictureVariant[]> {
  if (!isShared(size)) return [];
  return [{ width: SHARE, format: 'jpeg', bytes: await encodeSharePicture(picture) }];
}

/** The encoders write no metadata unless asked to. */
async function encode(image: Sharp, width: number, format: VariantFormat): Promise<PictureVariant> {
  const encoded = image.clone().toFormat(format, ENCODING[format]);
  return { width, format, bytes: await encoded.toBuffer() };
}

const ENCODING = {
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, progressive: true },
  png: { compressionLevel: 9, palette: true },
  gif: { effort: 4 },
} as const;

const refused = (message: string): Fault => ({ kind: 'invalid', message, errors: { image: message } });
