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
