import '#tests/support/island.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { BlogAdmin } from '#staff/cms/blog/BlogAdmin.tsx';
import { beginDraft, blogDraft, isChanged } from '#staff/cms/blog/blog-draft.ts';
import { blogList } from '#staff/cms/blog/save-blog.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath } from '#shared/paths.ts';
import { MAX_CONTENT, MAX_TITLE } from '#shared/limits.ts';
import { refusal, somePicture, somePost, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { gate } from '#tests/support/gate.ts';

const post = somePost();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function press(name: string): Promise<void> {
  await userEvent.click(button(name));
}

/** Types into the draft, from outside of its form. */
function editDraft(texts: { title?: string; content?: string }): void {
  blogDraft.update((draft) => ({ ...draft, ...texts }));
}

/** A whole post in the form, ready to be uploaded. */
async function write(title = 'Tihar', content = 'Lights.'): Promise<void> {
  fireEvent.change(field('Title'), { target: { value: title } });
  fireEvent.change(field('Content'), { target: { value: content } });
  await userEvent.upload(screen.getByLabelText(/^Image/), somePicture());
}

beforeEach(() => {
  beginDraft();
  blogList.set({ phase: 'loading', blogs: [] });
});

describe('a post that is being uploaded', () => {
  const list = [endpoints.postList, () => [post]] as const;
  const stored = [endpoints.blogList, () => [post]] as const;

  test('is one post, whatever is looked at and pressed meanwhile', async () => {
    const answer = gate();
    const { sentTo } = fakeServer([
      list,
      stored,
      [endpoints.blogUpload, () => answer.opened.then(() => ({ ...STORED, blog: post }))],
    ]);
    const before = render(<BlogAdmin />);
    await write();
    await press('Upload Blog');
    before.unmount();

    render(<BlogAdmin />);
    expect(button('Saving…').getAttribute('aria-disabled')).toBe('true');
    await press('Saving…');
    fireEvent.submit(screen.getByRole('form', { name: 'Upload blog' }));
    await userEvent.type(field('Title'), ' and more');
    expect(field('Title').value).toBe('Tihar');
    await press('Edit Blogs');
    await waitFor(() => {
      expect(button('Edit Dashain hours').disabled).toBe(true);
    });
    expect([button('Cancel').disabled, screen.getByLabelText<HTMLInputElement>(/^Image/).disabled]).toEqual([
      true,
      true,
    ]);
    answer.open();
    await screen.findByText('Blog uploaded successfully!');
    expect([field('Title').value, field('Title').readOnly]).toEqual(['', false]);
    expect(sentTo(endpoints.blogUpload)).toHaveLength(1);
    expect(button('Edit Dashain hours').disabled).toBe(false);
  });

  test('empties only what was sent: what was begun after it stays', async () => {
    const answer = gate();
    fakeServer([
      list,
      stored,
      [endpoints.blogUpload, () => answer.opened.then(() => ({ ...STORED, blog: post }))],
    ]);
    render(<BlogAdmin />);
    await write();
    await press('Upload Blog');
    act(() => {
      beginDraft(post);
      editDraft({ content: 'Begun meanwhile.' });
    });
    answer.open();
    await screen.findByText('Blog uploaded successfully!');
    expect(field('Content').value).toBe('Begun meanwhile.');
    expect(button('Update Blog').getAttribute('aria-disabled')).toBeNull();
  });

  test('has the same submission id when its answer was lost, and another one once it is another text', async () => {
    const answers = [undefined, undefined, refusal(500, 'no'), { ...STORED, blog: post }, undefined];
    const { sentTo } = fakeServer([list, stored, [endpoints.blogUpload, () => answers.shift()]]);
    render(<BlogAdmin />);
    await write();
    const send = async (text: string) => {
      await press('Upload Blog');
      await screen.findByText(text);
      await waitFor(() => {
        expect(blogDraft.get().saving).toBe(false);
      });
    };
    await send('Operation failed: The server cannot be reached.');
    await send('Operation failed: The server cannot be reached.');
    fireEvent.change(field('Content'), { target: { value: 'Lamps.' } });
    await send('Operation failed: no');
    await send('Blog uploaded successfully!');
    await write('Tihar', 'Lamps.');
    await send('Operation failed: The server cannot be reached.');
    const ids = sentTo(endpoints.blogUpload).map(({ submissionId }) => String(submissionId));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([ids[1] === ids[0], ids[2] === ids[0], ids[3] === ids[2], ids[4] === ids[3]]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

test('a post that somebody deleted meanwhile can be uploaded as a new one', async () => {
  const { sentTo } = fakeServer([
    [endpoints.postList, () => []],
    [endpoints.blogList, () => []],
    [endpoints.blogUpdate, () => refusal(404, 'Blog not found.')],
    [endpoints.blogUpload, () => ({ ...STORED, blog: post })],
  ]);
  beginDraft(post);
  render(<BlogAdmin />);
  fireEvent.change(field('Content'), { target: { value: 'Mine.' } });
  await press('Update Blog');
  await screen.findByText('Operation failed: Blog not found.');
  expect(screen.getByRole('alert').textContent).toContain('Somebody deleted this post meanwhile.');
  expect(field('Content').value).toBe('Mine.');
  await userEvent.upload(screen.getByLabelText(/^Image/), somePicture());
  await press('Upload Blog');
  await screen.findByText('Blog uploaded successfully!');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(sentTo(endpoints.blogUpload)[0]).toMatchObject({ title: post.title, content: 'Mine.' });
});

test('a post in hand says where visitors find it, whatever becomes of its title', () => {
  beginDraft(post);
  render(<BlogAdmin />);
  fireEvent.change(field('Title'), { target: { value: 'Another one' } });
  expect(screen.getByText(`Its address, whatever its title: ${blogPath(post.id)}`)).toBeTruthy();
});

test('what is wrong with a post is said after a look elsewhere too, until it is put right; the next post begins quietly', async () => {
  fakeServer([]);
  const before = render(<BlogAdmin />);
  await press('Upload Blog');
  expect(document.activeElement).toBe(field('Title'));
  before.unmount();
  render(<BlogAdmin />);
  const faults = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
  expect(faults()).toEqual(['Title is required.', 'Content is required.', 'Image is required.']);
  fireEvent.change(field('Title'), { target: { value: 'Tihar' } });
  expect(faults()).toEqual(['Content is required.', 'Image is required.']);
  act(() => {
    beginDraft();
  });
  fireEvent.change(field('Title'), { target: { value: 'Dashain' } });
  expect(faults()).toEqual([]);
});

describe('lengths', () => {
  test('a paste over the limit is kept whole, and refused with the limit', async () => {
    const { sentTo } = fakeServer([]);
    render(<BlogAdmin />);
    await write('n'.repeat(MAX_TITLE + 1), 'न'.repeat(MAX_CONTENT + 1));
    expect(screen.getByText(`${MAX_TITLE + 1} of ${MAX_TITLE} characters`)).toBeTruthy();
    await press('Upload Blog');
    expect(screen.getByText('Please keep this to 200 characters or fewer.')).toBeTruthy();
    expect(screen.getByText('Please keep this to 100,000 characters or fewer.')).toBeTruthy();
    expect(field('Content').value).toHaveLength(MAX_CONTENT + 1);
    expect(sentTo(endpoints.blogUpload)).toEqual([]);
  });

  test('a title counts as its limit does, the excerpt as people count', async () => {
    fakeServer([[endpoints.blogUpload, () => ({ ...STORED, blog: post })]]);
    render(<BlogAdmin />);
    await write(' 🙂🙂 ', 'नमस्ते  काठमाडौं');
    expect(screen.getByText('2 of 200 characters')).toBeTruthy();
    // न म स्ते · का ठ मा डौं
    expect(screen.getByText('Excerpt: 8 of 150 characters')).toBeTruthy();
    fireEvent.change(field('Content'), { target: { value: 'क्षि'.repeat(150) + '…' } });
    expect(screen.getByText('Excerpt: 150 of 150 characters: the card ends here with …')).toBeTruthy();
    fireEvent.change(field('Content'), { target: { value: 'To be continued…' } });
    expect(screen.getByText('Excerpt: 16 of 150 characters')).toBeTruthy();
    fireEvent.change(field('Title'), { target: { value: '🙂'.repeat(MAX_TITLE) } });
    await press('Upload Blog');
    await screen.findByText('Blog uploaded successfully!');
  });
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
});

test('a post without a change is not saved, and so publishes nothing', async () => {
  const { sentTo } = fakeServer([[endpoints.blogUpdate, () => ({ ...STORED, blog: post })]]);
  beginDraft(post);
  render(<BlogAdmin />);
  await press('Update Blog');
  await screen.findByText('Nothing was changed, so nothing was saved.');
  expect([sentTo(endpoints.blogUpdate).length, field('Title').value]).toEqual([0, post.title]);
  fireEvent.change(field('Title'), { target: { value: `${post.title} ` } });
  fireEvent.change(field('Content'), { target: { value: `${post.content}\n` } });
  await press('Update Blog');
  await screen.findByText('Nothing was changed, so nothing was saved.');
  expect(sentTo(endpoints.blogUpdate)).toHaveLength(0);
});
