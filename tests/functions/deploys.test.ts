import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readContentVersion } from '#server/content-source.ts';
import { raiseContentVersion } from '#server/records/content-version.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { callFunction, send, SITE } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { signIn, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const REPLACED = 'This is an older version of this site. Please open the current one.';

const deployed = (context: string, published: boolean, url = SITE) =>
  vi.stubGlobal('Netlify', { context: { url: new URL(url), deploy: { id: '1', context, published } } });

function contact() {
  const { run, definition } = servedCall('contactSubmit');
  return callFunction(run, definition, { body: { ...sampleInput.contactSubmit, submissionId: undefined } });
}

const countIn = async (store: string) => {
  const { blobs } = await openTestStore(store as 'contact').list({ prefix: 'records/' });
  return blobs.length;
};

test('a preview keeps what it is sent in stores of its own, and reads nothing of production', async () => {
  deployed('production', true);
  await raiseContentVersion();
  expect((await contact()).status).toBe(200);
  deployed('deploy-preview', false);
  expect((await contact()).status).toBe(200);
  expect((await contact()).status).toBe(200);
  expect(await readContentVersion()).toBe(0);
  expect([await countIn('contact'), await countIn('deploy-preview-contact')]).toEqual([1, 2]);
});

test('a preview asks its own pages which build they are, and production those at the main address', async () => {
  vi.stubEnv('URL', SITE);
  vi.resetModules();
  const { readBuildStamp } = await import('#server/services/build-stamp.ts');
  const stampOf = async (...deploy: Parameters<typeof deployed>) => {
    deployed(...deploy);
    vi.stubGlobal('fetch', (asked: URL) => Response.json({ contentVersion: 1, builtAt: asked.href }));
    return (await readBuildStamp())?.builtAt;
  };
  const preview = 'https://deploy-preview-7--gr8.example';
  expect(await stampOf('deploy-preview', false, `${preview}/content/status`)).toBe(`${preview}/build.json`);
  const permalink = 'https://66f0--gr8.example/content/status';
  expect(await stampOf('production', true, permalink)).toBe(`${SITE}/build.json`);
});

test('a build reads the stores of the context that it is for', async () => {
  const version = await raiseContentVersion();
  const build = async (context: string | undefined) => {
    vi.stubEnv('CONTEXT', context);
    vi.resetModules();
    return (await import('#server/content-source.ts')).readContentVersion();
  };
  expect(await build('branch-deploy')).toBe(0);
  expect(await build('production')).toBe(version);
  expect(await build(undefined)).toBe(version);
});

test('a production deploy that is no longer the published one takes no write, no sign-in and nobody who signed in, and goes on to show', async () => {
  deployed('production', true);
  const headers = await signIn();
  const before = await countIn('contact');
  deployed('production', false);

  const refused = served.filter(
    ({ definition }) => definition.method === 'POST' || definition.access === 'staff',
  );
  for (const { run, definition, name } of refused) {
    const body = definition.method === 'GET' || definition.body === 'none' ? undefined : { ...STAFF };
    const answer = await send(run, definition, { body, headers });
    expect(answer.status, name).toBe(409);
    expect(JSON.stringify(await answer.json()), name).toContain(REPLACED);
  }
  const { run, definition } = servedCall('registrationSubmit');
  const { body } = await callFunction(run, definition, { body: sampleInput.registrationSubmit });
  expect(body).toEqual({ success: false, message: REPLACED });

  expect(await countIn('contact')).toBe(before);
  const list = servedCall('faqList');
  expect((await send(list.run, list.definition, {})).status).toBe(200);
});
