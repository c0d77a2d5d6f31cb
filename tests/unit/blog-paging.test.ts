import { expect, test } from 'vitest';
import { listPath, pageCount, pageOf } from '#features/blog/paging.ts';
import { readNext, type PostSummary } from '#features/blog/post-summary.ts';
import { splitAtMatches } from '#features/help-center/search-articles.ts';

const numbers = Array.from({ length: 49 }, (_, index) => index);

test('the list has 24 posts a page, and always a first page', () => {
  expect([0, 1, 24, 25, 48, 49].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(pageOf(numbers, 2)).toEqual(numbers.slice(24, 48));
  expect(pageOf(numbers, 3)).toEqual([48]);
  expect([1, 2].map(listPath)).toEqual(['/blogs', '/blogs/2']);
});

test('what to read next are three others, never the post itself', () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id, excerpt: '' }) as PostSummary);
  const next = (index: number) => readNext(posts, index).map((post) => post.id);
  expect(next(0)).toEqual(['b', 'c', 'd']);
  expect(next(3)).toEqual(['e', 'a', 'b']);
  expect(next(4)).toEqual(['a', 'b', 'c']);
  expect(readNext(posts.slice(0, 2), 1).map((post) => post.id)).toEqual(['a']);
  expect(readNext(posts.slice(0, 1), 0)).toEqual([]);
});

test('marks every occurrence of a search, whatever its characters', () => {
  expect(splitAtMatches('Rent is rent (late).', ' rent ')).toEqual(['', 'Rent', ' is ', 'rent', ' (late).']);
  expect(splitAtMatches('Costs (all).', '(')).toEqual(['Costs ', '(', 'all).']);
  expect(splitAtMatches('As it is', '  ')).toEqual(['As it is']);
  expect(splitAtMatches('A ﬁne café', 'fine CAFE')).toEqual(['A ', 'ﬁne café', '']);
});
