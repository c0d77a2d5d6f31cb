import { logProblem } from '../log.ts';
import { serve, type Answer, type Call, type ServedCall } from '../http/call.ts';
import { FALLBACK, readPicture, savePicture, saveVariant, type VariantFormat } from '../records/pictures.ts';
import { createPost, updatePost, updatePostCopies } from '../records/posts.ts';
import { preparePicture } from '../services/picture.ts';
import { shareStoredPicture } from '../services/share-picture.ts';
import { publish } from '../services/rebuild.ts';
import { accept } from './accept.ts';
import { POST_NOT_FOUND, tidyUp } from './posts.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { idTime } from '#shared/ids.ts';
import { isShared, parsePictureName, pictureWidths, SHARE, type PictureName } from '#shared/picture-name.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';
import { blogUpdateSchema, blogUploadSchema } from '#forms/post/form.ts';
import type { Blog } from '#shared/schemas/entities.ts';

type Saved = CmsSaved & { blog: Blog };

const YEAR_SECONDS = 31_536_000;
const YEAR = `public, max-age=${YEAR_SECONDS}, immutable`;
const HOUR = 'public, max-age=3600, must-revalidate';
/** By then a new picture has all its variants. */
const COMPLETE_MS = 60_000;

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
  const blog = await createPost({ ...input, image: image.value.name });
  return ok({ blog, ...(await publish(call.waitUntil, () => complete(blog, image.value))) });
});

/** An edit; the picture is optional. With `base`, the `updated_at` it started from, a second editor is told of a conflict. */
const updateBlog = accept(blogUpdateSchema, async ({ id, ...input }, call): Promise<Answer<Saved>> => {
  const image = await storePicture(call);
  if (!image.ok) return image;
  const updated = await updatePost(id, { ...input, image: image.value?.name });
  if (updated === 'missing') return fail(POST_NOT_FOUND);
  if (updated === 'conflict') return fail(CONFLICT);
  const blog = updated;
  return ok({ blog, ...(await publish(call.waitUntil, () => complete(blog, image.value))) });
});

type KeptPicture = Awaited<ReturnType<typeof savePicture>>;

/** What follows a save, when it is answered. Never throws. */
async function complete({ id, image }: Blog, picture: KeptPicture | undefined): Promise<void> {
  if (!picture) return updatePostCopies(id);
  // The picture of a repeated post is nobody's: the first one stands.
  const rest = picture.name === image ? picture.keepRest() : Promise.resolve();
  await rest.catch((error: unknown) => logProblem('picture-incomplete', { image }, error));
  return tidyUp(id);
}

/** Checks and keeps the picture of a call; undefined if the form came without one. */
async function storePicture({ body }: Call): Promise<Result<KeptPicture | undefined>> {
  const file = body.image;
  // A browser sends a file without name and bytes for an untouched file input; a text is what some clients send for none.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return ok(undefined);
  const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()));
  return picture.ok ? ok(await savePicture(picture.value)) : picture;
}

/**
 * An uploaded picture: WebP to those who read it, else JPEG, PNG or GIF; `?w=` picks the nearest kept width that
 * is not narrower, `?w=share` the cut that a link to the post shows. With the version query it may be kept for a year: a new picture has a new name.
 */
async function showPicture({ url, params, headers }: Call): Promise<Answer<Response>> {
  const name = parsePictureName(params.image ?? '');
  if (!name) return fail(PICTURE_NOT_FOUND);
  const wanted = url.searchParams.get('w');
  const isShare = wanted === SHARE && isShared(name);
  const readsWebp = !isShare && /image\/(?:webp|\*)/.test(headers.get('accept') ?? '');
  const format = isShare ? 'jpeg' : readsWebp ? 'webp' : FALLBACK[name.extension];
  const widths = wideEnough(name, wanted);
  const about = { vary: 'Accept', 'content-security-policy': "sandbox; default-src 'none'" };
  const kept = {
    etag: `"${name.id}-${isShare ? SHARE : widths[0]}-${format}"`,
    'cache-control': url.searchParams.has('v') ? YEAR : HOUR,
    'netlify-cdn-cache-control': `public, durable, max-age=${YEAR_SECONDS}`,
    'netlify-vary': 'query=v|w,header=Accept',
  };
  if (headers.get('if-none-match') === kept.etag) {
    return ok(new Response(null, { status: 304, headers: { ...about, ...kept } }));
  }
  const found = isShare ? await findShared(name) : await findNearest(name, widths, format);
  if (!found) return fail(PICTURE_NOT_FOUND);
  const isLasting = found.isWanted || idTime(name.id) < Date.now() - COMPLETE_MS;
  const length = String(found.bytes.byteLength);
  const type = { 'content-type': `image/${found.format}`, 'content-length': length };
  const lasting = isLasting ? kept : { 'cache-control': 'no-cache' };
  return ok(new Response(found.bytes, { headers: { ...about, ...lasting, ...type } }));
}

/** The widths that are not narrower than the wanted one, ascending; the picture's own when none is or nothing is wanted. */
function wideEnough(name: PictureName, wanted: string | null): number[] {
  const least =
    wanted !== null && /^\d{1,4}$/.test(wanted) ? Math.min(Number(wanted), name.width) : name.width;
  return pictureWidths(name).filter((width) => width >= least);
}

interface FoundPicture {
  bytes: ArrayBuffer;
  format: VariantFormat;
  isWanted: boolean;
}

/** The wanted variant; where it is not kept (yet) the next wider one, and at last the fallback. */
async function findNearest(
  { id, width, extension }: PictureName,
  widths: readonly number[],
  format: VariantFormat,
): Promise<FoundPicture | undefined> {
  const wider = widths.map((one) => [one, format] as const);
  for (const [at, [one, as]] of [...wider, [width, FALLBACK[extension]] as const].entries()) {
    const bytes = await readPicture(id, one, as);
    if (bytes) return { bytes, format: as, isWanted: at === 0 };
  }
  return undefined;
}

/** The cut that a link shows; where it is missing it is made once, and kept. Undefined if there is no such picture. */
async function findShared({ id, width, extension }: PictureName): Promise<FoundPicture | undefined> {
  const about = { format: 'jpeg', isWanted: true } as const;
  const bytes = await readPicture(id, SHARE, about.format);
  if (bytes) return { ...about, bytes };
  const whole = await readPicture(id, width, FALLBACK[extension]);
  if (!whole) return undefined;
  const made = new Uint8Array(await shareStoredPicture(whole));
  await saveVariant(id, { width: SHARE, format: about.format, bytes: made });
  return { ...about, bytes: made.buffer };
}

/** The calls that carry pictures: alone in their function, because the picture library is many times its size. */
export const pictureCalls: readonly ServedCall[] = [
  serve(endpoints.blogImage, showPicture),
  serve(endpoints.blogUpload, uploadBlog),
  serve(endpoints.blogUpdate, updateBlog),
];
