import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPosts } from '#server/content-source.ts';
import { createId } from '#shared/ids.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send, type FunctionRequest } from '#tests/support/call-function.ts';
import { LIES, LyingStore, type Lie } from '#tests/support/lying-store.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

// The same limits, sooner.
const limits = vi.hoisted(() => ({ CALL_MS: 4_000, STORE_TRY_MS: 400, STORE_ANSWER_BYTES: 2_000_000 }));
vi.mock(import('#server/limits.ts'), async (original) => ({ ...(await original()), ...(limits as object) }));

const { server } = useStore();
let between: LyingStore;
beforeAll(async () => {
  await useAdministrator();
  between = new LyingStore(server());
  process.env.NETLIFY_BLOBS_CONTEXT = await between.start();
});
afterEach(() => (between.lieTo = () => undefined));
afterAll(() => between.stop());

/** Words that only our own insides could say. */
const INSIDES = /node_modules|\bat \S+ \(|\.ts:\d|Netlify Blobs|Back soon|tag for|\[object Object\]/;
/** Of the call that is there to tell so. */
const UNWELL = { status: 'error', message: 'The store does not answer.' };
const OURS = { requestId: expect.stringMatching(/./) as string };

async function call(name: Parameters<typeof servedCall>[0], request: FunctionRequest = {}) {
  const { run, definition } = servedCall(name);
  return callFunction(run, definition, request);
}

async function postForm(title: string): Promise<FormData> {
  const { name, buffer } = await smallPicture();
  const form = new FormData();
  for (const [field, value] of Object.entries({ title, content: 'Text' })) form.set(field, value);
  form.set('image', new File([new Uint8Array(buffer)], name));
  return form;
}

async function requestFor(name: string, headers: Record<string, string>): Promise<FunctionRequest> {
  const id = createId();
  const bodies: Record<string, unknown> = {
    ...sampleInput,
    blogUpload: await postForm('x'),
    blogDelete: { id: 'x' },
    faqUpdate: { id, question: 'x', answer: 'y' },
    faqDelete: { id },
    submissionMove: { list: 'contact', id },
  };
  const query = { latitude: '27', longitude: '85' };
  const params = { image: `${id}-320x200.png` };
  return { headers, params, body: bodies[name], ...(name === 'reverseGeocode' ? { query } : {}) };
}

/** The store keeps to the truth about sessions, so that staff calls get further. */
const lieAlways = (lie: Lie) => (url: string) => (url.includes('sessions') ? undefined : lie);

describe.each(Object.entries(LIES))('a store that %s', (_, lie) => {
  test('keeps no call from answering in time and in its own shape, without detail', async () => {
    const headers = await sessionFrom(Date.now());
    between.lieTo = lieAlways(lie);
    const statuses = served.map(async ({ name, definition, run }) => {
      const request = await requestFor(name, headers);
      const response = await send(run, definition, request);
      const text = await response.text();
      expect(text, name).not.toMatch(INSIDES);
      const body: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
      const told = name === 'health' ? UNWELL : OURS;
      if (response.status >= 500) expect({ name, body }).toMatchObject({ name, body: told });
      return response.status;
    });
    expect(await Promise.all(statuses)).toContain(500);
  });
});

test.each(['answers with a page', 'stands still', 'cuts its answers'] as const)(
  'a build from a store that %s fails rather than publishing an empty site',
  async (lie) => {
    between.lieTo = () => LIES[lie];
    await expect(readPosts()).rejects.toThrow();
  },
);

test('a list whose pages never end stops with the call', async () => {
  const headers = await sessionFrom(Date.now());
  between.lieTo = lieAlways(LIES['answers with other JSON, page after page']);
  expect(await call('contactList', { headers })).toMatchObject({ status: 500, body: OURS });
});

describe('a store that spoils every third answer', () => {
  const kinds = Object.values(LIES).filter((lie) => lie !== LIES['refuses everything']);

  /** Runs calls one after the other, a third of whose requests meet one lie after the other. */
  async function spoil<T>(work: () => Promise<T>): Promise<T> {
    let asked = 0;
    between.lieTo = () => ((asked += 1) % 3 === 0 ? kinds[(asked / 3) % kinds.length] : undefined);
    const result = await work();
    between.lieTo = () => undefined;
    return result;
  }

  const named = (n: number) => `Asha ${n}`;
  const numbers = Array.from({ length: 8 }, (_, n) => n);
  const succeeded = (answers: { status: number }[]) => numbers.filter((n) => answers[n]?.status === 200);

  /** One after the other, so that lies fall where they fall in every run. */
  async function each(make: (n: number) => Promise<{ status: number }>): Promise<{ status: number }[]> {
    const answers: { status: number }[] = [];
    for (const n of numbers) answers.push(await make(n));
    return answers;
  }

  test.each([
    ['contactSubmit', 'contactList'],
    ['registrationSubmit', 'registrationList'],
  ] as const)('loses and doubles nothing that %s confirmed', async (submit, list) => {
    const confirmed = succeeded(
      await spoil(() =>
        each((n) => {
          const own = { name: named(n), email: `asha${n}@example.com` };
          const submissionId = submit === 'contactSubmit' ? { submissionId: randomUUID() } : {};
          return call(submit, { body: { ...sampleInput[submit], ...own, ...submissionId } });
        }),
      ),
    );
    expect(confirmed.length).toBeGreaterThan(3);
    const { body } = await call(list, { headers: await sessionFrom(Date.now()) });
    for (const n of confirmed) expect(JSON.stringify(body).split(`"${named(n)}"`), named(n)).toHaveLength(2);
  });

  test('keeps each confirmed FAQ once, and each confirmed post once with its picture', async () => {
    const headers = await sessionFrom(Date.now());
    const [faqs, posts] = await spoil(async () => [
      await each((n) => call('faqAdd', { headers, body: { ...sampleInput.faqAdd, question: named(n) } })),
      await each(async (n) => call('blogUpload', { headers, body: await postForm(named(n)) })),
    ]);
    expect(succeeded(faqs).length).toBeGreaterThan(3);
    expect(succeeded(posts).length).toBeGreaterThan(3);
    const faqText = JSON.stringify((await call('faqList')).body);
    for (const n of succeeded(faqs)) expect(faqText.split(`"${named(n)}"`), named(n)).toHaveLength(2);
    const listed = (await call('blogList')).body as Blog[];
    for (const n of succeeded(posts)) {
      const [post, ...more] = listed.filter(({ title }) => title === named(n));
      expect(more, named(n)).toEqual([]);
      const { run, definition } = servedCall('blogImage');
      const picture = await send(run, definition, { params: { image: post?.image ?? '' } });
      expect(picture.headers.get('content-type'), named(n)).toMatch(/^image\//);
    }
  });
});
