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
  const width = chooseWidth(name, url.searchParams.get('w'));
  const format = /image\/(?:webp|\*)/.test(headers.get('accept') ?? '') ? 'webp' : FALLBACK[name.extension];
  const about = {
    etag: `"${name.id}-${width}-${format}"`,
    vary: 'Accept',
    'cache-control': url.searchParams.has('v') ? YEAR : HOUR,
    'netlify-vary': 'query=v|w,header=Accept',
    'content-security-policy': "sandbox; default-src 'none'",
  };
  if (headers.get('if-none-match') === about.etag) {
    return ok(new Response(null, { status: 304, headers: about }));
  }
  const bytes = await readImage(name.id, width, format);
  if (!bytes) return fail({ kind: 'not-found', message: 'Image not found.' });
  const length = String(bytes.byteLength);
  const type = { 'content-type': `image/${format}`, 'content-length': length };
  return ok(new Response(bytes, { headers: { ...about, ...type } }));
}

function chooseWidth(name: PictureName, wanted: string | null): number {
  if (wanted === null || !/^\d{1,4}$/.test(wanted)) return name.width;
  return pictureWidths(name).find((width) => width >= Number(wanted)) ?? name.width;
}
