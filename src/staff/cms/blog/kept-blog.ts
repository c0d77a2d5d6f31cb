import { z } from '#shared/zod.ts';
import { keepDraft } from '../kept-draft.ts';
import { flag } from '../kept-shapes.ts';
import { blogDraft, isChanged, resumeDraft } from './blog-draft.ts';

const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  image: z.string(),
  image_url: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The post in hand, kept on this device without its picture. */
export const keptBlog = keepDraft({
  name: 'blog',
  stores: [blogDraft],
  schema: z.object({
    loaded: z.optional(postSchema),
    title: z.string(),
    content: z.string(),
    hadPicture: flag,
  }),
  take: () => {
    const draft = blogDraft.get();
    const { loaded, title, content, picture } = draft;
    const hasTexts = isChanged({ ...draft, picture: undefined, shrinking: undefined });
    return hasTexts ? { loaded, title, content, hadPicture: picture !== undefined } : undefined;
  },
  put: resumeDraft,
});
