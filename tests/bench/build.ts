import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BuildFolders, buildSite } from '#local/publish/builds.ts';
import { createDocument } from '#server/database/documents.ts';
import { documentKey } from '#server/database/indexed.ts';
import { openCollection } from '#server/database/blobs.ts';
import { listPosts, reindexPosts } from '#server/records/posts.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { blogPath } from '#shared/paths.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { SITE_URL, startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:build`: how long a build takes with few and with many posts, what a further post costs, how long after a staff member saves a post its page shows the edit, and how long a start
 * takes that finds everything built.
 */

const COUNTS = [100, 1_000, 5_000];
const EDITS = 5;
const STARTS = 3;
const PARALLEL = 50;
const checkout = join(import.meta.dirname, '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'gr8-bench-'));
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** Copies of the sample posts, titles of their own, until the store holds `count`. */
async function fill(samples: readonly Blog[], from: number, count: number): Promise<void> {
  const store = openCollection('posts');
  const add = async (number: number): Promise<void> => {
    const { title, content, image, created_at } = samples[number % samples.length]!;
    const id = `bench-post-${number}`;
    const date = new Date(Date.parse(created_at) - number * 3_600_000).toISOString();
    await createDocument(store, documentKey(id), {
      ...{ id, title: `${title} (${number})`, content: `${content}\n${number}`, image },
      ...{ created_at: date, updated_at: date, version: 1 },
    });
  };
  for (let start = from; start < count; start += PARALLEL) {
    const numbers = Array.from({ length: Math.min(PARALLEL, count - start) }, (_, index) => start + index);
    await Promise.all(numbers.map(add));
  }
  await reindexPosts();
}

/** Milliseconds of one build from the store as it is. */
async function build({ contexts }: RunningServer): Promise<number> {
  const dataDir = join(scratch, 'build');
  const job = { root: checkout, siteUrl: SITE_URL, context: contexts.api };
  const began = performance.now();
  await buildSite(job, new BuildFolders(dataDir), new AbortController().signal);
  const took = performance.now() - began;
  rmSync(dataDir, { recursive: true });
  return took;
}

/** Milliseconds from the moment a post is saved until its static page shows the new title. */
async function publish({ url }: RunningServer, headers: { cookie: string }, post: Blog, title: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: post.id, title, content: post.content }))
    form.set(name, value);
  const began = performance.now();
  const answer = await fetch(url + endpoints.blogUpdate.path, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`Saving failed: ${answer.status} ${await answer.text()}`);
  while (!(await (await fetch(url + blogPath(post.id))).text()).includes(title)) await delay(20);
  return performance.now() - began;
}

async function publishLatencies(server: RunningServer): Promise<number[]> {
  const headers = await signIn(server);
  const [post] = await listPosts();
  if (!post) throw new Error('There is no post to edit.');
  const latencies: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    latencies.push(await publish(server, headers, post, `Edit number ${edit} of this post`));
  }
  return latencies;
}

/** Milliseconds from the command until a server is ready that has nothing to build. */
async function start(): Promise<number> {
  const began = performance.now();
  const again = await startLocalServer({ dataDir: scratch, buildFrom: made.buildFrom });
  const took = performance.now() - began;
  await again.stop();
  return took;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const made = await testBuild(true);
copyStore(made, scratch);
const server = await startLocalServer({ dataDir: scratch, buildFrom: made.buildFrom });
process.env.NETLIFY_BLOBS_CONTEXT = server.contexts.edge;
try {
  const samples = await listPosts();
  let stored = samples.length;
  let before: { count: number; took: number } | undefined;
  console.log('| posts | build s | ms a further post | edit to live s: median, worst |');
  console.log('| ---: | ---: | ---: | ---: |');
  for (const count of COUNTS) {
    await fill(samples, stored, count);
    stored = count;
    if (!before) await build(server);
    const took = await build(server);
    const further = before ? ((took - before.took) / (count - before.count)).toFixed(2) : '';
    const latencies = await publishLatencies(server);
    const live = `${seconds(median(latencies))}, ${seconds(Math.max(...latencies))}`;
    console.log(`| ${[count, seconds(took), further, live].join(' | ')} |`);
    before = { count, took };
  }
  await server.stop();
  const starts: number[] = [];
  for (let number = 0; number < STARTS; number++) starts.push(await start());
  console.log(`\nA start with nothing to build: ${seconds(median(starts))} s`);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
