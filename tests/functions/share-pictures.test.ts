import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharePictureOf } from '#features/blog/cover.ts';
import { MAX_SHARE_BYTES } from '#shared/picture-name.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 15, g: 107, b: 92, alpha: 0.5 } } });

async function upload(picture: Sharp, fields: Record<string, string> = {}): Promise<Blog> {
  const { run, definition } = servedCall('blogUpload');
  const body = new FormData();
  for (const [name, text] of Object.entries({ title: 'Picture', content: 'x', ...fields }))
    body.set(name, text);
  body.set('image', new File([new Uint8Array(await picture.toBuffer())], 'cover'));
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  return (answer.body as { blog: Blog }).blog;
}

/** What a reader of links is sent at the address that the post's page names. */
async function fetchShared(post: Blog): Promise<Response> {
  const { pathname, searchParams } = new URL(sharePictureOf(post)?.src ?? '', 'https://gr8.example');
  const { run, definition } = servedCall('blogImage');
  const image = pathname.split('/').at(-1) ?? '';
  const query = Object.fromEntries(searchParams);
  return send(run, definition, { params: { image }, query, headers: { accept: 'image/webp,*/*' } });
}

async function expectShared(post: Blog): Promise<void> {
  const response = await fetchShared(post);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(MAX_SHARE_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
}

describe('what a link to a post shows', () => {
  test('is 1,200 × 630, a JPEG, and told with its size', async () => {
    const post = await upload(plain(1600, 900).png());
    expect(sharePictureOf(post)).toEqual({
      src: `${post.image_url}&w=share`,
      width: 1200,
      height: 630,
      alt: undefined,
    });
    await expectShared(post);
  });

  test('weighs at most 300 kB, be it noise', async () => {
    const raw = { width: 1300, height: 700, channels: 3 } as const;
    const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
    await expectShared(await upload(noise.jpeg({ quality: 90 })));
  });

  test('stands still where the picture moves, and is enlarged from 600 pixels on', async () => {
    const frames = await Promise.all(
      [0, 255].map((red) =>
        sharp({ create: { ...FRAME, background: { r: red, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    await expectShared(await upload(sharp(frames, { join: { animated: true } }).gif()));
  });

  test.each([
    ['tiny', 599, 400],
    ['flat', 1900, 300],
    ['tall', 800, 1001],
  ])('is the picture of the site where that of the post is %s', async (_, width, height) => {
    expect(sharePictureOf(await upload(plain(width, height).png()))).toBeUndefined();
  });

  test('is made for a picture that an earlier release kept without it, once', async () => {
    const post = await upload(plain(1600, 900).png());
    const key = `${post.image.split('-').slice(0, 2).join('-')}/share-jpeg`;
    await openTestStore('images').delete(key);
    await expectShared(post);
    expect(await openTestStore('images').get(key)).not.toBeNull();
    await openTestStore('images').deleteAll();
    expect((await fetchShared(post)).status).toBe(404);
  });
});

const FRAME = { width: 600, height: 320, channels: 3 } as const;

test('what a picture shows is stored with its post, told with it, and left out where it was not written', async () => {
  const post = await upload(plain(1600, 900).png(), { image_alt: ' Lamps\non a wall ' });
  expect([post.image_alt, sharePictureOf(post)?.alt]).toEqual(['Lamps on a wall', 'Lamps on a wall']);
  const { run, definition } = servedCall('blogUpdate');
  const body = new FormData();
  for (const [name, text] of Object.entries({ id: post.id, title: 'Picture', content: 'y', image_alt: '' }))
    body.set(name, text);
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  expect((answer.body as { blog: Blog }).blog).not.toHaveProperty('image_alt');
});
