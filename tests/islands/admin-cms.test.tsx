// @vitest-environment happy-dom
import { answerCalls, descriptionOf } from '#tests/support/island.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft, blogDraft, editDraft, isChanged } from '#features/admin/tabs/cms/blog/blog-draft.ts';
import { ConflictNotice } from '#features/admin/tabs/cms/blog/ConflictNotice.tsx';
import { beginFaqEdit, changeFaqEdit, endFaqEdit, faqEdits } from '#features/admin/tabs/cms/faq/faq-edits.ts';
import { FaqEditRow } from '#features/admin/tabs/cms/faq/FaqEditRow.tsx';
import { FaqPreview } from '#features/admin/tabs/cms/faq/FaqPreview.tsx';
import { PublishState } from '#features/admin/tabs/cms/publish/PublishState.tsx';
import { afterSave, publishing } from '#features/admin/tabs/cms/publish/publish-state.ts';
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

describe('the state of publishing', () => {
  const NOW = Date.UTC(2026, 10, 28, 8, 20);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    publishing.set({ phase: 'unknown' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What the line says when the store holds `stored`, and the live site is a build of version `built`. */
  async function line(stored: object, built: number, builtAt = NOW): Promise<string> {
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(
        Response.json(
          address.startsWith('/build.json')
            ? { contentVersion: built, builtAt: new Date(builtAt).toISOString() }
            : { contentVersion: 7, rebuild: 'requested', changedAt: new Date(NOW).toISOString(), ...stored },
        ),
      ),
    );
    const { unmount } = render(<PublishState />);
    await act(() => vi.advanceTimersByTimeAsync(10));
    const text = screen.getByRole('status').textContent;
    const again = screen.queryByRole('button', { name: 'Publish again' }) ? ' [again]' : '';
    unmount();
    return text + again;
  }

  test('says when the live site was built, with the day if it was another', async () => {
    expect(await line({}, 7)).toBe('Live since 14:05');
    expect((await line({}, 8, NOW - 86_400_000)).replace(/\s/g, ' ')).toBe(
      'Live since Nov 27, 2026, 2:05 PM',
    );
  });

  test('says that a newer text is on its way, and that it failed: at once or without a word', async () => {
    expect(await line({}, 6)).toBe('Saved · publishing…');
    expect(await line({ rebuild: 'failed' }, 6)).toBe('Last publish failed [again]');
    expect(await line({ rebuild: 'unconfigured' }, 6)).toBe(
      'Last publish failed: no build hook is set up [again]',
    );
    const longAgo = new Date(NOW - 11 * 60_000).toISOString();
    expect(await line({ changedAt: longAgo }, 6)).toBe('Last publish failed [again]');
  });

  test('follows the answer of a save', () => {
    afterSave('requested');
    expect(publishing.get()).toEqual({ phase: 'publishing' });
    afterSave('unconfigured');
    expect(publishing.get()).toEqual({ phase: 'failed', reason: 'unconfigured' });
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
