import { excerpt } from '#shared/plain-text.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { coverOf, type Cover } from './cover.ts';

/** What a card shows of a post: small enough to travel with the page. */
export interface PostSummary {
  id: string;
  title: string;
  /** At most 150 characters. */
  excerpt: string;
  created_at: string;
  cover: Cover | undefined;
}

/** The card of a post. */
export function summarize(post: Blog): PostSummary {
  const { id, title, content, created_at } = post;
  return { id, title, excerpt: excerpt(content), created_at, cover: coverOf(post) };
}

/** Posts offered at the end of each. */
const MORE = 3;

/** What to read after the post at `index`: those that follow in age, going on from the newest after the oldest. */
export function readNext(posts: readonly PostSummary[], index: number): PostSummary[] {
  const older = posts.slice(index + 1, index + 1 + MORE);
  return [...older, ...posts.slice(0, Math.min(index, MORE - older.length))];
}
