import type { Answer, Call } from '../http/call.ts';
import { preparePicture } from '../services/picture.ts';
import { remindOfPictureOf, sweepPictures } from '../services/picture-sweep.ts';
import { publish } from '../services/rebuild.ts';
import { saveImage } from '../stores/images.ts';
import { createPost, deletePost, updatePost } from '../stores/posts.ts';
import { accept } from './accept.ts';
import type { CmsSaved } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault, type Result } from '#shared/result.ts';
import { blogDeleteSchema, blogUpdateSchema, blogUploadSchema } from '#shared/schemas/blog.ts';
import type { Blog, PublishRequest } from '#shared/schemas/entities.ts';

type Saved = CmsSaved & { blog: Blog };

const NO_IMAGE = 'Image is required.';
const NOT_FOUND: Fault = { kind: 'not-found', message: 'Blog not found.' };
const CONFLICT: Fault = {
  kind: 'conflict',
  message:
    'Somebody else changed this post since you opened it. Your text is kept here; please compare before you save.',
};

/** A new post with its picture [S 5, 7]. */
export const uploadBlog = accept(blogUploadSchema, async (input, call): Promise<Answer<Saved>> => {
  const image = await storeImage(call);
  if (!image.ok) return image;
  if (image.value === undefined) {
    return fail({ kind: 'invalid', message: NO_IMAGE, errors: { image: NO_IMAGE } });
  }
  const blog = await createPost({ ...input, image: image.value });
  return ok({ success: true, blog, rebuild: await publishAndSweep() });
});

/** An edit; the picture is optional. With `base`, the `updated_at` it started from, a second editor is told of a conflict. */
export const updateBlog = accept(blogUpdateSchema, async ({ id, ...input }, call): Promise<Answer<Saved>> => {
  const image = await storeImage(call);
  if (!image.ok) return image;
  if (image.value !== undefined) await remindOfPictureOf(id);
  const updated = await updatePost(id, { ...input, image: image.value });
  if (updated === 'missing') return fail(NOT_FOUND);
  if (updated === 'conflict') return fail(CONFLICT);
  return ok({ success: true, blog: updated, rebuild: await publishAndSweep() });
});

/** Deletes a post. Its picture stays for as long as pages may show it. */
export const deleteBlog = accept(blogDeleteSchema, async ({ id }): Promise<Answer<CmsSaved>> => {
  await remindOfPictureOf(id);
  if (!(await deletePost(id))) return fail(NOT_FOUND);
  return ok({ success: true, rebuild: await publishAndSweep() });
});

async function publishAndSweep(): Promise<PublishRequest> {
  const rebuild = await publish();
  await sweepPictures();
  return rebuild;
}

/** Checks and keeps the picture of a call. Out: its file name; undefined if the form came without one. */
async function storeImage({ body }: Call): Promise<Result<string | undefined>> {
  const file = body.image;
  // A browser sends an empty file for an untouched file input; a text is what some clients send for none.
  if (!(file instanceof File) || file.size === 0) return ok(undefined);
  const picture = await preparePicture(new Uint8Array(await file.arrayBuffer()));
  return picture.ok ? ok(await saveImage(picture.value)) : picture;
}
