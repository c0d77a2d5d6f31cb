import { PATHS } from '#shared/paths.ts';

/** Posts on one page of the list; further ones are on /blogs/2, /blogs/3 … */
export const POSTS_PER_PAGE = 24;

/** Pages of the list; a list without posts has one too. */
export const pageCount = (posts: number): number => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** Address of a page of the list; the first is /blogs itself. */
export const listPath = (page: number): string => (page === 1 ? PATHS.blogs : `${PATHS.blogs}/${page}`);

/** The items of a page, counted from 1. */
export const pageOf = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
