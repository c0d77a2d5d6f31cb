import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getStore, listStores } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseFile } from '#local/data-folder.ts';
import { BlobDatabase } from '#local/store/blob-database.ts';
import { StoreServer } from '#local/store/store-server.ts';
import { recordKey } from '#server/database/pages.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { unsubscribe } from '#server/records/unsubscribed.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';
import type { HeldPlace } from '#shared/personal-data.ts';
import { crowd } from '#tests/support/crowd.ts';

const checkout = join(import.meta.dirname, '..', '..');
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'gr8-data-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm run data` on a data folder. Out: its exit code and what it said. */
const data = (dataDir: string, ...args: string[]) =>
  run(['--disable-warning=ExperimentalWarning'], { LOCAL_DATA_DIR: join(folder, dataDir) }, args);

/** The same on a live site, whose store stands in for the one behind the platform's interface. */
function dataLive(store: StoreServer, ...args: string[]) {
  const { apiURL, siteID, token } = JSON.parse(Buffer.from(store.context('api'), 'base64').toString()) as {
    [name: string]: string;
  };
  const redirect = `const real = fetch;
    globalThis.fetch = (url, init) => real(String(url).replace('https://api.netlify.com/', '${apiURL}/'), init);`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(redirect)}`];
  return run(flags, { DATA_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token }, args);
}

async function run(flags: string[], env: Record<string, string | undefined>, args: string[]) {
  const command = [...flags, join(checkout, 'netlify/commands/data.ts'), ...args];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options = { env: { PATH, NODE_COMPILE_CACHE, ...env } };
  const ended = await promisify(execFile)(process.execPath, command, options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: ended.code, said: ended.stdout, complained: ended.stderr };
}

function withDatabase(dataDir: string, use: (database: BlobDatabase) => unknown): void {
  const database = new BlobDatabase(databaseFile(join(folder, dataDir)));
  use(database);
  database.close();
}

/** Every file of a folder with its contents. */
async function contents(name: string): Promise<Record<string, string>> {
  const files = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const entries = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(join(folder, name).length), await readFile(path, 'base64')] as const;
    });
  return Object.fromEntries((await Promise.all(entries)).sort());
}

test('what is exported and imported elsewhere is the same there, and importing again adds nothing', async () => {
  expect(await data('first', 'seed')).toMatchObject({ code: 0 });
  await crowd(databaseFile(join(folder, 'first')), { feedback: 300, users: 3 });
  await crowd(databaseFile(join(folder, 'first')), { contact: 4 }, { folder: 'suspected' });
  const out = await data('first', 'export', join(folder, 'one'));
  expect([out.code, out.said]).toEqual([
    0,
    expect.stringMatching(/^\d+ documents and \d+ picture files exported\.\n$/) as string,
  ]);
  // What somebody has seen there lies among the indexes, and is none.
  await data('second', 'show', 'nobody@example.com');
  const seen = 'manifests/seen/0123456789abcdef';
  withDatabase('second', (database) => database.write('site:list-index', seen, Buffer.from('{}')));
  expect(await data('second', 'import', join(folder, 'one'))).toMatchObject({ code: 0 });
  withDatabase('second', (database) => expect(database.read('site:list-index', seen)).toBeDefined());
  await data('second', 'export', join(folder, 'two'));
  expect(await contents('two')).toEqual(await contents('one'));
  const again = await data('second', 'import', join(folder, 'one'));
  expect([again.code, again.said]).toEqual([
    0,
    expect.stringMatching(/^0 documents and 0 picture files imported; \d+ were there already\.\n$/) as string,
  ]);
});

test('a line that cannot be used is named and left out, and what is stored is not written over', async () => {
  await cp(join(folder, 'one'), join(folder, 'bad'), { recursive: true });
  const posts = (await readFile(join(folder, 'one', 'posts.ndjson'), 'utf8')).trimEnd().split('\n');
  const [first = ''] = posts;
  const changed = JSON.parse(first) as { key: string; document: object };
  const lines = [
    'not JSON',
    '{"key":"index/0","document":{}}',
    '{"key":"records/x"}',
    JSON.stringify({ ...changed, document: { id: 'other' } }),
  ];
  await writeFile(join(folder, 'bad', 'posts.ndjson'), lines.join('\n'));
  await appendFile(join(folder, 'bad', 'feedback.ndjson'), '{"key":"records/../x","document":{}}\n');
  const { code, complained } = await data('second', 'import', join(folder, 'bad'));
  expect(code).toBe(1);
  expect(complained.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^feedback\.ndjson, line 301: Its key is none of this collection\.$/) as string,
    'posts.ndjson, line 1: This is no JSON object.',
    'posts.ndjson, line 2: Its key is none of this collection.',
    'posts.ndjson, line 3: It has no document.',
    `posts.ndjson, line 4: ${changed.key} is stored with other contents, which stay.`,
  ]);
});

test('what is kept of one address is shown, and erased once that is meant', async () => {
  const { said: all } = await data('person', 'show', 'nobody@example.com');
  expect(JSON.parse(all)).toEqual([]);
  const id = createId();
  const record = { id, name: 'Asha', email: 'asha@example.com' };
  const text = Buffer.from(JSON.stringify(record));
  withDatabase('person', (database) => database.write('site:contact', recordKey('records', id), text));
  const { code, said } = await data('person', 'show', 'ASHA@example.com');
  expect([code, JSON.parse(said)]).toEqual([0, [{ place: 'contact', items: [{ id, values: record }] }]]);
  expect(await data('person', 'erase', 'asha@example.com')).toEqual({
    ...{ code: 1, said: '' },
    complained: 'Nothing is erased: 1 would be. Add --yes.\n',
  });
  expect(await data('person', 'erase', 'asha@example.com', '--yes')).toMatchObject({
    code: 0,
    said: 'Erased 1.\n',
  });
  expect(JSON.parse((await data('person', 'show', 'asha@example.com')).said)).toEqual([]);
  await data('person', 'export', join(folder, 'erased'));
  await data('person', 'export', join(folder, 'after'));
  const audit = (await readFile(join(folder, 'after', 'audit.ndjson'), 'utf8')).trimEnd().split('\n');
  expect(audit.map((line) => (JSON.parse(line) as { document: object }).document)).toMatchObject([
    { who: 'npm run data', call: endpoints.auditExport.path, on: 'everything' },
    { who: 'npm run data', call: endpoints.personalDataErase.path, on: 'records: 1' },
  ]);
});

test('on a live site, too, what is kept of one address is shown, exported and erased, and nothing else', async () => {
  const store = await StoreServer.start(join(folder, 'live.sqlite'));
  process.env.NETLIFY_BLOBS_CONTEXT = store.context('edge');
  const save = (email: string) =>
    saveSubmission('contact', { fields: { email }, submissionId: randomUUID(), suspected: false });
  for (const email of ['asha@example.com', 'Asha@example.com', 'other@example.com']) await save(email);
  await unsubscribe('asha@example.com');
  const everything = async () => {
    const documents: string[] = [];
    for (const name of (await listStores()).stores) {
      const blobs = getStore({ name, consistency: 'strong' });
      for (const { key } of (await blobs.list()).blobs)
        documents.push(name, key, (await blobs.get(key, { type: 'text' })) ?? '');
    }
    return documents.join('\n');
  };
  const shown = await dataLive(store, 'show', 'asha@example.com');
  const places = JSON.parse(shown.said) as HeldPlace[];
  expect(places.map(({ place, items }) => [place, items.length])).toEqual([
    ['contact', 2],
    ['unsubscribed', 1],
  ]);
  expect(await dataLive(store, 'erase', 'asha@example.com')).toMatchObject({
    ...{ code: 1, said: '', complained: 'Nothing is erased: 3 would be. Add --yes.\n' },
  });
  expect(await dataLive(store, 'export', join(folder, 'live'))).toMatchObject({ code: 0 });
  expect((await readFile(join(folder, 'live', 'contact.ndjson'), 'utf8')).match(/@/g)).toHaveLength(3);

  // The interface refuses three tries of one thing: the command comes back to it.
  const real = store.answer.bind(store);
  let refused = 0;
  vi.spyOn(store, 'answer').mockImplementation((call) => {
    if (call.method !== 'DELETE' || refused >= 3) return real(call);
    refused += 1;
    return Promise.resolve(new Response(null, { status: 429 }));
  });
  expect(await dataLive(store, 'erase', 'asha@example.com', '--yes')).toMatchObject({
    ...{ code: 0, said: 'Erased 3.\n' },
  });
  expect(refused).toBe(3);
  const left = await everything();
  expect(left).not.toMatch(new RegExp(`asha@|${Buffer.from('asha@example.com').toString('hex')}`, 'i'));
  expect(left).toContain('other@example.com');
  expect(JSON.parse((await dataLive(store, 'show', 'asha@example.com')).said)).toEqual([]);
  await store.stop();
});

test('says how it is used, and what a live site needs', async () => {
  expect(await data('first', 'exprot')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Usage') as string,
  });
  expect(await run([], { DATA_SITE_ID: 'x' }, ['seed'])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('NETLIFY_AUTH_TOKEN') as string,
  });
});
