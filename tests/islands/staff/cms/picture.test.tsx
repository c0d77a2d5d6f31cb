import '#tests/support/island.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft, blogDraft, isChanged } from '#staff/cms/blog/blog-draft.ts';
import { BlogForm } from '#staff/cms/blog/BlogForm.tsx';
import { endpoints } from '#shared/endpoints/all.ts';
import { MAX_IMAGE_BYTES } from '#shared/limits.ts';
import { JPEG_HEAD, MOVING, somePicture, somePost, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { gate, type Gate } from '#tests/support/gate.ts';

/** Photographs that the browser is still reading, by name; what it draws of them has this many bytes. */
let reading: Map<string, Gate>;
let drawnBytes: number;
/** How wide and high the browser finds a picture. */
let size: { width: number; height: number };

beforeEach(() => {
  beginDraft();
  reading = new Map();
  drawnBytes = 1_000;
  size = { width: 320, height: 200 };
  fakeServer([
    [endpoints.postList, () => []],
    [endpoints.blogList, () => []],
    [endpoints.blogUpload, () => ({ ...STORED, blog: somePost() })],
  ]);
  vi.stubGlobal('createImageBitmap', async ({ name, size: bytes }: File) => {
    const held = gate();
    if (bytes > MAX_IMAGE_BYTES) {
      reading.set(name, held);
      await held.opened;
    }
    if (name.startsWith('broken')) throw new Error('The source image could not be decoded.');
    return { ...size, close: () => undefined };
  });
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockImplementation(
    () => ({ fillRect: () => undefined, drawImage: () => undefined }) as never,
  );
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => {
    done(new Blob([new Uint8Array(drawnBytes)]));
  });
});

const input = () => screen.getByLabelText<HTMLInputElement>(/^Image/);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const alert = () => document.querySelector('[role=status] > .field-error')?.textContent;

function photograph(name: string): File {
  return new File([JPEG_HEAD, new Uint8Array(MAX_IMAGE_BYTES)], name, { type: 'image/jpeg' });
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(input(), file, { applyAccept: false });
}

