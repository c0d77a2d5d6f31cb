import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { databaseFile } from '#local/data-folder.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { crowd } from '#tests/support/crowd.ts';
import { startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:trips`: what each call asks of the store before it answers, and how many of these requests come one after
 * another, with a store 40 ms away. `npm run bench:trips -- 500` takes other numbers of records than 100, 10,000 and 100,000. The
 * records are as an earlier release left them: they are measured once the server has made their index.
 */

const LATENCY_MS = 40;
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [100, 10_000, 100_000];
/** What a page may ask, its count and the session included. */
const PAGE_REQUESTS = 4;
const INDEX_MS = 900_000;
/** As the staff area reads older rows when it searches them all. */
const SEARCH_PAGES = { least: 300, most: 2_000 };

interface Row {
  case: string;
  requests: number;
  rounds: number;
  ms: number;
}
const rows: Row[] = [];

interface Measured {
  response: Response;
  row: Row;
}

/** Makes one call. Out: its answer, and what the local server counted. */
async function count(name: string, url: string, init: RequestInit = {}): Promise<Measured> {
  const started = performance.now();
  const response = await fetch(url, init);
  await response.clone().arrayBuffer();
  const ms = Math.round(performance.now() - started);
  const counted = /(\d+) requests in (\d+) rounds/.exec(response.headers.get('server-timing') ?? '');
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  const row = { case: name, requests: Number(counted?.[1] ?? 0), rounds: Number(counted?.[2] ?? 0), ms };
  return { response, row };
}

/** The same, noted for the table. */
async function measure(...call: Parameters<typeof count>): Promise<Response> {
  const { response, row } = await count(...call);
  rows.push(row);
  return response;
}

const json = (body: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function measureCalls(server: RunningServer): Promise<void> {
  const { url, credentials } = server;
  // The first one with a new password also ends the sessions of the one before.
  const headers = await signIn(server);
  await measure('sign-in', url + endpoints.adminLogin.path, json(credentials));
  for (const name of ['contactSubmit', 'demoSubmit', 'registrationSubmit'] as const) {
    const body = { ...sampleInput[name], submissionId: crypto.randomUUID() };
    await measure(`POST ${endpoints[name].path}`, url + endpoints[name].path, json(body));
  }
  const faq = { ...sampleInput.faqAdd, submissionId: crypto.randomUUID() };
  const added = await measure('a new FAQ', url + endpoints.faqAdd.path, json(faq, headers));
  const { insertedFaq } = (await added.json()) as { insertedFaq: { id: string } };
  const change = { id: insertedFaq.id, question: 'Why?', answer: 'Because.' };
  await measure('a changed FAQ', url + endpoints.faqUpdate.path, json(change, headers));
  const moved = { ...change, before: '' };
  await measure('a moved FAQ', url + endpoints.faqUpdate.path, json(moved, headers));
  const [post] = (await (await fetch(url + endpoints.blogList.path)).json()) as { id: string }[];
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: post?.id ?? '', title: 'New', content: 'New' }))
    form.set(name, value);
  await measure('a changed post', url + endpoints.blogUpdate.path, { method: 'POST', headers, body: form });
  const wide = { width: 2400, height: 1200, channels: 3, background: '#0f6b5c' } as const;
  form.set('image', new Blob([new Uint8Array(await sharp({ create: wide }).jpeg().toBuffer())]), 'wide.jpg');
  await measure('with a new picture', url + endpoints.blogUpdate.path, {
    method: 'POST',
    headers,
    body: form,
  });
  for (const name of ['blogList', 'faqList', 'contentVersion'] as const) {
    await measure(`GET ${endpoints[name].path}`, url + endpoints[name].path);
    await measure(`GET ${endpoints[name].path}, again`, url + endpoints[name].path);
  }
}

async function measureList(server: RunningServer, records: number): Promise<void> {
  const headers = await signIn(server);
  const list = server.url + endpoints.feedbackList.path;
  const first = `${list}?limit=50&count=1`;
  const indexing = performance.now();
  while ((await count('the index', first, { headers })).row.requests > PAGE_REQUESTS) {
    if (performance.now() - indexing > INDEX_MS) throw new Error(`No index of ${records} records in time.`);
    await delay(1_000);
  }
  console.log(`${records} records were in the index after ${Math.round(performance.now() - indexing)} ms.`);
  const page = await measure(`first page, with its count, of ${records}`, first, { headers });
  rows.push(await searchAll(list, { headers }, nextOf(page), `search over ${records}`));
  await measure(`everything, of ${records}`, list, { headers });
  const news = server.url + staffEndpoints.submissionNews.path;
  await measure(`idle poll, of ${records}`, news, { headers });
}

const nextOf = ({ headers }: Response): string | undefined =>
  /before=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];

/** Every page after the first one, as a search in the staff area reads them. Out: all of them together. */
async function searchAll(
  list: string,
  init: RequestInit,
  from: string | undefined,
  name: string,
): Promise<Row> {
  const sum: Row = { case: name, requests: 0, rounds: 0, ms: 0 };
  let read = 50;
  for (let before = from; before !== undefined;) {
    const limit = Math.min(SEARCH_PAGES.most, Math.max(SEARCH_PAGES.least, read));
    const { response, row } = await count(name, `${list}?limit=${limit}&before=${before}`, init);
    for (const part of ['requests', 'rounds', 'ms'] as const) sum[part] += row[part];
    read += ((await response.json()) as unknown[]).length;
    before = nextOf(response);
  }
  return sum;
}

/** Runs `work` on a server of its own, with so many records in the list of feedback. */
async function onServer(records: number, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gr8-bench-'));
  const build = await testBuild(true);
  copyStore(build, dataDir);
  await crowd(databaseFile(dataDir), { feedback: records });
  const env = { LOG_CALLS: 'errors', STORE_LATENCY_MS: String(LATENCY_MS) };
  const server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env });
  try {
    await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await onServer(0, measureCalls);
for (const records of sizes) await onServer(records, (server) => measureList(server, records));
console.table(rows);
