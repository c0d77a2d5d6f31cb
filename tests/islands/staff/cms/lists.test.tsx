import '#tests/support/island.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft } from '#staff/cms/blog/blog-draft.ts';
import { blogList } from '#staff/cms/blog/save-blog.ts';
import { BlogListPanel } from '#staff/cms/blog/BlogListPanel.tsx';
import { beginFaqEdit, faqEdits } from '#staff/cms/faq/faq-draft.ts';
import { faqList } from '#staff/cms/faq/faq-actions.ts';
import { FaqListPanel } from '#staff/cms/faq/FaqListPanel.tsx';
import { createStatusLine, StatusText } from '#staff/cms/StatusText.tsx';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, someFaq, somePost } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const button = (name: string) => screen.getByRole('button', { name });
const edits = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((edit) => edit.getAttribute('aria-label'));

async function search(label: string, words: string): Promise<void> {
  await userEvent.clear(screen.getByRole('searchbox', { name: label }));
  await userEvent.type(screen.getByRole('searchbox', { name: label }), words);
}

beforeEach(() => {
  beginDraft();
  blogList.set({ phase: 'loading', blogs: [] });
  faqList.set({ phase: 'loading', faqs: undefined });
  faqEdits.set(new Map());
});

describe('the list of posts', () => {
  const posts = Array.from({ length: 120 }, (_, n) => somePost({ id: `p${n}`, title: `Café ${n}` }));

  test('names a post that cannot be read, to be deleted, and offers no edit of it', async () => {
    fakeServer([[endpoints.postList, () => [{ id: 'broken', damaged: true }]]]);
    render(<BlogListPanel />);
    expect(await screen.findByText('broken')).toBeTruthy();
    expect(screen.getByText(/could not be read/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete broken' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit broken' })).toBeNull();
  });

  test('shows fifty, and fifty more', async () => {
    fakeServer([
      [endpoints.postList, () => posts],
      [endpoints.blogList, () => posts],
    ]);
    render(<BlogListPanel />);
    await screen.findByText('Café 0');
    expect(edits()).toHaveLength(50);
    await userEvent.click(button('Show more (70)'));
    expect(edits()).toHaveLength(100);
    await userEvent.click(button('Show more (20)'));
    expect(edits()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  test('is searched by the words of a title, and says so when none has them', async () => {
    fakeServer([
      [endpoints.postList, () => posts],
      [endpoints.blogList, () => posts],
    ]);
    render(<BlogListPanel />);
    await screen.findByText('Café 0');
    await search('Search blogs', '119 cafe');
    await waitFor(() => {
      expect(edits()).toEqual(['Edit Café 119']);
    });
    await search('Search blogs', 'momo');
    expect(await screen.findByText('No blogs match.')).toBeTruthy();
    await userEvent.click(button('Clear search'));
    await waitFor(() => {
      expect(edits()).toHaveLength(50);
    });
  });

  test('loads its little pictures little', async () => {
    const image = '0mi6abcde-0123456789-1600x900.jpg';
    fakeServer([
      [endpoints.postList, () => [somePost({ image })]],
      [endpoints.blogList, () => [somePost({ image })]],
    ]);
    const { container } = render(<BlogListPanel />);
    await screen.findByText('Dashain hours');
    const picture = container.querySelector('img');
    expect([picture?.sizes, picture?.srcset]).toEqual(['4rem', expect.stringContaining('&w=640 640w')]);
  });

  test('says that it could not be read, keeps what it has, and is read again', async () => {
    let answer: unknown = refusal(500, 'no');
    fakeServer([
      [endpoints.postList, () => answer],
      [endpoints.blogList, () => answer],
    ]);
    const { unmount } = render(<BlogListPanel />);
    expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeTruthy();
    answer = [somePost()];
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Dashain hours')).toBeTruthy();
    expect(screen.queryByText(/^Failed to load/)).toBeNull();
    unmount();
    answer = undefined;
    render(<BlogListPanel />);
    expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeTruthy();
    expect(screen.getByText('Dashain hours')).toBeTruthy();
  });
});

describe('the list of FAQs', () => {
  const faqs = {
    general: [someFaq(), someFaq({ id: 'f2', question: 'When?', answer: 'At Dashain.' })],
    property: [someFaq({ id: 'f3', question: 'Who pays?', answer: 'The owner.' })],
    digital: [],
  };

  test('is searched in question and answer; what is in hand stays in sight', async () => {
    fakeServer([[endpoints.faqList, () => faqs]]);
    beginFaqEdit(someFaq({ id: 'f3', question: 'Who pays?' }), 'property');
    render(<FaqListPanel />);
    await screen.findByText('When?');
    expect(screen.getByText('No FAQs in this category.')).toBeTruthy();
    await search('Search FAQs', 'DASHAIN when');
    await waitFor(() => {
      expect(edits()).toEqual(['Edit When?']);
    });
    expect(screen.getByRole('form', { name: 'Edit FAQ: Who pays?' })).toBeTruthy();
    expect(screen.queryByText('No FAQs in this category.')).toBeNull();
    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Cancel' }));
    await search('Search FAQs', 'momo');
    expect(await screen.findByText('No FAQs match.')).toBeTruthy();
    await userEvent.click(button('Clear search'));
    await waitFor(() => {
      expect(edits()).toHaveLength(3);
    });
  });

  test('says that it could not be read, keeps what it has, and is read again', async () => {
    let answer: unknown = refusal(500, 'no');
    fakeServer([[endpoints.faqList, () => answer]]);
    const { unmount } = render(<FaqListPanel />);
    expect(await screen.findByText('Could not load FAQs.')).toBeTruthy();
    answer = faqs;
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('When?')).toBeTruthy();
    unmount();
    answer = undefined;
    render(<FaqListPanel />);
    expect(await screen.findByText('Could not load FAQs.')).toBeTruthy();
    expect(screen.getByText('When?')).toBeTruthy();
  });
});

test('good news goes four seconds after it was said; what failed stays until it is dismissed [S9-07]', async () => {
  vi.useFakeTimers();
  const line = createStatusLine();
  line.say('Saved', 'success');
  vi.advanceTimersByTime(3_000);
  line.say('Saving failed', 'danger');
  vi.advanceTimersByTime(60_000);
  expect(line.get()).toEqual({ text: 'Saving failed', tone: 'danger' });
  line.say('Saved', 'success');
  vi.advanceTimersByTime(3_999);
  expect(line.get()).toEqual({ text: 'Saved', tone: 'success' });
  vi.advanceTimersByTime(1);
  expect(line.get()).toBeUndefined();
  vi.useRealTimers();
  line.say('Saving failed', 'danger');
  render(<StatusText line={line} />);
  await userEvent.click(button('Dismiss'));
  expect(screen.getByRole('status').textContent).toBe('');
});
