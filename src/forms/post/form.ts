import { MAX_CONTENT, MAX_TITLE } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';
import { rulesOf } from '../engine/definition.ts';
import type { Fields } from '../fields/field.ts';
import { longText } from '../fields/long-text.ts';
import { optionalLine, requiredLine, submissionId } from '../fields/rules.ts';
import { sentence } from '../fields/sentence.ts';

/** Characters of the words for a picture. */
const MAX_PICTURE_TEXT = 300;

/** What is written of a post; its picture is checked by its bytes. */
export const postFields = {
  title: sentence('Title', { missing: 'Title is required.', max: MAX_TITLE }),
  content: longText('Content', {
    missing: 'Content is required.',
    max: MAX_CONTENT,
    look: { rows: 14, placeholder: 'Each line is a paragraph.' },
  }),
  image_alt: {
    question: {
      kind: 'text',
      label: 'What the picture shows',
      hint: 'For those who do not see it.',
    },
    rule: optionalLine(MAX_PICTURE_TEXT),
  },
} as const satisfies Fields;

const texts = rulesOf(postFields);

/** The texts of a post, new or edited. */
export const postTextsSchema = z.object(texts);

/** A new post; its `submissionId` makes a repeated upload one post. */
export const blogUploadSchema = z.object({ ...texts, submissionId });

const id = requiredLine('Blog ID is required.', MAX_TITLE);

/** An edit names the post and, if the editor knows it, the `updated_at` it started from (conflict: 409, but for its own repetition). */
export const blogUpdateSchema = z.object({ ...texts, id, base: z.optional(z.string()), submissionId });

/** Names the post to delete. */
export const blogDeleteSchema = z.object({ id });
