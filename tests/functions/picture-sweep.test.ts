import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sweepPictures } from '#server/services/picture-sweep.ts';
import { markUnnamed, savePicture } from '#server/records/pictures.ts';
import { listPosts } from '#server/records/posts.ts';
import { createId } from '#shared/ids.ts';
import { parsePictureName } from '#shared/picture-name.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send } from '#tests/support/call-function.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

vi.mock(import('#server/env.ts'), async (original) => {
  const real = await original();
  return { ...real, readEnv: () => real.parseEnv(process.env) };
});

const DAY = 24 * 3_600_000;

/** The live site: what it answers to `/build.json`. */
let site: Server;
let stamp: string;
const builtAt = (time: number) =>
  JSON.stringify({ contentVersion: 1, builtAt: new Date(time).toISOString() });
beforeAll(async () => {
  site = createServer((_request, response) => response.end(stamp));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  process.env.URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  delete process.env.URL;
});

let image: File;
beforeAll(async () => {
  image = new File([new Uint8Array((await smallPicture()).buffer)], 'cover.png', { type: 'image/png' });
});
beforeEach(() => {
  stamp = builtAt(Date.now());
});

async function save(name: 'blogUpload' | 'blogUpdate', fields: Record<string, string>): Promise<Blog> {
  const { run, definition } = servedCall(name);
  const body = new FormData();
  for (const [field, value] of Object.entries({ content: 'Text', ...fields })) body.set(field, value);
  body.set('image', image);
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  return (answer.body as { blog: Blog }).blog;
}

async function remove(id: string): Promise<void> {
  const { run, definition } = servedCall('blogDelete');
  await callFunction(run, definition, { body: { id }, headers: await sessionFrom(Date.now()) });
}

async function isServed(name: string): Promise<boolean> {
  const { run, definition } = servedCall('blogImage');
  return (await send(run, definition, { params: { image: name } })).status === 200;
}

/** What is kept of pictures that are not served: no variant, no reminder may be left behind. */
async function keysOf(name: string): Promise<string[]> {
  const { blobs } = await openTestStore('images').list();
  const id = parsePictureName(name)?.id ?? 'none';
  return blobs.map(({ key }) => key).filter((key) => key.includes(id));
}

/** A later save's sweep, with a live site that was built a moment before it. */
async function sweepAfter(days: number): Promise<void> {
  const now = Date.now() + days * DAY;
  stamp = builtAt(now);
  await sweepPictures(now);
}

describe('a picture that no post names', () => {
  test('goes thirty days after its post took another, and the new one stays for good', async () => {
    const { id, image: former } = await save('blogUpload', { title: 'Replaced' });
    const { image: present } = await save('blogUpdate', { id, title: 'Replaced' });
    await sweepAfter(1);
    await sweepAfter(30);
    expect(await isServed(former)).toBe(true);
    await sweepAfter(32);
    expect([await isServed(former), await isServed(present)]).toEqual([false, true]);
    expect(await keysOf(former)).toEqual([]);
    await sweepAfter(400);
    expect(await isServed(present)).toBe(true);
  });

  test('goes after its post was deleted, counted from then and not from its upload', async () => {
    const { id, image: name } = await save('blogUpload', { title: 'Deleted' });
    // As an earlier release wrote it beside every picture that was new.
    const reminder = `reminders/${parsePictureName(name)?.id}/${createId(Date.now() - 40 * DAY)}`;
    await openTestStore('images').set(reminder, '1');
    await remove(id);
    await sweepAfter(1);
    await sweepAfter(30);
    expect(await isServed(name)).toBe(true);
    await sweepAfter(32);
    expect(await keysOf(name)).toEqual([]);
  });

  test('goes if its post was never saved: refused as a conflict, or broken off', async () => {
    const { id, image: kept } = await save('blogUpload', { title: 'Contended' });
    const before = await openTestStore('images').list();
    await save('blogUpdate', { id, title: 'Late', base: '2020-01-01T00:00:00.000Z' });
    const bytes = new Uint8Array([1]);
    const { name: broken } = await savePicture({
      ...{ width: 1, height: 1, extension: 'jpg' },
      variants: [{ width: 1, format: 'jpeg', bytes }],
    });
    expect((await openTestStore('images').list()).blobs.length).toBeGreaterThan(before.blobs.length + 1);
    await sweepAfter(1);
    await sweepAfter(32);
    expect([await isServed(kept), await isServed(broken)]).toEqual([true, false]);
    const { blobs } = await openTestStore('images').list();
    const named = new Set((await listPosts()).map((post) => parsePictureName(post.image)?.id));
    expect(blobs.filter(({ key }) => !named.has(key.split('/')[0] ?? ''))).toEqual([]);
  });

  test('goes with a save, not by a clock of its own', async () => {
    const { id, image: name } = await save('blogUpload', { title: 'Long ago' });
    await openTestStore('posts').delete(`records/${id}`);
    await markUnnamed(parsePictureName(name)?.id ?? '', Date.now() - 31 * DAY);
    await save('blogUpload', { title: 'Another' });
    expect(await keysOf(name)).toEqual([]);
  });
});

describe('a picture stays', () => {
  test.each([
    ['the live site was built before its post let go of it', () => builtAt(Date.now() - DAY)],
    ['an old build was put back', () => builtAt(Date.now() - 100 * DAY)],
    ['the site answers with a page', () => '<!doctype html><title>Not found</title>'],
    ['the site answers with another JSON', () => '{"builtAt":7}'],
    ['the site answers nothing', () => ''],
  ])('while %s', async (_, answer) => {
    const { id, image: name } = await save('blogUpload', { title: 'Shown' });
    await remove(id);
    await markUnnamed(parsePictureName(name)?.id ?? '', Date.now());
    stamp = answer();
    await sweepPictures(Date.now() + 31 * DAY);
    expect(await isServed(name)).toBe(true);
  });

  test('while the site cannot be reached, and the save is not disturbed', async () => {
    const { id, image: name } = await save('blogUpload', { title: 'Unreachable' });
    await markUnnamed(parsePictureName(name)?.id ?? '', Date.now() - 31 * DAY);
    const address = process.env.URL;
    process.env.URL = 'http://127.0.0.1:1';
    expect((await save('blogUpdate', { id, title: 'Saved' })).title).toBe('Saved');
    process.env.URL = address;
    expect(await isServed(name)).toBe(true);
  });

  test('if its post lets go of it in the middle of a sweep', async () => {
    const posts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save('blogUpload', { title: `Old ${n}` })),
    );
    const later = Date.now() + DAY;
    await Promise.all([sweepPictures(later), ...posts.map(({ id }) => remove(id)), sweepPictures(later)]);
    await sweepAfter(30);
    for (const { image: name } of posts) expect(await isServed(name)).toBe(true);
  });

  test('if it won: of twenty pictures given to one post at once nineteen go', async () => {
    const { id } = await save('blogUpload', { title: 'Popular' });
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save('blogUpdate', { id, title: `Popular ${n}` })),
    );
    const winner = (await listPosts()).find((post) => post.id === id)?.image ?? '';
    for (const days of [1, 32, 33, 34]) await sweepAfter(days);
    for (const { image: name } of saved) expect(await isServed(name)).toBe(name === winner);
  });
});
