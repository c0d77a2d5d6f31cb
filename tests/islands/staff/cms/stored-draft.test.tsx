import '#tests/support/island.tsx';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { somePicture } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { field, NOW, offer, pass, press, stored, type, visit } from '#tests/support/stored-drafts.tsx';

const ask = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('#staff/shell/ask.ts', () => ({ ask, askToDiscard: ask, tell: () => Promise.resolve() }));

/** What an earlier release stored a post under. */
const BLOG_KEY = 'admin:text:blog';

describe('a post that was in hand when the page went', () => {
  test('is offered on the next visit, and restored but for its picture', async () => {
    await visit('blog');
    expect(offer()).toBeNull();
    type('Title', 'Half a post');
    type('Content', 'One line.');
    fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [somePicture()] } });
    await pass();
    await visit('blog');
    expect(offer()?.textContent.replace(/\s/g, ' ')).toContain(
      'Your draft “Half a post” of Nov 28, 2026, 2:05 PM Nepal time is still on this device. Its picture has to be chosen again.',
    );
    expect(field('Title').value).toBe('');
    await press('Restore your draft');
    expect([field('Title').value, field('Content').value]).toEqual(['Half a post', 'One line.']);
    expect(document.activeElement).toBe(field('Title'));
    expect(offer()).toBeNull();
    await visit('blog');
    expect(offer()).not.toBeNull();
  });

  test('is kept at once when the page goes', async () => {
    await visit('blog');
    type('Title', 'Typed this very moment');
    fireEvent(window, new Event('pagehide'));
    await visit('blog');
    expect(offer()?.textContent).toContain('Typed this very moment');
  });

  test('is still an edit of the same post', async () => {
    await visit('blog');
    await press('Edit Blogs');
    await press('Edit Dashain hours');
    type('Content', 'Open on Sunday.');
    await pass();
    await visit('blog');
    await press('Restore your draft');
    expect(screen.getByRole('form', { name: 'Edit blog' })).toBeTruthy();
    expect(field('Content').value).toBe('Open on Sunday.');
  });

  test('is gone once it is discarded, after a question', async () => {
    await visit('blog');
    type('Title', 'Half a post');
    await pass();
    await visit('blog');
    ask.mockResolvedValueOnce(false);
    await press('Discard');
    expect(offer()).not.toBeNull();
    await press('Discard');
    expect(offer()).toBeNull();
    await visit('blog');
    expect(offer()).toBeNull();
  });

  test('is gone once it is saved or cancelled', async () => {
    await visit('blog');
    type('Title', 'Whole');
    type('Content', 'Text.');
    fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [somePicture()] } });
    await pass();
    expect(stored()).toContain('Whole');
    await press('Upload Blog');
    await pass();
    expect(stored()).not.toContain('Whole');
    type('Title', 'Half');
    await pass();
    await press('Cancel');
    await pass();
    await visit('blog');
    expect(offer()).toBeNull();
  });

  test('waits while another one is written, and is offered again after that', async () => {
    await visit('blog');
    type('Title', 'The older one');
    await pass();
    await visit('blog');
    type('Title', 'The newer one');
    expect(offer()).toBeNull();
    await pass();
    await press('Cancel');
    expect(offer()?.textContent).toContain('The older one');
    await pass();
    await visit('blog');
    expect(offer()?.textContent).toContain('The older one');
  });

  test('is named by the beginning of a long title, and marks that turn text around reach no further', async () => {
    await visit('blog');
    type('Title', `\u202e${'word '.repeat(40)}`);
    await pass();
    await visit('blog');
    expect(offer()?.textContent).toMatch(/“\u2068(word ){11}word…\u2069” of/u);
  });

  test('is offered as an earlier release has stored it', async () => {
    const texts = { title: 'Of last week', content: '', hadPicture: false };
    localStorage.setItem(BLOG_KEY, JSON.stringify({ at: NOW, texts }));
    await visit('blog');
    type('Title', 'Of today');
    await pass();
    await visit('blog');
    await press('Discard');
    expect(offer()?.textContent).toContain('Of last week');
  });
});

test.each(['{', '7', '{"at":1}', '{"at":1,"texts":{"title":7}}', '{"at":"x","texts":{}}'])(
  'a kept text that is damaged (%s) is no offer',
  async (damaged) => {
    localStorage.setItem(BLOG_KEY, damaged);
    await visit('blog');
    expect(offer()).toBeNull();
  },
);

test('a browser that keeps nothing changes nothing', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await visit('blog');
  type('Title', 'Half a post');
  await pass();
  expect(field('Title').value).toBe('Half a post');
  await visit('blog');
  expect(offer()).toBeNull();
  blocked.mockRestore();
});

test('whoever logs out leaves nothing on the device, not even what is kept as the page goes', async () => {
  await visit('faq');
  type('Question', 'Half a question');
  await pass();
  await visit('blog');
  type('Title', 'Half a post');
  const { discardUnsaved } = await import('#staff/shell/unsaved.ts');
  const { session } = await import('#staff/session/session.ts');
  discardUnsaved();
  session.update((state) => ({ ...state, phase: 'left' }));
  fireEvent(window, new Event('pagehide'));
  await pass();
  expect(localStorage.length).toBe(0);
});

test('a draft that this browser has no room for says so, until there is room again', async () => {
  cleanup();
  vi.resetModules();
  fakeServer([[endpoints.blogList, () => []]]);
  const { default: CmsTab } = await import('#staff/cms/CmsTab.tsx');
  const { ALL_TABS } = await import('#staff/tabs.tsx');
  const tab = ALL_TABS.find(({ id }) => id === 'cms');
  if (!tab) throw new Error('no Cms tab');
  render(<CmsTab tab={tab} rest={[]} />);
  const noRoom = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(noRoom as never);
  const notice =
    'This browser has no room to keep what you type: save it before you leave or reload the page.';
  type('Title', 'Half a post');
  await pass();
  expect(screen.getByText(notice)).toBeTruthy();
  full.mockRestore();
  type('Title', 'Half a post, and more');
  await pass();
  expect(screen.queryByText(notice)).toBeNull();
});

test('FAQs that were in hand are offered together, the new one and those being edited', async () => {
  await visit('faq');
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'digital' } });
  type('Question', 'Why?');
  await pass();
  await visit('faq');
  expect(offer()?.textContent).toContain('Your draft “Why?” of');
  await press('Restore your draft');
  await press('Edit FAQs');
  await pass();
  await press('Edit Where?');
  const form = () => screen.getByRole('form', { name: 'Edit FAQ: Where?' });
  fireEvent.change(within(form()).getByLabelText('Answer'), { target: { value: 'Boston.' } });
  await pass();

  await visit('faq');
  expect(offer()?.textContent).toContain('Your draft of 2 FAQs of');
  await press('Restore your draft');
  await pass();
  expect(within(form()).getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Boston.');
  const added = within(screen.getByRole('form', { name: 'Add FAQ' }));
  expect([
    added.getByLabelText<HTMLSelectElement>('Category').value,
    added.getByLabelText<HTMLInputElement>('Question').value,
  ]).toEqual(['digital', 'Why?']);
});
