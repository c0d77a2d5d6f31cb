import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '#local/data-folder.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { crowd } from '#tests/support/crowd.ts';
import { startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:trips`: what each call asks of the store before it answers, and how many of these requests come one after
 * another, with a store 40 ms away. `npm run bench:trips -- 100000` takes other numbers of records than 100 and 10,000.
 */

const LATENCY_MS = 40;
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [100, 10_000];

interface Row {
  case: string;
  requests: number;
  rounds: number;
  ms: number;
}
const rows: Row[] = [];

/** Makes one call and notes what the local server counted. */
async function measure(name: string, url: string, init: RequestInit = {}): Promise<Response> {
  const started = performance.now();
  const response = await fetch(url, init);
  await response.clone().arrayBuffer();
  const ms = Math.round(performance.now() - started);
  const counted = /(\d+) requests in (\d+) rounds/.exec(response.headers.get('server-timing') ?? '');
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  rows.push({ case: name, requests: Number(counted?.[1] ?? 0), rounds: Number(counted?.[2] ?? 0), ms });
  return response;
}

const json = (body: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function measureCalls(server: RunningServer): Promise<void> {
  const { url, credentials } = server;
  await measure('sign-in', url + endpoints.adminLogin.path, json(credentials));
  const headers = await signIn(server);
  for (const name of ['contactSubmit', 'demoSubmit', 'registrationSubmit'] as const) {
    const body = { ...sampleInput[name], submissionId: crypto.randomUUID() };
    await measure(`POST ${endpoints[name].path}`, url + endpoints[name].path, json(body));
  }
  const faq = { ...sampleInput.faqAdd, submissionId: crypto.randomUUID() };
  const added = await measure('a new FAQ', url + endpoints.faqAdd.path, json(faq, headers));
  const { insertedFaq } = (await added.json()) as { insertedFaq: { id: string } };
  const change = { id: insertedFaq.id, question: 'Why?', answer: 'Because.' };
  await measure('a changed FAQ', url + endpoints.faqUpdate.path, json(change, headers));
  const [post] = (await (await fetch(url + endpoints.blogList.path)).json()) as { id: string }[];
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: post?.id ?? '', title: 'New', content: 'New' }))
    form.set(name, value);
  await measure('a changed post', url + endpoints.blogUpdate.path, { method: 'POST', headers, body: form });
  for (const name of ['blogList', 'faqList'] as const)
    await measure(`GET ${endpoints[name].path}`, url + endpoints[name].path);
}

async function measureList(server: RunningServer, records: number): Promise<void> {
  const headers = await signIn(server);
  const list = server.url + endpoints.feedbackList.path;
  const pages = { 'first page, with its count': '?limit=50&count=1', everything: '' };
  for (const [name, query] of Object.entries(pages))
    await measure(`${name}, of ${records}`, list + query, { headers });
}

/** Runs `work` on a server of its own, with so many records in the list of feedback. */
async function onServer(records: number, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gr8-bench-'));
  const build = await testBuild(true);
  copyStore(build, dataDir);
  crowd(databaseFile(dataDir), { feedback: records });
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