/** The browser has read a photograph; what follows from it has happened. */
async function read(name: string): Promise<void> {
  await waitFor(() => {
    expect(reading.has(name)).toBe(true);
  });
  await act(async () => {
    reading.get(name)?.open();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

describe('a photograph that is made smaller', () => {
  test('says so, holds the post back, and is sent with it', async () => {
    render(<BlogForm />);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tihar' } });
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'Lights.' } });
    await choose(photograph('lamps.png'));
    expect(await screen.findByText('Making the picture smaller…')).toBeTruthy();
    const progress = screen.getByRole('progressbar', { name: 'Making the picture smaller' });
    expect(progress.getAttribute('value')).toBe('0.1');
    expect(button('Upload Blog').getAttribute('aria-disabled')).toBe('true');
    expect(isChanged(blogDraft.get())).toBe(true);
    fireEvent.submit(screen.getByRole('form'));
    expect([blogDraft.get().saving, alert()]).toEqual([false, undefined]);

    await read('lamps.png');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('lamps.jpg, 1 kB')).toBeTruthy();
    await userEvent.click(button('Upload Blog'));
    expect(await screen.findByText('Blog uploaded successfully!')).toBeTruthy();
  });

  test('is dropped when another one was chosen meanwhile, whichever is ready first', async () => {
    render(<BlogForm />);
    await choose(photograph('first.jpg'));
    await choose(photograph('second.jpg'));
    await read('second.jpg');
    expect(screen.getByText('second.jpg, 1 kB')).toBeTruthy();
    await read('first.jpg');
    expect(screen.getByText('second.jpg, 1 kB')).toBeTruthy();
    await choose(photograph('third.jpg'));
    await choose(somePicture('fourth.png'));
    await read('third.jpg');
    expect(await screen.findByText('fourth.png, 1 kB')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('never comes to another post', async () => {
    render(<BlogForm />);
    await choose(photograph('lamps.jpg'));
    act(() => {
      beginDraft(somePost());
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(button('Update Blog').getAttribute('aria-disabled')).toBeNull();
    await read('lamps.jpg');
    expect(blogDraft.get()).toMatchObject({ picture: undefined, shrinking: undefined });
  });
});

test('the live region of what is said about a picture is there before the first word', async () => {
  render(<BlogForm />);
  const region = document.querySelector('.field > [role=status]');
  expect(region?.textContent).toBe('');
  await choose(new File([], 'empty.png'));
  await waitFor(() => expect(region?.textContent).toMatch(/^This file is empty/));
});

test('a picture of very many pixels is made smaller, however small its file is', async () => {
  size = { width: 12_000, height: 9_000 };
  render(<BlogForm />);
  await choose(somePicture('poster.png'));
  expect(await screen.findByText('poster.jpg, 1 kB')).toBeTruthy();
});

describe('a picture that moves', () => {
  const moving = (format: keyof typeof MOVING, bytes = 0) =>
    new File([MOVING[format], new Uint8Array(bytes)], `flag.${format}`);

  test.each(['gif', 'webp'] as const)('is sent as it is: %s', async (format) => {
    size = { width: 12_000, height: 9_000 };
    render(<BlogForm />);
    await choose(moving(format));
    expect(await screen.findByText(`flag.${format}, 1 kB`)).toBeTruthy();
  });

  test.each(['gif', 'webp'] as const)(
    'is refused rather than made smaller, and so stopped: %s',
    async (format) => {
      render(<BlogForm />);
      await choose(moving(format, MAX_IMAGE_BYTES));
      await waitFor(() =>
        expect(alert()).toBe('A moving picture cannot be made smaller here. Choose one under 4 MB.'),
      );
    },
  );

  test.each(['png', 'avif'] as const)(
    'is refused where it would be stored without its movement: %s',
    async (format) => {
      render(<BlogForm />);
      await choose(moving(format));
      await waitFor(() =>
        expect(alert()).toBe(
          'This picture moves, which only GIF and WebP do here. Choose one of those, or one that stands still.',
        ),
      );
    },
  );
});

describe('a picture that cannot be taken', () => {
  test('although it begins like one is refused when chosen', async () => {
    render(<BlogForm />);
    await choose(new File([JPEG_HEAD, 'and words'], 'broken.jpg', { type: 'image/jpeg' }));
    await waitFor(() =>
      expect(alert()).toBe('This picture could not be read. Choose a JPEG, PNG, WebP, AVIF or GIF picture.'),
    );
  });

  test.each([
    [
      'that could not be read',
      'broken.jpg',
      'This picture could not be read. Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    ],
    ['that stays too large', 'noise.jpg', 'This picture is too large. Choose one under 4 MB.'],
  ])('%s is refused; another one is not', async (_, name, refusal) => {
    drawnBytes = MAX_IMAGE_BYTES + 1;
    render(<BlogForm />);
    await choose(photograph(name));
    await read(name);
    expect([alert(), input().ariaInvalid ?? input().getAttribute('aria-invalid')]).toEqual([refusal, 'true']);
    await choose(somePicture());
    await waitFor(() => {
      expect(alert()).toBeUndefined();
    });
  });

  test.each([
    ['of no bytes', [], 'This file is empty. Choose a JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['that is a text', ['Closed for Dashain.'], 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.'],
    ['that is HEIC', ['\0\0\0\x18ftypheic'], 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.'],
  ])('%s, whatever its name says, is refused when chosen', async (_, parts, refusal) => {
    render(<BlogForm />);
    await choose(new File(parts, 'lamps.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(alert()).toBe(refusal));
  });

  test('is not left out of an edit unasked: it is saved without once that is said', async () => {
    const { sentTo } = fakeServer([[endpoints.blogUpdate, () => ({ ...STORED, blog: somePost() })]]);
    beginDraft(somePost());
    render(<BlogForm />);
    await choose(new File([], 'lamps.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(alert()).toBeTruthy());
    await userEvent.click(button('Update Blog'));
    expect([sentTo(endpoints.blogUpdate).length, alert()?.startsWith('This file is empty.')]).toEqual([
      0,
      true,
    ]);
    await userEvent.click(button('Keep the current picture'));
    expect([alert(), document.activeElement]).toEqual([undefined, input()]);
  });

  test('is taken when it is chosen again and is another by now; what was chosen is sent, whatever happens to the file', async () => {
    render(<BlogForm />);
    await choose(new File([], 'lamps.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(alert()).toBeTruthy());
    Object.defineProperty(input(), 'value', { writable: true, value: 'C:\\fakepath\\lamps.jpg' });
    await userEvent.click(input());
    expect(input().value).toBe('');
    const file = somePicture('lamps.jpg');
    await choose(file);
    expect(await screen.findByText('lamps.jpg, 1 kB')).toBeTruthy();
    expect(blogDraft.get().picture?.file).not.toBe(file);
    await userEvent.click(button('Take the picture out'));
    expect(blogDraft.get().picture).toBeUndefined();
  });

  test('is no matter of the next post', async () => {
    render(<BlogForm />);
    await choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(alert()).toBe('Choose a JPEG, PNG, WebP, AVIF or GIF picture.'));
    act(() => {
      beginDraft(somePost());
    });
    expect(alert()).toBeUndefined();
  });
});
