import '#tests/support/island.tsx';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginDraft, blogDraft } from '#staff/cms/blog/blog-draft.ts';
import { BlogForm } from '#staff/cms/blog/BlogForm.tsx';
import { somePicture } from '#tests/support/cms.ts';

beforeEach(() => beginDraft());

describe('a file that is dropped', () => {
  /** Drags a file over an element and lets it fall there. Out: whether the browser was kept from opening it. */
  function drop(target: Element, file: File): boolean {
    const dataTransfer = { types: ['Files'], files: [file], dropEffect: '' };
    fireEvent.dragOver(target, { dataTransfer });
    const event = createEvent.drop(target, { dataTransfer });
    fireEvent(target, event);
    return event.defaultPrevented;
  }

  test('on the picture is taken', async () => {
    render(<BlogForm />);
    expect(drop(screen.getByText(/^Or drop or paste one here/), somePicture('dropped.png'))).toBe(true);
    expect(await screen.findByText('dropped.png, 1 kB')).toBeTruthy();
  });

  test('beside it is not taken, and does not take the page away', () => {
    render(<BlogForm />);
    expect(drop(screen.getByLabelText('Title'), somePicture())).toBe(true);
    expect(drop(document.body, somePicture())).toBe(true);
    expect(blogDraft.get().picture).toBeUndefined();
  });

  test('is not taken while the post is saved', async () => {
    render(<BlogForm />);
    act(() => {
      blogDraft.update((draft) => ({ ...draft, saving: true }));
    });
    expect(drop(screen.getByText(/^Or drop or paste one here/), somePicture())).toBe(true);
    await waitFor(() => {
      expect(blogDraft.get().picture).toBeUndefined();
    });
  });

  test('is taken from a paste too, and one that is text as well stays text', async () => {
    render(<BlogForm />);
    const paste = (types: string[]) =>
      fireEvent.paste(screen.getByLabelText('Content'), {
        clipboardData: { types, files: [somePicture('pasted.png')] },
      });
    expect(paste(['text/plain', 'Files'])).toBe(true);
    expect(paste(['Files'])).toBe(false);
    expect(await screen.findByText('pasted.png, 1 kB')).toBeTruthy();
  });

  test('as a text goes where the browser puts it', () => {
    render(<BlogForm />);
    const title = screen.getByLabelText('Title');
    const event = createEvent.drop(title, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(title, event);
    expect(event.defaultPrevented).toBe(false);
  });
});
