import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { submissions } from '#server/records/submissions.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';

process.env.LOG_CALLS = 'errors';

async function startStore(folder: string): Promise<ChildProcess> {
  const child = fork(join(process.cwd(), 'tests/support/store-process.ts'), [join(folder, 'store.sqlite')], {
    stdio: 'inherit',
  });
  const [context] = (await once(child, 'message')) as [string];
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('killed under load, the store has every acknowledged record after its restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gr8-store-'));
  const store = await startStore(folder);
  const { run, definition } = servedCall('contactSubmit');
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const message = `writer ${writer}, message ${n}`;
      const body = { ...sampleInput.contactSubmit, message, submissionId: crypto.randomUUID() };
      const { status } = await callFunction(run, definition, { body });
      if (status !== 200) return;
      acknowledged.push(message);
      if (acknowledged.length === 200) store.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));

  const restarted = await startStore(folder);
  const { items } = await submissions.contact.readPage('records', {});
  const stored = items.map(({ message }) => message);
  await kill(restarted);
  await rm(folder, { recursive: true, force: true });

  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
}, 60_000);
