import { afterEach, expect, test, vi } from 'vitest';
import { raiseContentVersion } from '#server/records/content-version.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction, SITE } from '#tests/support/call-function.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
process.env.URL = SITE;
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Asks while the site's own stamp is answered with `stamp`. */
function health(stamp: () => Response) {
  const real = fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    input instanceof URL && input.href === `${SITE}/build.json` ? stamp() : real(input, init),
  );
  const { run, definition } = servedCall('health');
  return callFunction(run, definition);
}

test('health tells the version of the content and that of the pages, how mail is, and nothing else', async () => {
  const contentVersion = await raiseContentVersion();
  const built = { contentVersion: contentVersion - 1, builtAt: '2026-01-01T00:00:00.000Z' };
  const { status, body, headers } = await health(() => Response.json({ ...built, other: 'x' }));
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({ status: 'success', contentVersion, built, mail: 'none', failedMessages: 0 });
});

test('health counts the messages that were given up, and says no more of them', async () => {
  const outbox = openTestStore('outbox');
  await outbox.set('open/contact/one/failed-mail-refused', '1');
  await outbox.set('open/contact/two/waiting-0', '1');
  const { body } = await health(() => Response.json({}));
  expect(body).toMatchObject({ status: 'success', mail: 'none', failedMessages: 1 });
});

test.each([
  ['is not there', () => new Response(null, { status: 404 })],
  ['is something else', () => Response.json({ contentVersion: 'one' })],
  ['is not answered', () => Response.error()],
])('a stamp that %s is none', async (_, stamp) => {
  expect(await health(stamp)).toMatchObject({ status: 200, body: { built: null } });
});

test('without a store the site is not well', async () => {
  const nowhere = {
    edgeURL: 'http://127.0.0.1:1',
    uncachedEdgeURL: 'http://127.0.0.1:1',
    siteID: 'x',
    token: 'x',
  };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(nowhere)).toString('base64');
  const { status, body } = await health(() => Response.json({}));
  expect(status).toBe(503);
  expect(body).toEqual({ status: 'error', message: 'The store does not answer.' });
});
