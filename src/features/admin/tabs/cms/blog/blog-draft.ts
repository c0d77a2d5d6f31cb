import type { Blog } from '#shared/schemas/entities.ts';
import { guardLeaving } from '../../../shell/leave-guard.ts';
import { createStore } from '../../../store.ts';
import type { FieldErrors } from '#shared/result.ts';
import { withoutFault } from '../faults.ts';

/** A chosen picture, ready to be sent. */
export interface Picture {
  file: File;
  /** Object URL for the preview. */
  url: string;
}

/** The post in hand. It outlives the tab's panel: looking elsewhere loses nothing. */
export interface BlogDraft {
  /** The post as it was loaded: edit mode. Undefined: create mode. */
  loaded: Blog | undefined;
  title: string;
  content: string;
  picture: Picture | undefined;
  errors: FieldErrors;
  /** Somebody else saved first: their version. */
  conflict: Blog | undefined;
  /** Counts new beginnings; the file input starts afresh with each. */
  round: number;
}

const EMPTY: BlogDraft = {
  loaded: undefined,
  title: '',
  content: '',
  picture: undefined,
  errors: {},
  conflict: undefined,
  round: 0,
};

export const blogDraft = createStore<BlogDraft>(EMPTY);

blogDraft.subscribe(() => {
  guardLeaving('blog', isChanged(blogDraft.get()));
});

/** Begins anew: an empty form, or `blog` in edit mode. */
export function beginDraft(blog?: Blog): void {
  blogDraft.update(({ round, picture }) => {
    if (picture) URL.revokeObjectURL(picture.url);
    const texts = blog ? { title: blog.title, content: blog.content } : {};
    return { ...EMPTY, ...texts, loaded: blog, round: round + 1 };
  });
}

/** Changes part of the draft; a changed field loses its fault. */
export function editDraft(change: Partial<Pick<BlogDraft, 'title' | 'content' | 'picture'>>): void {
  blogDraft.update((draft) => {
    if ('picture' in change && draft.picture) URL.revokeObjectURL(draft.picture.url);
    const field = 'picture' in change ? 'image' : (Object.keys(change)[0] ?? '');
    return { ...draft, ...change, errors: withoutFault(draft.errors, field) };
  });
}

/** Whether leaving now would lose something. */
export function isChanged({ loaded, title, content, picture }: BlogDraft): boolean {
  return picture !== undefined || title !== (loaded?.title ?? '') || content !== (loaded?.content ?? '');
}
