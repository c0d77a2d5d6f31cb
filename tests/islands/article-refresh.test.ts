import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshArticle } from '#features/blog/refresh-article.ts';
import { answerWith, goOffline } from '#tests/support/fake-answers.ts';

const STORED = {
  id: 'rain',
  title: '<b>Rain</b> & sun',
  content: 'One.\nTwo.',
  image: '',
  image_url: '',
  created_at: '2026-11-18T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
};

beforeEach(() => {
  document.title = 'Rain | GR8 Nepal';
  document.body.innerHTML = `
    <article data-post="rain" data-updated="2026-11-18T00:00:00.000Z" data-site="GR8 Nepal">
      <span data-status></span><h1 data-title>Rain</h1><div data-text><p>Old.</p></div>
    </article>
    <template data-missing><h1>Blog not found or failed to load.</h1></template>`;
});
afterEach(() => vi.restoreAllMocks());

const text = (selector: string) => document.querySelector(selector)?.textContent;

test('says Loading blog... while it asks [S2-38]', async () => {
  answerWith([STORED]);
  const done = refreshArticle();
  expect(text('[data-status]')).toBe('Loading blog...');
  await done;
  expect(text('[data-status]')).toBe('');
});

test('shows an edit that is newer than the page, as text', async () => {
  answerWith([STORED]);
  await refreshArticle();
  expect(text('h1')).toBe('<b>Rain</b> & sun');
  expect(document.title).toBe('<b>Rain</b> & sun | GR8 Nepal');
  expect(Array.from(document.querySelectorAll('[data-text] p'), (p) => p.textContent)).toEqual([
    'One.',
    'Two.',
  ]);
});

test('leaves a page alone that is up to date', async () => {
  answerWith([{ ...STORED, updated_at: '2026-11-18T00:00:00.000Z' }]);
  await refreshArticle();
  expect(text('h1')).toBe('Rain');
  expect(document.title).toBe('Rain | GR8 Nepal');
});

test('a post that was taken down gives way to the notice [S2-38] [S8-09]', async () => {
  answerWith([]);
  await refreshArticle();
  expect(document.querySelector('article')).toBeNull();
  expect(text('h1')).toBe('Blog not found or failed to load.');
  expect(document.title).toBe('Blog not found | GR8 Nepal');
});

test('tries a first failure again, and keeps the page after a second', async () => {
  const calls = goOffline();
  await refreshArticle();
  const asked = calls.mock.calls.filter(([input]) => new Request(input).url.includes('blogs.php'));
  expect(asked).toHaveLength(2);
  expect(text('h1')).toBe('Rain');
  expect(text('[data-status]')).toBe('');
});
