import '#tests/support/island.tsx';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, offer, pass, press, stored, type, visit } from '#tests/support/stored-drafts.tsx';

vi.mock('#staff/shell/ask.ts', () => {
  const ask = () => Promise.resolve(true);
  return { ask, askToDiscard: ask, tell: () => Promise.resolve() };
});

test('a draft is no longer offered when another tab is done with it', async () => {
  await visit('blog');
  type('Title', 'Half a post');
  await pass();
  await visit('blog');
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage'));
  await pass(0);
  expect(offer()).toBeNull();
});

test('a draft is lost to no other tab: each has its own, and they are offered one after the other, the newest first', async () => {
  for (const title of ['First tab', 'Second tab']) {
    sessionStorage.clear();
    await visit('blog');
    type('Title', title);
    await pass();
  }
  sessionStorage.clear();
  await visit('blog');
  expect(offer()?.textContent).toContain('Second tab');
  await press('Restore your draft');
  expect([field('Title').value, offer()]).toEqual(['Second tab', null]);
  await press('Cancel');
  expect(offer()?.textContent).toContain('First tab');
  await press('Discard');
  expect(offer()).toBeNull();
});

test('a draft is offered before those of other tabs when its own tab is loaded again', async () => {
  await visit('blog');
  type('Title', 'This tab');
  await pass();
  const [before] = Object.values(localStorage) as [string];
  localStorage.setItem('admin:text:blog:other', before.replace('This', 'Other').replace('"at":', '"at":9'));
  await visit('blog');
  expect(offer()?.textContent).toContain('This tab');
});

test('a draft is not offered while its page is open elsewhere', async () => {
  await visit('blog');
  type('Title', 'Half a post');
  await pass();
  const held = Object.keys(localStorage).map((name) => ({ name }));
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.resolve(), query: () => Promise.resolve({ held }) },
  });
  await visit('blog');
  expect(offer()).toBeNull();
  held.pop();
  await visit('blog');
  expect(offer()?.textContent).toContain('Half a post');
});

test('a log-out in another tab leaves nothing on the device until somebody signs in again over the text', async () => {
  await visit('blog');
  const { session } = await import('#staff/session/session.ts');
  type('Title', 'Half a post');
  session.update((state) => ({ ...state, phase: 'expired' }));
  await pass();
  expect(stored()).toBe('');
  session.update((state) => ({ ...state, phase: 'signed-in' }));
  await pass();
  expect(stored()).toContain('Half a post');
});
