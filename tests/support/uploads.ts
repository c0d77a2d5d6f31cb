import sharp from 'sharp';
import type { Blog } from '#shared/schemas/entities.ts';
import { servedCall } from './all-functions.ts';
import { callFunction } from './call-function.ts';
import { sessionFrom } from './staff-session.ts';

/** A picture of one colour, half seen through where it has four channels. */
export const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 15, g: 107, b: 92, alpha: 0.5 } } });

/** Uploads a post with this file as its picture, as staff do. Out: the answer, read. */
export async function upload(bytes: Uint8Array, fileName = 'image.png') {
  const { run, definition } = servedCall('blogUpload');
  const body = new FormData();
  body.set('title', 'Picture');
  body.set('content', 'x');
  body.set('image', new File([new Uint8Array(bytes)], fileName, { type: 'image/png' }));
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  return { ...answer, body: answer.body as { blog: Blog; error: string; errors?: Record<string, string> } };
}
