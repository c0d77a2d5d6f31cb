import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { readPicture, savePicture, type VariantFormat } from '../records/pictures.ts';
import { createPost, updatePost } from '../records/posts.ts';
import { preparePicture } from '../services/picture.ts';
import { remindOfPictureOf } from '../services/picture-sweep.ts';
import { publish } from '../services/rebuild.ts';
import { accept } from './accept.ts';
import { POST_NOT_FOUND, tidyUp } from './posts.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { parsePictureName, pictureWidths, type PictureName } from '#shared/picture-name.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';
import { blogUpdateSchema, blogUploadSchema } from '#forms/post/form.ts';
import type { Blog } from '#shared/schemas/entities.ts';

type Saved = CmsSaved & { blog: Blog };

const FALLBACK: Record<PictureName['extension'], VariantFormat> = { jpg: 'jpeg', png: 'png', gif: 'gif' };
const YEAR_SECONDS = 31_536_000;
const YEAR = `public, max-age=${YEAR_SECONDS}, immutable`;
const HOUR = 'public, max-age=3600, must-revalidate';

const PICTURE_NOT_FOUND: Fault = { kind: 'not-found', message: 'Image not found.' };
const NO_IMAGE = 'Image is required.';
const CONFLICT: Fault = {
  kind: 'conflict',
  message:
    'Somebody else changed this post since you opened it. Your text is kept here; please compare before you save.',
};

/** A new post with its picture. */
const uploadBlog = accept(blogUploadSchema, async (input, call): Promise<Answer<Saved>> => {
  const image = await storePicture(call);
  if (!image.ok) return image;
  if (image.value === undefined) {
    return fail({ kind: 'invalid', message: NO_IMAGE, errors: { image: NO_IMAGE } });
  }
  const blog = await createPost({ ...input, image: image.value });
  return ok({ success: true, blog, ...(await publish(call.waitUntil, () => tidyUp(blog.id))) });
});

/** An edit; the picture is optional. With `base`, the `updated_at` it started from, a second editor is told of a conflict. */
const updateBlog = accept(blogUpdateSchema, async ({ id, ...input }, call): Promise<Answer<Saved>> => {
  const image = await storePicture(call);
  if (!image.ok) return image;
  if (image.value !== undefined) await remindOfPictureOf(id);
  const updated = await updatePost(id, { ...input, image: image.value });
  if (updated === 'missing') return fail(POST_NOT_FOUND);
  if (updated === 'conflict') return fail(CONFLICT);
  return ok({ success: true, blog: updated, ...(await publish(call.waitUntil, () => tidyUp(id))) });
});

/** Checks and keeps the picture of a call. Out: its file name; undefined if the form came without one. */
async function storePicture({ body }: Call): Promise<Result<string | undefined>> {
  const file = body.image;
  // A browser sends a file without name and bytes for an untouched file input; a text is what some clients send for none.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return ok(undefined);
  const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()));
  return picture.ok ? ok(await savePicture(picture.value)) : picture;
}

/**
 * An uploaded picture: WebP to those who read it, else JPEG, PNG or GIF; `?w=` picks the nearest kept width that
 * is not narrower. With the version query it may be kept for a year: a new picture has a new name.
 */
async function showPicture({ url, params, headers }: Call): Promise<Answer<Response>> {
  const name = parsePictureName(params.image ?? '');
  if (!name) return fail(PICTURE_NOT_FOUND);
  const format = /image\/(?:webp|\*)/.test(headers.get('accept') ?? '') ? 'webp' : FALLBACK[name.extension];
  const widths = wideEnough(name, url.searchParams.get('w'));
  const about = {
    etag: `"${name.id}-${widths[0]}-${format}"`,
    vary: 'Accept',
    'cache-control': url.searchParams.has('v') ? YEAR : HOUR,
    'netlify-cdn-cache-control': `public, durable, max-age=${YEAR_SECONDS}`,
    'netlify-vary': 'query=v|w,header=Accept',
    'content-security-policy': "sandbox; default-src 'none'",
  };
  if (headers.get('if-none-match') === about.etag) {
    return ok(new Response(null, { status: 304, headers: about }));
  }
  const bytes = await readNarrowest(name.id, widths, format);
  if (!bytes) return fail(PICTURE_NOT_FOUND);
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
    const bytes = await readPicture(id, width, format);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The calls that carry pictures: alone in their function, because the picture library is many times its size. */
export const pictureCalls: readonly ServedCall[] = [
  serve(endpoints.blogImage, showPicture),
  serve(endpoints.blogUpload, uploadBlog),
  serve(endpoints.blogUpdate, updateBlog),
];
