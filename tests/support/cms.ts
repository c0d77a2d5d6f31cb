import type { Blog, Faq } from '#shared/schemas/entities.ts';

/** A post as the list call answers it. */
export function somePost(change: Partial<Blog> = {}): Blog {
  return {
    id: 'dashain',
    title: 'Dashain hours',
    content: 'Closed for ten days.',
    image: 'a.webp',
    image_url: '/a.webp',
    created_at: '2026-10-01T00:00:00.000Z',
    updated_at: '2026-10-01T00:00:00.000Z',
    ...change,
  };
}

/** An FAQ as the list call answers it. */
export function someFaq(change: Partial<Faq> = {}): Faq {
  return { id: 'f1', question: 'Where?', answer: 'Lalitpur.', ...change };
}

/** How a JPEG begins. */
export const JPEG_HEAD = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** The browser of the tests decodes nothing: each picture that is chosen is a small one, unless a test says otherwise. */
globalThis.createImageBitmap = () => Promise.resolve({ width: 320, height: 200, close: () => undefined });

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const GIF_FRAME = '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';

/** Pictures of two frames, as far as each has to be read to know that. */
export const MOVING = {
  gif: latin(
    `GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff${GIF_FRAME}\x21\xf9\x04\0\0\0\0\0${GIF_FRAME}\x3b`,
  ),
  webp: latin('RIFF\x1c\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0'),
  png: latin('\x89PNG\r\n\x1a\n\0\0\0\0tEXt\0\0\0\0\0\0\0\x08acTL'),
  avif: latin('\0\0\0\x1cftypavis\0\0\0\0'),
};

/** A small picture as a file input or a drop brings it. */
export function somePicture(name = 'cover.png'): File {
  return new File([JPEG_HEAD], name, { type: 'image/png' });
}

/** The answer to a write that was stored. */
export const STORED = { success: true, rebuild: 'requested' } as const;

/** The answer to a write that was not. */
export function refusal(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status });
}
