import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { reindexPosts } from '#server/records/posts.ts';
import { readPost, readPosts } from '#server/content-source.ts';
import type { Blog, PostSummary } from '#shared/schemas/entities.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

type CallName = 'blogUpload' | 'blogUpdate';
type Saved = {
  success: boolean;
  blog: Blog;
  error?: string;
  errors?: Record<string, string>;
  rebuild?: string;
};

let photo: Blob;
beforeAll(async () => {
  const background = { r: 200, g: 16, b: 46 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
});

async function save(name: CallName, fields: Record<string, string>, image?: Blob) {
  const { run, definition } = servedCall(name);
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (image) body.set('image', image, 'image.png');
  const answer = await callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
  return { ...answer, body: answer.body as Saved };
}

const upload = (title: string, content = 'First line\nsecond line') =>
  save('blogUpload', { title, content }, photo);

async function remove(id: string) {
  const { run, definition } = servedCall('blogDelete');
  return callFunction(run, definition, { body: { id }, headers: await sessionFrom(Date.now()) });
}

async function list(query: Record<string, string> = {}) {
  const { run, definition } = servedCall('blogList');
  const answer = await callFunction(run, definition, { query });
  return { ...answer, body: answer.body as Blog[] };
}

describe('posts', () => {
  test('a new post is listed at once with exactly its fields [S7-17] [S7-18] [S3-03] [S8-14]', async () => {
    const { status, body } = await upload('A first post');
    expect([status, body.success, body.rebuild]).toEqual([200, true, 'unconfigured']);
    const [listed] = (await list()).body;
    expect(listed).toEqual(body.blog);
    expect(Object.keys(listed ?? {})).toEqual([
      ...['id', 'title', 'content', 'image', 'image_url', 'created_at', 'updated_at'],
    ]);
    expect(listed).toMatchObject({ id: 'a-first-post', content: 'First line\nsecond line' });
    expect(listed?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('needs title, content, and a picture only when it is new [S5-15]', async () => {
    expect(await save('blogUpload', {}, photo)).toMatchObject({
      status: 422,
      body: { success: false, error: 'Title is required.', errors: { content: 'Content is required.' } },
    });
    const noPicture = await save('blogUpload', { title: 'x', content: 'y' });
    expect(noPicture).toMatchObject({ status: 422, body: { errors: { image: 'Image is required.' } } });
    const untouched = new Blob([], { type: 'application/octet-stream' });
    expect((await save('blogUpload', { title: 'x', content: 'y' }, untouched)).status).toBe(422);
  });

  test('an edit keeps id and picture, moves updated_at, and takes a new picture [S7-19]', async () => {
    const { blog } = (await upload('Edited later')).body;
    const edit = { id: blog.id, title: 'Another title', content: 'New' };
    const first = (await save('blogUpdate', edit)).body.blog;
    expect(first).toMatchObject({ id: blog.id, title: 'Another title', image: blog.image });
    expect(first.created_at).toBe(blog.created_at);
    expect(first.updated_at > blog.updated_at).toBe(true);
    const second = (await save('blogUpdate', edit, photo)).body.blog;
    expect(second.image).not.toBe(blog.image);
    expect(await readPost(blog.id)).toEqual(second);
  });

  test('a second editor is told of the conflict; an edit that names no start is not', async () => {
    const { blog } = (await upload('Two editors')).body;
    const edit = { id: blog.id, title: 'Mine', content: 'Mine', base: blog.updated_at };
    expect((await save('blogUpdate', edit)).status).toBe(200);
    const late = await save('blogUpdate', { ...edit, title: 'Yours' });
    expect(late).toMatchObject({
      status: 409,
      body: { success: false, error: expect.any(String) as string },
    });
    expect((await readPost(blog.id))?.title).toBe('Mine');
  });

  test.each([
    ['', undefined],
    [' with a picture', photo],
  ])(
    'an edit%s whose answer was lost is no conflict when it is sent again, unless somebody else has changed it since',
    async (_what, picture) => {
      const { blog } = (await upload('A lost answer')).body;
      const edit = {
        id: blog.id,
        title: 'Mine',
        content: 'Mine',
        base: blog.updated_at,
        submissionId: randomUUID(),
      };
      expect((await save('blogUpdate', edit, picture)).status).toBe(200);
      const again = await save('blogUpdate', edit, picture);
      expect(again).toMatchObject({ status: 200, body: { blog: { title: 'Mine' } } });
      expect(await readPost(blog.id)).toEqual(again.body.blog);
      expect((await save('blogUpdate', { ...edit, submissionId: randomUUID() }, picture)).status).toBe(409);
      await save('blogUpdate', { id: blog.id, title: 'Theirs', content: 'Mine' });
      expect((await save('blogUpdate', edit, picture)).status).toBe(409);
      expect((await readPost(blog.id))?.title).toBe('Theirs');
    },
  );

  test('deletes once; an unknown id is 404 [S7-20]', async () => {
    const { blog } = (await upload('Short-lived')).body;
    expect(await remove(blog.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await list()).body.map(({ id }) => id)).not.toContain(blog.id);
    expect(await remove(blog.id)).toMatchObject({ status: 404, body: { error: 'Blog not found.' } });
    expect((await save('blogUpdate', { id: blog.id, title: 'x', content: 'y' })).status).toBe(404);
    expect((await save('blogUpdate', { id: '../x', title: 'x', content: 'y' })).status).toBe(404);
  });

  test.each([
    ['नेपालमा घर', /^[a-z0-9-]+$/],
    ['日本語', /^[a-z0-9-]+$/],
    ['🙂🙂', /^untitled/],
    ['index', /^post-index$/],
    ['404', /^post-404$/],
    ['</script><b>"&\'', /^[a-z0-9-]+$/],
    ['x'.repeat(200), /^x{80}$/],
  ])('the title %s has an address of its own and stays as it was typed', async (title, address) => {
    const { blog } = (await upload(title)).body;
    expect(blog.id).toMatch(address);
    expect(blog.title).toBe(title);
  });

  test('ten equal titles at once have ten addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload('The same title')));
    expect(new Set(answers.map(({ body }) => body.blog.id)).size).toBe(10);
  });

  test('the same submission twice, or five times at once, is one post; another one is another', async () => {
    const post = { title: 'Sent again', content: 'c', submissionId: randomUUID() };
    await upload(post.title);
    const sends = await Promise.all(Array.from({ length: 5 }, () => save('blogUpload', post, photo)));
    sends.push(await save('blogUpload', post, photo));
    expect(new Set(sends.map(({ body }) => body.blog.id))).toEqual(new Set(['sent-again-2']));
    const edit = { id: 'sent-again-2', title: 'Renamed', content: 'c' };
    await save('blogUpdate', edit);
    expect((await save('blogUpload', post, photo)).body.blog).toMatchObject({ title: 'Renamed' });
    const other = await save('blogUpload', { ...post, submissionId: randomUUID() }, photo);
    expect(other.body.blog.id).toBe('sent-again-3');
    const plain = await upload(post.title);
    expect(plain.body.blog.id).toBe('sent-again-4');
    expect(Object.keys(plain.body.blog)).not.toContain('submissionId');
  });

  test('pages of posts follow one another without a gap', async () => {
    const all = (await list()).body.map(({ id }) => id);
    const first = await list({ limit: '4' });
    const next = /before=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await list({ limit: '4', before: next });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.slice(0, 8));
  });

  test('a page after a post that is gone is not the first page again', async () => {
    expect((await list({ before: 'gone-meanwhile' })).status).toBe(404);
    expect((await list({ limit: '4', before: 'gone-meanwhile' })).status).toBe(404);
  });
});

describe('the list of posts for staff', () => {
  async function summaries(query: Record<string, string> = {}) {
    const { run, definition } = servedCall('postList');
    const answer = await callFunction(run, definition, { query, headers: await sessionFrom(Date.now()) });
    return { ...answer, body: answer.body as PostSummary[] };
  }

  test('has every post without its content, in the same order, page by page', async () => {
    const all = (await list()).body.map(({ content: _, ...summary }) => summary);
    expect((await summaries()).body).toEqual(all);
    const page = await summaries({ limit: '2' });
    expect(page.body).toEqual(all.slice(0, 2));
    expect(page.headers.get('link')).toContain(`before=${all[1]?.id}`);
  });

  test('names a post that cannot be read, or not be used, until somebody deletes it', async () => {
    const store = openTestStore('posts');
    await store.set('records/broken', '{"id":');
    await store.setJSON('records/half', { id: 'half', version: 1, title: 'No more than a title' });
    const damaged = [
      { id: 'broken', damaged: true },
      { id: 'half', damaged: true },
    ];
    expect((await summaries()).body.slice(0, 2)).toEqual(damaged);
    expect((await list()).body.map(({ id }) => id)).not.toContain('half');
    for (const { id } of damaged) expect((await remove(id)).status).toBe(200);
    expect((await summaries()).body.some((post) => post.damaged)).toBe(false);
  });
});

describe('truth and index', () => {
  test('of fifty parallel edits none is lost and each conflict is told', async () => {
    const { blog } = (await upload('Contended')).body;
    const edits = Array.from({ length: 50 }, (_, n) =>
      save('blogUpdate', { id: blog.id, title: `Edit ${n}`, content: 'c', base: blog.updated_at }),
    );
    const answers = await Promise.all(edits);
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await readPost(blog.id))?.title).toBe(saved[0]?.body.blog.title);
  }, 60_000);

  test('fifty parallel edits of fifty posts are all in the list', async () => {
    const made: Awaited<ReturnType<typeof upload>>[] = [];
    // Pictures stand in line for the processor; no more at once than that has room for.
    for (let n = 0; n < 50; n += 10) {
      const titles = Array.from({ length: 10 }, (_, more) => `Many ${n + more}`);
      made.push(...(await Promise.all(titles.map((title) => upload(title)))));
    }
    const edits = made.map(({ body }, n) =>
      save('blogUpdate', { id: body.blog.id, title: `Edited ${n}`, content: 'c' }),
    );
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
    const titles = (await list()).body.map(({ title }) => title);
    for (let n = 0; n < 50; n += 1) expect(titles).toContain(`Edited ${n}`);
  }, 60_000);

  test('a lost index is made again from the truth, by reading and by the staff action', async () => {
    const before = (await list()).body;
    const store = openTestStore('posts');
    for (const { key } of (await store.list({ prefix: 'index/' })).blobs) await store.delete(key);
    expect((await list()).body).toEqual(before);
    expect((await store.list({ prefix: 'index/' })).blobs.length).toBeGreaterThan(0);
    await store.set('index/0', 'not JSON');
    await store.delete('index/1');
    const { run, definition } = servedCall('contentReindex');
    const answer = await callFunction(run, definition, { headers: await sessionFrom(Date.now()) });
    expect(answer.status).toBe(200);
    expect((await list()).body).toEqual(before);
  });

  test('an edit that broke off before its copies shows at once, and they follow', async () => {
    const { blog } = (await upload('Half written')).body;
    const store = openTestStore('posts');
    const stored = (await store.get(`records/${blog.id}`, { type: 'json' })) as Blog;
    // What a crash leaves: the truth ahead of its copies.
    await store.setJSON(`records/${blog.id}`, { ...stored, title: 'Whole' });
    const titleIn = async (name: 'blogList' | 'postList') => {
      const { run, definition } = servedCall(name);
      const answer = await callFunction(run, definition, { headers: await sessionFrom(Date.now()) });
      return (answer.body as Blog[]).find(({ id }) => id === blog.id)?.title;
    };
    expect([await titleIn('blogList'), await titleIn('postList')]).toEqual(['Whole', 'Whole']);
    for (const { key } of (await store.list({ prefix: 'summaries/' })).blobs)
      expect(await store.get(key)).toContain('"Whole"');
  });

  test('copies that the last release made are used until each is made anew, and lack nothing meanwhile', async () => {
    const before = await readPosts();
    const store = openTestStore('posts');
    for (const { key } of (await store.list({ prefix: 'summaries/' })).blobs) await store.delete(key);
    const chunks = (await store.list({ prefix: 'index/' })).blobs.map(({ key }) => key);
    const copied = (key: string): Promise<string> => store.get(key, { type: 'text' });
    const untagged = (text: string) => text.replace(/,"tag":"[^}]*"(?=\})/g, '');
    for (const key of chunks) await store.set(key, untagged(await copied(key)));
    expect(await readPosts()).toEqual(before);
    expect((await list()).body).toEqual(before);
    for (const key of chunks) expect(untagged(await copied(key))).not.toBe(await copied(key));
    expect((await list()).body).toEqual(before);
  });

  test('a bad record is left out and the rest is read', async () => {
    const count = (await readPosts()).length;
    const store = openTestStore('posts');
    await store.setJSON('records/bad', { id: 'bad', version: 1, title: 7 });
    await store.set('records/worse', '{');
    await reindexPosts();
    expect(await readPosts()).toHaveLength(count);
    expect(await readPost('bad')).toBeUndefined();
  });
});
