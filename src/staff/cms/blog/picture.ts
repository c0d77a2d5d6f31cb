import { blogDraft, draftOfRound, withPicture } from './blog-draft.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#shared/limits.ts';
import { isAcceptedPicture, movementOf, WOULD_STOP } from '#shared/picture-format.ts';

let latest = 0;

/**
 * Takes a file into the post, made smaller if need be; no file takes the picture away. What comes of it is
 * dropped when another file was chosen meanwhile or the post is another one.
 */
export async function choosePicture(file: File | undefined): Promise<void> {
  if (blogDraft.get().saving) return;
  latest += 1;
  const choice = latest;
  const place = draftOfRound(blogDraft.get().round);
  const isCurrent = () => choice === latest && place.get() !== undefined;
  const show = (shrinking: number | undefined) => {
    if (isCurrent()) place.update((draft) => ({ ...draft, shrinking }));
  };
  place.update((draft) => withPicture({ ...draft, shrinking: undefined }));
  if (!file) return;
  show(0);
  const result = await fitPicture(file, show);
  if (!isCurrent()) return;
  show(undefined);
  if ('refused' in result) place.update((draft) => withPicture(draft, undefined, result.refused));
  else place.update((draft) => withPicture(draft, { file: result, url: URL.createObjectURL(result) }));
}

/** What the file dialog offers. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const WRONG_TYPE = 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.';

const MOVING_TOO_LARGE = 'A moving picture cannot be made smaller here. Choose one under 4 MB.';

/** Tries, from gentle to firm: longest side in pixels, JPEG quality. */
const TRIES = [
  { side: 3200, quality: 0.86 },
  { side: 2560, quality: 0.82 },
  { side: 1920, quality: 0.78 },
  { side: 1280, quality: 0.7 },
] as const;

/** A third of what the server takes: there is none of so many that it could not decode, however deep its colours. */
const MAX_PIXELS = MAX_IMAGE_PIXELS / 3;

/**
 * Makes a picture fit for sending. One within 4 MB and 20 megapixels goes as it is, read now: later the file may be another,
 * or gone. A larger one is drawn smaller, upright, as JPEG, unless it moves: drawn it would not. `onProgress` gets 0 to 1.
 * Out: the file, or a sentence saying why not.
 */
async function fitPicture(
  file: File,
  onProgress: (part: number) => void,
): Promise<File | { refused: string }> {
  if (file.size === 0) return { refused: 'This file is empty. ' + WRONG_TYPE };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isAcceptedPicture(bytes)) return { refused: WRONG_TYPE };
    const movement = movementOf(bytes);
    if (movement === 'lost') return { refused: WOULD_STOP };
    const isSmall = file.size <= MAX_IMAGE_BYTES;
    if (movement === 'kept' && !isSmall) return { refused: MOVING_TOO_LARGE };
    if (!isSmall) onProgress(0.1);
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const isSent = isSmall && (movement === 'kept' || bitmap.width * bitmap.height <= MAX_PIXELS);
    const blob = isSent ? undefined : await drawnSmaller(bitmap, onProgress);
    bitmap.close();
    if (isSent) return new File([bytes], file.name, { type: file.type });
    if (!blob) return { refused: 'This picture is too large. Choose one under 4 MB.' };
    return new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return { refused: 'This picture could not be read. ' + WRONG_TYPE };
  }
}

async function drawnSmaller(
  bitmap: ImageBitmap,
  onProgress: (part: number) => void,
): Promise<Blob | undefined> {
  for (const [index, { side, quality }] of TRIES.entries()) {
    onProgress(0.3 + (0.6 * index) / TRIES.length);
    const blob = await drawn(bitmap, side, quality);
    if (blob && blob.size <= MAX_IMAGE_BYTES) return blob;
  }
  return undefined;
}

function drawn(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: white stands behind it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
