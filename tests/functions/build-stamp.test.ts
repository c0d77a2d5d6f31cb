import { expect, test, vi } from 'vitest';
import { readBuildVersion, readFaqs, readPosts } from '#build/content-source.ts';
import { raiseContentVersion } from '#server/records/content-version.ts';
import { createFaq } from '#server/records/faqs.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();

/** What a build asked the store for, in this order. */
const asked = vi.hoisted((): string[] => []);
vi.mock(import('#content-source'), async (original) => {
  const real = await original();
  const noted =
    <T>(name: string, read: () => Promise<T>) =>
    async () => {
      const result = await read();
      asked.push(name);
      return result;
    };
  return {
    ...real,
    readContentVersion: noted('version', real.readContentVersion),
    readPosts: noted('posts', real.readPosts),
    readFaqs: noted('faqs', real.readFaqs),
  };
});

test('a build claims the version that it read before any content, whatever is edited meanwhile', async () => {
  const version = await raiseContentVersion();
  await Promise.all([readPosts(), readFaqs(), readPosts()]);
  expect(asked[0]).toBe('version');
  expect(asked.filter((name) => name === 'version')).toHaveLength(1);

  await createFaq({ category: 'general', question: 'In the middle?', answer: 'Yes.' });
  await raiseContentVersion();

  expect(await readBuildVersion()).toBe(version);
});
