import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { countStoreUse } from '#local/store/store-fetch.ts';
import { runJobs } from '#server/handlers/jobs.ts';
import { recordKey } from '#server/database/pages.ts';
import { createId, invertId } from '#shared/ids.ts';
import type { ListWork } from '#shared/casework.ts';
import { changeStates } from '#server/casework/store/states.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { TOTAL_COUNT } from '#shared/endpoints/endpoint.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { SITE } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { codeOf, colleague, PASSWORD, sessionOf, setFactor } from '#tests/support/team.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

// As distant a store as it takes to tell what a call waits for.
const { server } = useStore(5);
beforeAll(useAdministrator);

interface Asked {
  /** Requests to the store that were answered before the call was. */
  requests: number;
  /** How many of them came one after another. */
  rounds: number;
  response: Response;
}

/** Makes a call as the platform does and counts; what it goes on with after its answer ends before this does. */
async function ask(
  name: Parameters<typeof servedCall>[0],
  {
    query = {},
    body,
    staff = false,
  }: { query?: Record<string, string>; body?: object; staff?: boolean } = {},
): Promise<Asked> {
  const { run, definition } = servedCall(name);
  const headers: Record<string, string> = staff ? { ...(await sessionFrom(Date.now())) } : {};
  const url = new URL(definition.path, SITE);
  url.search = new URLSearchParams(query).toString();
  const isForm = body instanceof FormData;
  const request = new Request(url, {
    method: definition.method,
    headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const context = { ip: '203.0.113.7', params: {}, requestId: '', waitUntil };
  const { result, timing } = await countStoreUse(() => run(request, context));
  await Promise.all(later);
  expect(result.status, `${name}: ${await result.clone().text()}`).toBe(200);
  const [, requests, rounds] = /(\d+) requests in (\d+) rounds/.exec(timing) ?? [];
  return { requests: Number(requests), rounds: Number(rounds), response: result };
}

const withId = (body: object | undefined) => ({ ...body, submissionId: crypto.randomUUID() });

test.each([
  'letsConnectSubmit',
  'contactSubmit',
  'demoSubmit',
  'feedbackSubmit',
  'websitePlanSubmit',
  'registrationSubmit',
] as const)(
  '%s asks the store in two rounds: for its claim and its message, then for its record',
  async (name) => {
    const { requests, rounds } = await ask(name, { body: withId(sampleInput[name]) });
    expect(requests).toBeLessThanOrEqual(3);
    expect(rounds).toBeLessThanOrEqual(2);
  },
);

test('a sign-in asks the store four times', async () => {
  // The first one with a new password also ends the sessions of the one before.
  await runJobs();
  expect((await ask('adminLogin', { body: STAFF })).requests).toBeLessThanOrEqual(4);
});

test("a colleague's sign-in asks the store five times, with the code of an app seven times", async () => {
  const { id, email: username } = await colleague();
  const body = { username, password: PASSWORD };
  expect((await ask('adminLogin', { body })).requests).toBeLessThanOrEqual(5);
  const { secret } = await setFactor(await sessionOf(id));
  const { requests } = await ask('adminLogin', { body: { ...body, code: codeOf(secret) } });
  expect(requests).toBeLessThanOrEqual(7);
});

test('an idle poll asks the store twice, and tells of a submission and of a move', async () => {
  const news = async () => {
    const { requests, response } = await ask('submissionNews', { staff: true });
    expect(requests).toBeLessThanOrEqual(2);
    const { lists } = (await response.json()) as SubmissionNews;
    return lists[servedCall('contactList').definition.path];
  };
  const before = await news();
  expect(await news()).toEqual(before);
  await ask('contactSubmit', { body: withId(sampleInput.contactSubmit) });
  const after = await news();
  expect([after?.inbox === before?.inbox, after?.suspected === before?.suspected]).toEqual([false, true]);
  const { response } = await ask('contactList', { query: { limit: '1' }, staff: true });
  const [row] = (await response.json()) as { id: string }[];
  await ask('submissionMove', { body: { list: 'contact', id: row?.id, to: 'suspected' }, staff: true });
  const moved = await news();
  expect([moved?.inbox === after?.inbox, moved?.suspected === after?.suspected]).toEqual([false, false]);
});

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('saving a FAQ or a post asks the store six times at most, with another place or a new picture too', async () => {
  const asked = async (...call: Parameters<typeof ask>) => {
    const { requests, response } = await ask(...call);
    expect(requests, call[0]).toBeLessThanOrEqual(6);
    return response;
  };
  const added = await asked('faqAdd', { body: withId(sampleInput.faqAdd), staff: true });
  const { id } = ((await added.json()) as { insertedFaq: { id: string } }).insertedFaq;
  const texts = { question: 'Why?', answer: 'Because.' };
  await asked('faqUpdate', { body: { id, ...texts }, staff: true });
  const other = await asked('faqAdd', { body: withId(sampleInput.faqAdd), staff: true });
  const { insertedFaq: last } = (await other.json()) as { insertedFaq: { id: string } };
  await asked('faqUpdate', { body: { id: last.id, ...texts, before: id }, staff: true });
  await asked('faqUpdate', { body: { id: last.id, ...texts, before: '' }, staff: true });
  await asked('faqDelete', { body: { id }, staff: true });
  const wide = { width: 2400, height: 1200, channels: 3, background: '#0f6b5c' } as const;
  const image = new File([new Uint8Array(await sharp({ create: wide }).jpeg().toBuffer())], 'wide.jpg');
  const post = { title: 'Far away', content: 'Text.' };
  const upload = await asked('blogUpload', { body: formOf({ ...post, image }), staff: true });
  const { blog } = (await upload.json()) as { blog: { id: string } };
  await asked('blogUpdate', { body: formOf({ ...post, id: blog.id, image }), staff: true });
  await asked('blogUpdate', { body: formOf({ ...post, id: blog.id, content: 'Better.' }), staff: true });
  await asked('blogDelete', { body: { id: blog.id }, staff: true });
});

describe('5,000 posts', () => {
  const CONTENT = 'Words. '.repeat(600);
  beforeAll(async () => {
    const store = openTestStore('posts');
    const posts = Array.from({ length: 5_000 }, (_, n) => {
      const day = new Date(Date.UTC(2025, 0, 1) + n * 3_600_000).toISOString();
      const image = `${createId()}-1600x900.jpg`;
      const texts = { title: `A post about this and that, number ${n}`, content: `${CONTENT}${n}`, image };
      return { id: `post-${n}`, version: n, ...texts, created_at: day, updated_at: day };
    });
    for (let made = 0; made < posts.length; made += 250)
      await Promise.all(
        posts.slice(made, made + 250).map((post) => store.setJSON(`records/${post.id}`, post)),
      );
    await ask('postList', { query: { limit: '1' }, staff: true });
  }, 120_000);

  test('are listed for staff page by page without reading any of them', async () => {
    let bytes = 0;
    const read: string[] = [];
    const answer = server().answer.bind(server());
    const watch = vi.spyOn(server(), 'answer').mockImplementation(async (request) => {
      const given = await answer(request);
      if (request.method === 'GET') read.push(request.url);
      bytes += (await given.clone().arrayBuffer()).byteLength;
      return given;
    });
    const { requests, rounds, response } = await ask('postList', { query: { limit: '50' }, staff: true });
    watch.mockRestore();
    const rows = (await response.json()) as { id: string; title: string }[];
    expect([rows.length, rows[0]?.id, Object.keys(rows[0] ?? {})]).toEqual([
      50,
      'post-4999',
      ['id', 'title', 'image', 'created_at', 'updated_at', 'image_url'],
    ]);
    expect(response.headers.get('link')).toContain('before=post-4950');
    // The session; five pages of keys; the summaries, found and read.
    expect(requests).toBeLessThanOrEqual(8);
    expect(rounds).toBeLessThanOrEqual(6);
    expect(read.filter((url) => url.includes('records/post-') || url.includes('index/'))).toEqual([]);
    // Of 21 MB.
    expect(bytes).toBeLessThan(3_000_000);
  });

  test('are as cheap to save and to list after one of them is saved', async () => {
    const form = formOf({ id: 'post-4999', title: 'New words', content: 'Short.' });
    expect((await ask('blogUpdate', { body: form, staff: true })).requests).toBeLessThanOrEqual(6);
    const { requests, response } = await ask('postList', { query: { limit: '1' }, staff: true });
    expect(requests).toBeLessThanOrEqual(8);
    expect(((await response.json()) as { title: string }[])[0]?.title).toBe('New words');
  });
});

test('all about an address is erased in as many rounds, however much it is', async () => {
  const email = 'much@example.com';
  const erasing: number[] = [];
  for (const count of [1, 200]) {
    const ids = Array.from({ length: count }, (_, n) => createId(Date.now() - 3_600_000 - n));
    for (const id of ids) await openTestStore('contact').setJSON(recordKey('records', id), { id, email });
    for (let run = 0; run < 2; run += 1) await runJobs();
    const { rounds, response } = await ask('personalDataErase', { body: { email }, staff: true });
    expect(await response.json()).toMatchObject({ erased: count });
    erasing.push(rounds);
  }
  // Fifty requests go at once.
  expect(erasing[1]).toBeLessThanOrEqual((erasing[0] ?? 0) + 20);
}, 60_000);

describe.each([100, 1_200, 10_000])('a list of %i records that the last release wrote', (count) => {
  beforeAll(async () => {
    const store = openTestStore('feedback');
    await store.deleteAll();
    await openTestStore('list-index').deleteAll();
    for (let made = 0; made < count; made += 500) {
      const ids = Array.from({ length: Math.min(500, count - made) }, (_, n) =>
        createId(Date.now() - 3_600_000 - made - n),
      );
      await Promise.all(
        ids.map((id) => store.setJSON(recordKey('records', id), { ...sampleInput.feedbackSubmit, id })),
      );
    }
    for (let run = 0; run < 10; run += 1) await runJobs();
  }, 120_000);

  test('is read page by page with at most four requests each, the session and the count included', async () => {
    let before: string | undefined;
    let rows = 0;
    for (let page = 0; page < 8; page += 1) {
      const query = { limit: '50', ...(before ? { before } : { count: '1' }) };
      const { requests, response } = await ask('feedbackList', { query, staff: true });
      expect(requests).toBeLessThanOrEqual(4);
      if (!before) expect(response.headers.get(TOTAL_COUNT)).toBe(String(count));
      rows += ((await response.json()) as unknown[]).length;
      before = /before=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1];
      if (!before) break;
    }
    expect(rows).toBe(Math.min(count, 400));
  });

  test('is opened with five requests at most, the work on all of it included', async () => {
    const ids = (await openTestStore('feedback').list({ prefix: 'records/' })).blobs.map(({ key }) =>
      invertId(key.slice('records/'.length)),
    );
    const by = { id: createId(), name: 'Maya Gurung' };
    for (let set = 0; set < count; set += 500)
      await changeStates(
        'feedback',
        ids.slice(set, set + 500).map((id) => ({ id, at: 0 })),
        { status: 'in progress', who: by },
        by,
      );
    const page = await ask('feedbackList', { query: { limit: '50', count: '1' }, staff: true });
    const work = await ask('workList', { query: { list: 'feedback' }, staff: true });
    expect(page.requests + work.requests).toBeLessThanOrEqual(5);
    expect(work.rounds).toBeLessThanOrEqual(2);
    const known = await work.response.text();
    expect(Object.keys((JSON.parse(known) as ListWork).rows)).toHaveLength(count);
    // An answer of the platform has room for 6 MB.
    expect(known.length).toBeLessThan(200 + 120 * count);
    expect((await ask('submissionNews', { staff: true })).requests).toBeLessThanOrEqual(2);
  });

  test('is read whole with one request for each few hundred records', async () => {
    const { requests, response } = await ask('feedbackList', { staff: true });
    expect((await response.json()) as unknown[]).toHaveLength(count);
    expect(requests).toBeLessThanOrEqual(4 + Math.ceil(count / 250));
  });

  test('is as cheap after another submission', async () => {
    await ask('feedbackSubmit', { body: withId(sampleInput.feedbackSubmit) });
    const { requests, response } = await ask('feedbackList', {
      query: { limit: '50', count: '1' },
      staff: true,
    });
    expect(requests).toBeLessThanOrEqual(4);
    expect(response.headers.get(TOTAL_COUNT)).toBe(String(count + 1));
    await openTestStore('feedback').delete(
      recordKey('records', ((await response.json()) as { id: string }[])[0]?.id ?? ''),
    );
  });
});
