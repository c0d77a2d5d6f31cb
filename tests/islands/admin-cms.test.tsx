// @vitest-environment happy-dom
import { answerCalls, descriptionOf } from '#tests/support/island.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft, blogDraft, editDraft, isChanged } from '#features/admin/tabs/cms/blog/blog-draft.ts';
import { ConflictNotice } from '#features/admin/tabs/cms/blog/ConflictNotice.tsx';
import { beginFaqEdit, changeFaqEdit, endFaqEdit, faqEdits } from '#features/admin/tabs/cms/faq/faq-edits.ts';
import { FaqEditRow } from '#features/admin/tabs/cms/faq/FaqEditRow.tsx';
import { FaqPreview } from '#features/admin/tabs/cms/faq/FaqPreview.tsx';
import { useStore } from '#features/admin/store.ts';
import { createStatusLine } from '#features/admin/tabs/cms/status.ts';
import type { Blog } from '#shared/schemas/entities.ts';

const post: Blog = {
  id: 'dashain',
  title: 'Dashain hours',
  content: 'Closed for ten days.',
  image: 'a.webp',
  image_url: '/a.webp',
  created_at: '2026-10-01T00:00:00.000Z',
  updated_at: '2026-10-01T00:00:00.000Z',
};

beforeEach(() => {
  beginDraft();
});

describe('the guard of a draft', () => {
  const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('stands only while something would be lost', () => {
    expect(isGuarded()).toBe(false);
    editDraft({ title: 'Half a' });
    expect(isGuarded()).toBe(true);
    editDraft({ title: '' });
    expect(isGuarded()).toBe(false);
    beginDraft(post);
    expect([isChanged(blogDraft.get()), isGuarded()]).toEqual([false, false]);
    editDraft({ content: 'Closed for a week.' });
    expect(isGuarded()).toBe(true);
    editDraft({ content: post.content });
    expect(isGuarded()).toBe(false);
  });

  test('stands for FAQs being edited too, and for each until its own end', () => {
    const faq = { id: 'f1', question: 'Where?', answer: 'Lalitpur.' };
    beginFaqEdit(faq);
    expect(isGuarded()).toBe(false);
    changeFaqEdit('f1', { answer: 'Lalitpur and Boston.' });
    editDraft({ title: 'Half a' });
    beginDraft();
    expect(isGuarded()).toBe(true);
    endFaqEdit('f1');
    expect(isGuarded()).toBe(false);
  });
});

describe('the notice of a conflict', () => {
  const theirs: Blog = { ...post, content: 'Open on Sunday.', updated_at: '2026-10-02T06:00:00.000Z' };
  beforeEach(() => {
    beginDraft(post);
    editDraft({ content: 'Closed for a week.' });
    blogDraft.update((draft) => ({ ...draft, conflict: theirs }));
  });

  test('keeps mine as a change of theirs', async () => {
    render(<ConflictNotice />);
    expect(screen.getByRole('alert').textContent).toContain('Oct 2, 2026, 11:45');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine, then save again' }));
    expect(blogDraft.get()).toMatchObject({ content: 'Closed for a week.', loaded: theirs });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes theirs', async () => {
    render(<ConflictNotice />);
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(blogDraft.get()).toMatchObject({ content: 'Open on Sunday.', loaded: theirs });
    expect(isChanged(blogDraft.get())).toBe(false);
  });
});

test('an edited FAQ without words is not sent: the empty field says so until it is filled', async () => {
  const sent = answerCalls({ success: true, rebuild: 'requested' });
  const user = userEvent.setup();
  function Row() {
    const edit = useStore(faqEdits).get('f1');
    return edit ? <FaqEditRow edit={edit} /> : null;
  }
  beginFaqEdit({ id: 'f1', question: 'Where?', answer: 'Lalitpur.' });
  render(<Row />);
  const answer = screen.getByLabelText('Answer');
  await user.clear(answer);
  await user.type(answer, '  ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(descriptionOf(answer)).toBe('Answer is required.');
  await waitFor(() => {
    expect(document.activeElement).toBe(answer);
  });
  expect(sent()).toEqual([]);
  await user.type(answer, 'Boston. ');
  expect(descriptionOf(answer)).toBe('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(faqEdits.get().size).toBe(0);
  });
  expect(sent()[0]).toMatchObject({ id: 'f1', question: 'Where?', answer: 'Boston.' });
});

test('an FAQ is previewed as it will be opened: every line that holds something is a point, all of it text', () => {
  const { rerender } = render(<FaqPreview question="" answer={' \n'} />);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Each line you write is a point of its own.');
  rerender(<FaqPreview question="<b>Why?</b>" answer={'One.\n\n  Two & <i>three</i>. '} />);
  expect(screen.getByRole('heading', { name: '<b>Why?</b>' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One.',
    'Two & <i>three</i>.',
  ]);
});

test('a status goes four seconds after it was said; a later one has its own four [S9-07]', () => {
  vi.useFakeTimers();
  const line = createStatusLine();
  line.say('Saving failed', 'danger');
  vi.advanceTimersByTime(3_000);
  line.say('Saved', 'success');
  vi.advanceTimersByTime(3_999);
  expect(line.get()).toEqual({ text: 'Saved', tone: 'success' });
  vi.advanceTimersByTime(1);
  expect(line.get()).toBeUndefined();
  vi.useRealTimers();
});
