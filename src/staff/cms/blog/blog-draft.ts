import { postFields, postTextsSchema } from '#forms/post/form.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { guardLeaving } from '../../shell/unsaved.ts';
import { createAtom } from '../../shell/atom.ts';
import { BEGUN, type Editing, type Editor } from '../editing.ts';
import { z } from '#shared/zod.ts';
import { flag, storeDraft } from '../stored-draft.ts';

/** A chosen picture, ready to be sent. */
export interface Picture {
  file: File;
  /** Object URL for the preview. */
  url: string;
}

/** The post being written. It outlives the tab's panel: looking elsewhere loses nothing. */
export interface BlogDraft extends Editing {
  /** The post as it was loaded: edit mode. Undefined: create mode. */
  loaded: Blog | undefined;
  title: string;
  content: string;
  image_alt: string;
  picture: Picture | undefined;
  /** A chosen picture is being read (0) and made smaller: how far that is, up to 1. */
  shrinking: number | undefined;
  /** Somebody else saved first: their version. */
  conflict: Blog | undefined;
  /** Somebody deleted the post meanwhile: its text can only be a new one. */
  gone: boolean;
  /** Counts new beginnings; the file input starts afresh with each. */
  round: number;
}

const EMPTY: BlogDraft = {
  loaded: undefined,
  title: '',
  content: '',
  image_alt: '',
  picture: undefined,
  shrinking: undefined,
  ...BEGUN,
  conflict: undefined,
  gone: false,
  round: 0,
};

export const blogDraft = createAtom<BlogDraft>(EMPTY);

blogDraft.subscribe(() => guardLeaving('blog', isChanged(blogDraft.get())));

/** Begins anew: an empty form, or `blog` in edit mode. */
export function beginDraft(blog?: Blog): void {
  blogDraft.update(({ round, picture }) => {
    if (picture) URL.revokeObjectURL(picture.url);
    const texts = blog && { title: blog.title, content: blog.content, image_alt: blog.image_alt ?? '' };
    return { ...EMPTY, ...texts, loaded: blog, round: round + 1 };
  });
}

/** Takes up the draft of an earlier visit: a new post, or changes of the one that was loaded. */
function resumeDraft({
  loaded,
  title,
  content,
  image_alt = loaded?.image_alt ?? '',
}: {
  loaded?: Blog | undefined;
  title: string;
  content: string;
  image_alt?: string | undefined;
}): void {
  beginDraft(loaded);
  blogDraft.update((draft) => ({ ...draft, title, content, image_alt }));
}

/** The draft with another picture, or without one; `fault` says why a file is not taken. */
export function withPicture(draft: BlogDraft, picture?: Picture, fault = ''): BlogDraft {
  if (draft.picture) URL.revokeObjectURL(draft.picture.url);
  const { errors, touched } = draft.faults;
  const faults = {
    ...draft.faults,
    errors: { ...errors, image: fault },
    touched: { ...touched, image: true },
  };
  return { ...draft, picture, faults };
}

/** What is missing of the picture; one that was refused is not left out unasked, and one that is being read is waited for. */
function pictureFault({ loaded, picture, shrinking, faults }: BlogDraft): string {
  if (picture || shrinking !== undefined) return '';
  return faults.errors['image'] || (loaded ? '' : 'Image is required.');
}

export type PostTexts = z.core.output<typeof postTextsSchema>;

/** The texts of the draft, together with its picture. */
export const draftSchema = postTextsSchema.check(
  z.check(
    ({ value, issues }) => {
      const message = pictureFault(blogDraft.get());
      if (message) issues.push({ code: 'custom', input: value, path: ['image'], message });
    },
    { when: () => true },
  ),
);

/** The draft for as long as it is the one of this round: what was begun for it touches no later one. */
export function draftOfRound(round: number): Editor<BlogDraft> {
  return {
    get: () => (blogDraft.get().round === round ? blogDraft.get() : undefined),
    update: (change) => blogDraft.update((draft) => (draft.round === round ? change(draft) : draft)),
  };
}

const TEXTS = Object.keys(postFields) as (keyof typeof postFields)[];

/** Whether leaving now would lose something. */
export function isChanged({ loaded, picture, shrinking, ...texts }: BlogDraft): boolean {
  const hasPicture = picture !== undefined || shrinking !== undefined;
  return hasPicture || TEXTS.some((name) => texts[name] !== (loaded?.[name] ?? ''));
}

const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  image: z.string(),
  image_url: z.string(),
  image_alt: z.optional(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The draft of the post, stored on this device without its picture. */
export const storedBlog = storeDraft({
  name: 'blog',
  stores: [blogDraft],
  schema: z.object({
    loaded: z.optional(postSchema),
    title: z.string(),
    content: z.string(),
    // An earlier release kept none.
    image_alt: z.optional(z.string()),
    hadPicture: flag,
  }),
  take: () => {
    const draft = blogDraft.get();
    const { loaded, title, content, image_alt, picture } = draft;
    const hasTexts = isChanged({ ...draft, picture: undefined, shrinking: undefined });
    return hasTexts ? { loaded, title, content, image_alt, hadPicture: picture !== undefined } : undefined;
  },
  put: resumeDraft,
});
