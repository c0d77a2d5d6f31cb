import type { Answer, Call } from '../http/call.ts';
import { readImage, type VariantFormat } from '../stores/images.ts';
import { parsePictureName, pictureWidths, type PictureName } from '#shared/picture-name.ts';
import { fail, ok } from '#shared/result.ts';

const FALLBACK: Record<PictureName['extension'], VariantFormat> = { jpg: 'jpeg', png: 'png', gif: 'gif' };
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, must-revalidate';

/**
 * An uploaded picture [S 7]: WebP to those who read it, else JPEG, PNG or GIF; `?w=` picks the nearest kept width that
 * is not narrower. With the version query it may be kept for a year: a new picture has a new name.
 */
export async function showImage({ url, params, headers }: Call): Promise<Answer<Response>> {
  const name = parsePictureName(params.image ?? '');
  if (!name) return fail({ kind: 'not-found', message: 'Image not found.' });
  const format = /image\/(?:webp|\*)/.test(headers.get('accept') ?? '') ? 'webp' : FALLBACK[name.extension];
  const widths = wideEnough(name, url.searchParams.get('w'));
  const about = {
    etag: `"${name.id}-${widths[0]}-${format}"`,
    vary: 'Accept',
    'cache-control': url.searchParams.has('v') ? YEAR : HOUR,
    'netlify-vary': 'query=v|w,header=Accept',
    'content-security-policy': "sandbox; default-src 'none'",
  };
  if (headers.get('if-none-match') === about.etag) {
    return ok(new Response(null, { status: 304, headers: about }));
  }
  const bytes = await readNarrowest(name.id, widths, format);
  if (!bytes) return fail({ kind: 'not-found', message: 'Image not found.' });
  const length = String(bytes.byteLength);
  const type = { 'content-type': `image/${format}`, 'content-length': length };
  return ok(new Response(bytes, { headers: { ...about, ...type } }));
}

/** The widths that are not narrower than the wanted one, ascending; the picture's own when none is or nothing is wanted. */
function wideEnough(name: PictureName, wanted: string | null): number[] {
  const least =
    wanted !== null && /^\d{1,4}$/.test(wanted) ? Math.min(Number(wanted), name.width) : name.width;
  return pictureWidths(name).filter((width) => width >= least);
}

/** A picture that was kept before a width was introduced comes in the next one. */
async function readNarrowest(id: string, widths: readonly number[], format: VariantFormat) {
  for (const width of widths) {
    const bytes = await readImage(id, width, format);
    if (bytes) return bytes;
  }
  return undefined;
}
