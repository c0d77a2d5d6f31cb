import { MAX_CONTENT, MAX_TITLE } from '../limits.ts';
import { requiredLine, requiredText, submissionId } from '#forms/fields/rules.ts';
import { z } from '../zod.ts';

/** Blog form, text part; the picture is checked by its bytes. */
export const blogFieldsSchema = z.object({
  title: requiredLine('Title is required.', MAX_TITLE),
  content: requiredText('Content is required.', MAX_CONTENT),
});

/** A new post; its `submissionId` makes a repeated upload one post. */
export const blogUploadSchema = z.object({ ...blogFieldsSchema.shape, submissionId });

const id = requiredLine('Blog ID is required.', MAX_TITLE);

/** An edit names the post and, if the editor knows it, the `updated_at` it started from (conflict: 409). */
export const blogUpdateSchema = z.object({
  ...blogFieldsSchema.shape,
  id,
  base: z.optional(z.string()),
});

/** Names the post to delete. */
export const blogDeleteSchema = z.object({ id });
