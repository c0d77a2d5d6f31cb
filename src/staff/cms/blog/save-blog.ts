import { createSubmissionIds } from '#forms/engine/submission-ids.ts';
import { toast } from '#browser/toasts.ts';
import { call } from '#browser/api-client.ts';
import { FRESH } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { fail, type FieldErrors, ok, type Result } from '#shared/result.ts';
import { postTextsSchema } from '#forms/post/form.ts';
import { validate } from '#shared/validate.ts';
import { staffCall } from '../../session/session.ts';
import { ask, tell } from '../../shell/ask.ts';
import { type Editor, isStoredAlike, NO_REASON, saveOnce, UNCHANGED } from '../editing.ts';
import { afterSave } from '../publish.ts';
import { createStatusLine } from '../StatusText.tsx';
import { beginDraft, blogDraft, type BlogDraft, draftOfRound, isChanged } from './blog-draft.ts';
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

/**
 * Checks and sends the draft. Success empties the form and reloads the list; anything else leaves the text as it is. A
 * picture that is still being read or made smaller holds it back.
 */
export async function saveBlog(): Promise<void> {
  const now = blogDraft.get();
  const { shrinking, saving, loaded, picture, errors, round } = now;
  if (shrinking !== undefined || saving) return;
  blogStatus.clear();
  const isSame = !isChanged(now) || (!picture && isStoredAlike(postTextsSchema, now, loaded));
  if (loaded && isSame && !errors['image']) {
    blogStatus.say(UNCHANGED, 'success');
    return;
  }
  const place = draftOfRound(round);
  await saveOnce(place, checkDraft, async (form, draft) => {
    place.update((now) => ({ ...now, conflict: undefined }));
    const endpoint = draft.loaded ? staffEndpoints.blogUpdate : staffEndpoints.blogUpload;
    const result = await staffCall(endpoint, { body: form, timeoutMs: UPLOAD_MS });
    if (result.ok) {
      blogStatus.say(draft.loaded ? 'Blog updated successfully!' : 'Blog uploaded successfully!', 'success');
      submissionIds.renew();
      if (place.get()) beginDraft();
      afterSave(result.data);
      void reloadBlogs();
      return;
    }
    // What was known of their version stays, whatever came of asking again.
    place.update((now) => ({ ...now, conflict: draft.conflict }));
    if (result.kind === 'refused' && result.status === CONFLICT) await showConflict(place);
    else if (result.kind === 'refused' && result.status === NOT_FOUND) {
      place.update((now) => ({ ...now, loaded: undefined, conflict: undefined, gone: true }));
      void reloadBlogs();
    } else if (result.kind === 'refused') place.update((now) => ({ ...now, errors: result.errors }));
    blogStatus.say(`Operation failed: ${result.message || NO_REASON}`, 'danger');
  });
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

function checkDraft(draft: BlogDraft): Result<FormData, { errors: FieldErrors }> {
  const { loaded, title, content, picture } = draft;
  const checked = validate(postTextsSchema, { title, content });
  const errors: FieldErrors = checked.ok ? {} : { ...checked.fault.errors };
  // A picture that was refused is not left out unasked.
  const missing = draft.errors['image'] ?? (loaded ? '' : 'Image is required.');
  if (!picture && missing) errors['image'] = missing;
  return Object.keys(errors).length > 0 ? fail({ errors }) : ok(payload(draft));
}

function payload({ loaded, title, content, picture }: BlogDraft): FormData {
  const form = new FormData();
  if (loaded) {
    form.set('id', loaded.id);
    form.set('base', loaded.updated_at);
  } else {
    form.set('submissionId', submissionIds.idFor({ title, content, picture: picture?.url ?? '' }));
  }
  form.set('title', title);
  form.set('content', content);
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
