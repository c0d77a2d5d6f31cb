import '#tests/support/island.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BlogAdmin } from '#staff/cms/blog/BlogAdmin.tsx';
import { beginDraft, blogDraft, isChanged } from '#staff/cms/blog/blog-draft.ts';
import { blogList } from '#staff/cms/blog/save-blog.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, somePost, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

/* Two people change one post: what the second one is told, and the ways on. */

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => {
  blogList.set({ phase: 'loading', blogs: [] });
});

const post = somePost();
const theirs = somePost({ content: 'Open on Sunday.', updated_at: '2026-10-02T06:00:00.000Z' });

/** My edit meets theirs; the saves after that go through. */
async function conflict() {
  const answers = [refusal(409, 'Somebody else changed this post.'), { ...STORED, blog: theirs }];
  const server = fakeServer([
    [endpoints.postList, () => [theirs]],
    [endpoints.blogList, () => [theirs]],
    [endpoints.blogUpdate, () => answers.shift()],
  ]);
  beginDraft(post);
  render(<BlogAdmin />);
  fireEvent.change(field('Content'), { target: { value: 'Closed for a week.' } });
  await press('Update Blog');
  await screen.findByText('Operation failed: Somebody else changed this post.');
  expect(screen.getByRole('alert').textContent).toContain('Oct 2, 2026, 11:45');
  return () => server.sentTo(endpoints.blogUpdate);
}

test('keeps mine as a change of theirs', async () => {
  const sent = await conflict();
  await press('Keep mine, then save again');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(document.activeElement).toBe(button('Update Blog'));
  await press('Update Blog');
  await screen.findByText('Blog updated successfully!');
  expect(sent().map(({ base, content }) => [base, content])).toEqual([
    [post.updated_at, 'Closed for a week.'],
    [theirs.updated_at, 'Closed for a week.'],
  ]);
});

test('stays when nobody answers the next save, nor says what theirs is now', async () => {
  await conflict();
  fakeServer([[endpoints.blogUpdate, () => refusal(409, 'Somebody else changed it again.')]]);
  await press('Update Blog');
  await screen.findByText('Operation failed: Somebody else changed it again.');
  expect(screen.getByRole('alert').textContent).toContain('Oct 2, 2026, 11:45');
  fakeServer([]);
  await press('Update Blog');
  await screen.findByText('Operation failed: The server cannot be reached.');
  expect(screen.getByRole('alert').textContent).toContain('Oct 2, 2026, 11:45');
});

test('is none for a deploy that was replaced: nobody changed the post', async () => {
  fakeServer([
    [endpoints.blogList, () => [post]],
    [endpoints.blogUpdate, () => refusal(409, 'This is an older version of this site.')],
  ]);
  beginDraft(post);
  render(<BlogAdmin />);
  fireEvent.change(field('Content'), { target: { value: 'Closed for a week.' } });
  await press('Update Blog');
  await screen.findByText('Operation failed: This is an older version of this site.');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(blogDraft.get().conflict).toBeUndefined();
  expect(field('Content').value).toBe('Closed for a week.');
});

test('takes theirs', async () => {
  await conflict();
  await press('Take theirs');
  expect(field('Content').value).toBe('Open on Sunday.');
  expect(document.activeElement).toBe(field('Title'));
  expect(isChanged(blogDraft.get())).toBe(false);
});
