import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFile } from '#local/data-folder.ts';
import { BlobDatabase } from '#local/store/blob-database.ts';
import { recordKey } from '#server/database/pages.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';
import { crowd } from '#tests/support/crowd.ts';

const checkout = join(import.meta.dirname, '..', '..');
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'gr8-data-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm run data` on a data folder. Out: its exit code and what it said. */
async function data(dataDir: string, ...args: string[]) {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    join(checkout, 'netlify/commands/data.ts'),
    ...args,
  ];
  const env = { PATH: process.env.PATH, LOCAL_DATA_DIR: join(folder, dataDir) };
  const ended = await promisify(execFile)(process.execPath, flags, { env }).then(
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
  crowd(databaseFile(join(folder, 'first')), { feedback: 300, users: 3 });
  crowd(databaseFile(join(folder, 'first')), { contact: 4 }, { folder: 'suspected' });
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
  withDatabase('second', (database) => expect(database.entry('site:list-index', seen)).toBeDefined());
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

test('says how it is used, and what a live site needs', async () => {
  expect(await data('first', 'exprot')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Usage') as string,
  });
  const env = { PATH: process.env.PATH, DATA_SITE_ID: 'x' };
  const run = promisify(execFile)(process.execPath, [join(checkout, 'netlify/commands/data.ts'), 'seed'], {
    env,
  });
  await expect(run).rejects.toMatchObject({
    stderr: expect.stringContaining('NETLIFY_AUTH_TOKEN') as string,
  });
});
