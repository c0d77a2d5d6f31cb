import { hash, randomBytes } from 'node:crypto';
import { IndexedCollection, type Index, type Versioned } from '../database/indexed.ts';
import type { WaitUntil } from '../call-time.ts';
import { logProblem } from '../log.ts';
import { postSlug } from './post-slug.ts';
import { uploadPath } from '#shared/paths.ts';
import type { Blog, PostSummary } from '#shared/schemas/entities.ts';
import { z } from '#shared/zod.ts';

const SUFFIXES = 20;
const POST_ID = /^[a-z0-9-]{1,120}$/;

const postSchema = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.string(),
  image_alt: z.optional(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

type StoredPost = z.infer<typeof postSchema> &
  Versioned &
  Pick<NewPost, 'submissionId'> & { editId?: string | undefined };

/** Whole posts. Sixteen chunks by a hash of the id: a few hundred each for thousands of posts, and edits seldom meet. */
const WHOLE: Index<StoredPost, StoredPost> = {
  folder: 'index',
  chunkOf: (id) => hash('sha256', id).slice(0, 1),
  toRow: (post) => post,
};

type SummaryRow = { id: string } & Partial<Omit<StoredPost, 'content' | keyof Versioned>>;

/** What the staff's list shows, in one document: a few hundred bytes for each post. One of no use has its id alone. */
const SUMMARIES: Index<StoredPost, SummaryRow> = {
  folder: 'summaries',
  toRow: (post) => {
    const { id, title, image, created_at, updated_at } = post;
    return isPost(post) ? { id, title, image, created_at, updated_at } : { id };
  },
};

/** The collection `posts`, all of its keys. */
const posts = new IndexedCollection<StoredPost>('posts', WHOLE, SUMMARIES);

export interface NewPost {
  title: string;
  content: string;
  /** Name of a stored picture. */
  image: string;
  /** What it shows, if that was written. */
  image_alt?: string | undefined;
  /** ISO 8601 UTC; now, if it is left out. */
  createdAt?: string | undefined;
  /** Made by the browser once per written post: the same one twice is one post. */
  submissionId?: string | undefined;
}

/**
 * Stores a new post. Its id is a slug of the title, made unique with a suffix, and stays for ever. A repetition takes
 * the same ways, meets the first post on them, and that is the answer.
 */
export async function createPost(newPost: NewPost): Promise<Blog> {
  const { title, content, image, image_alt, createdAt } = newPost;
  const submissionId = newPost.submissionId?.toLowerCase();
  const now = (createdAt ? new Date(createdAt) : new Date()).toISOString();
  const slug = postSlug(title);
  const fields = { title, content, image, image_alt, created_at: now, updated_at: now, submissionId };
  for (let attempt = 1; ; attempt += 1) {
    const suffix = attempt <= SUFFIXES ? String(attempt) : randomBytes(4).toString('hex');
    const id = attempt === 1 ? slug : `${slug}-${suffix}`;
    const added = await posts.add({ id, ...fields });
    const post = added ?? (submissionId && (await posts.find(id)));
    if (post && post.submissionId === submissionId) return toBlog(post);
  }
}

/** What an edit changes. */
export interface PostChange extends Pick<NewPost, 'title' | 'content' | 'image_alt'> {
  image?: string | undefined;
  /** The `updated_at` it started from, if the editor knows it. */
  base?: string | undefined;
  /** Made by the browser once per edit: sent again after a lost answer it is no conflict with itself. */
  submissionId?: string | undefined;
}

/** Out: the post as it is now; 'missing', or 'conflict' if `base` is not the last edit, and that was not this one. */
export async function updatePost(
  id: string,
  { base, image, submissionId, ...texts }: PostChange,
): Promise<Blog | 'missing' | 'conflict'> {
  if (!POST_ID.test(id)) return 'missing';
  const editId = submissionId?.toLowerCase();
  const edited = await posts.edit(id, (current) => {
    const isLater = base !== undefined && base !== current.updated_at;
    if (isLater && (editId === undefined || editId !== current.editId)) return undefined;
    return { ...texts, image: image ?? current.image, updated_at: laterThan(current.updated_at), editId };
  });
  if (edited === 'missing') return 'missing';
  return edited === 'unchanged' ? 'conflict' : toBlog(edited);
}

/** Deletes a post, a damaged one too. Out: false if there was none. */
export const deletePost = async (id: string): Promise<boolean> =>
  POST_ID.test(id) && (await posts.remove(id));

/** Every post, newest first. A post that cannot be used is named in the log and left out. For `heal` see `readAll`. */
export const listPosts = async (heal?: WaitUntil): Promise<Blog[]> =>
  (await posts.readAll(WHOLE, heal)).rows.filter(isPost).map(toBlog).sort(newestFirst);

/** Every post without its content, newest first; before them the unusable ones, to be deleted. */
export async function listSummaries(heal: WaitUntil): Promise<PostSummary[]> {
  const { rows, unreadable } = await posts.readAll(SUMMARIES, heal);
  const usable = rows.filter((row) => row.title !== undefined) as Required<SummaryRow>[];
  const unusable = rows.filter(({ title }) => title === undefined).map(({ id }) => id);
  return [
    ...[...unreadable, ...unusable].sort().map((id) => ({ id, damaged: true }) as const),
    ...usable.map((row) => ({ ...row, image_url: uploadPath(row.image, row.updated_at) })).sort(newestFirst),
  ];
}

/** The file names of the pictures that posts name; a post that is of no other use counts too. Throws if one cannot be read. */
export async function readPictureNames(): Promise<string[]> {
  const { rows, unreadable } = await posts.readAll(WHOLE);
  if (unreadable.length > 0) throw new Error(`The post ${unreadable.join(', ')} cannot be read.`);
  return rows.map(({ image }) => String(image));
}

/** Brings the copies of a post that was changed up to date, after the answer. Never throws. */
export const updatePostCopies = (id: string): Promise<void> => posts.update([id]);

/** Makes the indexes of posts anew. Out: how many there are. */
export const reindexPosts = (): Promise<number> => posts.rebuild();

/** One post, as it is at this moment. */
export async function findPost(id: string): Promise<Blog | undefined> {
  if (!POST_ID.test(id)) return undefined;
  const post = await posts.find(id);
  return post && isPost(post) ? toBlog(post) : undefined;
}

function isPost(document: StoredPost): boolean {
  const usable = z.safeParse(postSchema, document).success;
  if (!usable) logProblem('bad-post', { id: String(document.id) });
  return usable;
}

function toBlog({ id, title, content, image, image_alt, created_at, updated_at }: StoredPost): Blog {
  const image_url = uploadPath(image, updated_at);
  const alt = image_alt ? { image_alt } : {};
  return { id, title, content, image, image_url, ...alt, created_at, updated_at };
}

const newestFirst = (a: Omit<Blog, 'content'>, b: Omit<Blog, 'content'>): number =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

/** Two edits in one millisecond still differ: `updated_at` is what a later edit is compared with. */
const laterThan = (earlier: string): string =>
  new Date(Math.max(Date.now(), Date.parse(earlier) + 1)).toISOString();
