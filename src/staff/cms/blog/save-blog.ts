import type { Outcome } from '#forms/engine/use-form.ts';
import { createSubmissionIds } from '#forms/engine/submission-ids.ts';
import { toast } from '#browser/toasts.ts';
import { call } from '#browser/api-client.ts';
import { FRESH } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { postTextsSchema } from '#forms/post/form.ts';
import { staffCall } from '../../session/session.ts';
import { ask, tell } from '../../shell/ask.ts';
import { type Editor, isStoredAlike, NO_REASON, UNCHANGED } from '../editing.ts';
import { afterSave } from '../publish.ts';
import { createStatusLine } from '../StatusText.tsx';
import { beginDraft, blogDraft, type BlogDraft, draftOfRound, type PostTexts } from './blog-draft.ts';
import type { Blog, PostSummary } from '#shared/schemas/entities.ts';
import { createAtom } from '../../shell/atom.ts';

/** Staff read what is stored, past every cache. */
const STORED = { query: { [FRESH]: '1' } };
const UPLOAD_MS = 120_000;
const CONFLICT = 409;
const NOT_FOUND = 404;

/** What the form says about its last action. */
export const blogStatus = createStatusLine();

const submissionIds = createSubmissionIds();

/** Sends the draft, if it is another post now. Success empties the form and reloads the list; anything else leaves it as it is. */
export async function sendPost(draft: BlogDraft, texts: PostTexts): Promise<Outcome | undefined> {
  const { loaded, picture, round } = draft;
  if (loaded && !picture && isStoredAlike(postTextsSchema, texts, loaded)) {
    blogStatus.say(UNCHANGED, 'success');
    return;
  }
  const place = draftOfRound(round);
  place.update((now) => ({ ...now, conflict: undefined }));
  const endpoint = loaded ? staffEndpoints.blogUpdate : staffEndpoints.blogUpload;
  const result = await staffCall(endpoint, { body: payload(draft, texts), timeoutMs: UPLOAD_MS });
  if (result.ok) {
    blogStatus.say(loaded ? 'Blog updated successfully!' : 'Blog uploaded successfully!', 'success');
    submissionIds.renew();
    if (place.get()) beginDraft();
    afterSave(result.data);
    void reloadBlogs();
    return;
  }
  // What was known of their version stays, whatever came of asking again.
  place.update((now) => ({ ...now, conflict: draft.conflict }));
  const { status, errors } = result.kind === 'refused' ? result : { status: 0, errors: {} };
  if (status === CONFLICT) await showConflict(place);
  if (status === NOT_FOUND) {
    place.update((now) => ({ ...now, loaded: undefined, conflict: undefined, gone: true }));
    void reloadBlogs();
  }
  blogStatus.say(`Operation failed: ${result.message || NO_REASON}`, 'danger');
  return { kind: 'kept', errors };
}

/** Keeps my text and takes their version as the one it changes: the next save goes through. */
export function keepMine(): void {
  blogDraft.update((draft) => ({ ...draft, loaded: draft.conflict ?? draft.loaded, conflict: undefined }));
}

/** Asks, deletes a post, and reloads the list. */
export async function deleteBlog(id: string, title: string): Promise<void> {
  if (!(await ask({ text: `Do you really want to delete “${title}”?`, yes: 'Yes, delete' }))) return;
  const result = await staffCall(staffEndpoints.blogDelete, { body: { id } });
  if (!result.ok) {
    await tell(result.kind === 'refused' ? 'Error deleting blog' : 'Server error');
    return;
  }
  toast('Blog deleted');
  afterSave(result.data);
  const { loaded, saving } = blogDraft.get();
  if (loaded?.id === id && !saving) beginDraft();
  await reloadBlogs();
}

function payload({ loaded, picture }: BlogDraft, texts: PostTexts): FormData {
  const form = new FormData();
  const answers = { ...texts, ...(loaded && { id: loaded.id, base: loaded.updated_at }) };
  for (const [name, text] of Object.entries(answers)) form.set(name, text);
  form.set('submissionId', submissionIds.idFor({ ...answers, picture: picture?.url ?? '' }));
  if (picture) form.set('image', picture.file);
  return form;
}

/** Puts their version beside mine, if there is one: a deploy that was replaced refuses in the same way, and nobody changed anything. */
async function showConflict(place: Editor<BlogDraft>): Promise<void> {
  const theirs = await readPost(place.get()?.loaded?.id ?? '');
  place.update((draft) => {
    const isAnother = theirs?.updated_at !== draft.loaded?.updated_at;
    return { ...draft, conflict: (isAnother && theirs) || draft.conflict };
  });
}

/** A post with its content, as it is stored; undefined if it cannot be had. */
export async function readPost(id: string): Promise<Blog | undefined> {
  const result = await call(publicEndpoints.blogList, { query: { ...STORED.query, id } });
  return result.ok ? result.data.find((post) => post.id === id) : undefined;
}

export interface BlogList {
  phase: 'loading' | 'ready' | 'failed';
  blogs: readonly PostSummary[];
}

export const blogList = createAtom<BlogList>({ phase: 'loading', blogs: [] });

const PAGE = '500';
let readings = 0;

/** Reads all posts without their contents, newest first, a page at a time. What is shown stays until the answer is there. */
export async function reloadBlogs(): Promise<void> {
  readings += 1;
  const mine = readings;
  const read: PostSummary[] = [];
  let before: string | undefined;
  do {
    const query = { limit: PAGE, ...(before === undefined ? {} : { before }) };
    const result = await staffCall(staffEndpoints.postList, { query }, true);
    // A later reading knows more.
    if (mine !== readings) return;
    if (!result.ok || !Array.isArray(result.data)) {
      blogList.update(({ blogs }) => ({ phase: 'failed', blogs }));
      return;
    }
    read.push(...result.data);
    before = result.next;
    if (before === undefined || blogList.get().blogs.length < read.length)
      blogList.set({ phase: 'ready', blogs: [...read] });
  } while (before !== undefined);
}
