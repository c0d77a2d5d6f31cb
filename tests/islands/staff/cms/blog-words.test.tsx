import '#tests/support/island.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BlogAdmin } from '#staff/cms/blog/BlogAdmin.tsx';
import { beginDraft } from '#staff/cms/blog/blog-draft.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { somePost, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const joinButton = () => screen.queryByRole('button', { name: /^Join lines/ });
const write = (text: string) => fireEvent.change(content(), { target: { value: text } });

beforeEach(() => beginDraft());

test('lines that came from a mail are joined, and parted again by Undo', async () => {
  render(<BlogAdmin />);
  write('One line');
  expect(joinButton()).toBeNull();
  write('Closed for\nten days.\n\nOpen again.');
  await userEvent.click(screen.getByRole('button', { name: /^Join lines/ }));
  expect(content().value).toBe('Closed for ten days.\n\nOpen again.');
  expect([joinButton(), document.activeElement]).toEqual([null, content()]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content().value).toBe('Closed for\nten days.\n\nOpen again.');
});

test('what the picture shows is kept with the post, in the preview and in what is sent', async () => {
  const { sentTo } = fakeServer([
    [endpoints.postList, () => []],
    [endpoints.blogUpdate, () => ({ ...STORED, blog: somePost() })],
  ]);
  beginDraft(somePost({ image_alt: 'A lamp' }));
  render(<BlogAdmin />);
  const field = screen.getByLabelText<HTMLInputElement>(/^What the picture shows/);
  expect(field.value).toBe('A lamp');
  fireEvent.change(field, { target: { value: 'Lamps on a wall' } });
  expect(screen.getByRole('img', { name: 'Lamps on a wall' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
  await screen.findByText('Blog updated successfully!');
  expect(sentTo(endpoints.blogUpdate)[0]).toMatchObject({ image_alt: 'Lamps on a wall' });
});
