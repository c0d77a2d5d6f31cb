import autocannon, { type Options, type Request } from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCollection } from '#server/database/blobs.ts';
import { createDocument } from '#server/database/documents.ts';
import { recordKey } from '#server/database/pages.ts';
import { createId } from '#shared/ids.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';
import { signIn } from './sign-in.ts';

/** `npm run bench:api`: requests per second and times of the calls and of a page, against the local server. */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 8;
const RECORDS = [100, 10_000];
const JSON_TYPE = { 'content-type': 'application/json' };

type Row = Record<'case' | 'requests/s' | 'p50 ms' | 'p99 ms' | 'faults', string | number>;
const rows: Row[] = [];

async function measure(name: string, url: string, options: Partial<Options> = {}): Promise<void> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options });
  rows.push({
    case: name,
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    faults: result.non2xx + result.errors,
  });
}

/** Fills the feedback list up to `count` records. */
async function fill(from: number, count: number): Promise<void> {
  const store = openCollection('feedback');
  const { submissionId: _, ...fields } = sampleInput.feedbackSubmit ?? {};
  for (let start = from; start < count; start += 100) {
    const ids = Array.from({ length: Math.min(100, count - start) }, () => createId());
    await Promise.all(
      ids.map((id) =>
        createDocument(store, recordKey('records', id), {
          ...fields,
          id,
          submitted_at: new Date().toISOString(),
        }),
      ),
    );
  }
}

async function run(server: RunningServer): Promise<void> {
  const { url } = server;
  const headers = await signIn(server);
  let stored = 0;
  for (const count of RECORDS) {
    await fill(stored, count);
    stored = count;
    const list = `${url}${endpoints.feedbackList.path}?limit=50`;
    await measure(`newest 50 of ${count} records`, list, { headers });
  }
  for (const name of ['letsConnectSubmit', 'contactSubmit', 'demoSubmit', 'websitePlanSubmit'] as const) {
    // As the forms send it: each with an id of its own, so that each becomes a record.
    const setupRequest = (request: Request) => {
      const body = JSON.stringify({ ...sampleInput[name], submissionId: crypto.randomUUID() });
      return { ...request, body };
    };
    const path = endpoints[name].path;
    const requests = [{ method: 'POST', headers: JSON_TYPE, setupRequest }];
    await measure(`POST ${path}`, url + path, { requests });
  }
  for (const name of ['letsConnectList', 'contactList', 'demoList', 'websitePlanList'] as const) {
    await measure(`GET ${endpoints[name].path}?limit=50`, `${url}${endpoints[name].path}?limit=50`, {
      headers,
    });
  }
  await measure(`GET ${endpoints.blogList.path}`, url + endpoints.blogList.path);
  await measure(`GET ${endpoints.faqList.path}`, url + endpoints.faqList.path);
  await measure('page /', `${url}/`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'gr8-bench-'));
const build = await testBuild(true);
copyStore(build, dataDir);
const server = await startLocalServer({ dataDir, buildFrom: build.buildFrom, env: { LOG_CALLS: 'errors' } });
process.env.NETLIFY_BLOBS_CONTEXT = server.contexts.edge;
try {
  await run(server);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(rows);
