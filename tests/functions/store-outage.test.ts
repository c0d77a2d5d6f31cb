import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreServer } from '#local/store/store-server.ts';
import { readPosts } from '#server/content-source.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { send } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';

process.env.LOG_CALLS = 'errors';

async function contact() {
  const { run, definition } = servedCall('contactSubmit');
  const response = await send(run, definition, { body: sampleInput.contactSubmit });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a store that is not there', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gr8-store-'));
    const server = await StoreServer.start(join(folder, 'store.sqlite'));
    process.env.NETLIFY_BLOBS_CONTEXT = server.context('edge');
    await server.stop();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is our fault, told within seconds, without detail but with a request id', async () => {
    const started = Date.now();
    const { status, body } = await contact();
    expect(status).toBe(500);
    expect(body).toEqual({
      status: 'error',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  test('fails a build rather than publishing an empty site', async () => {
    await expect(readPosts()).rejects.toThrow();
  });
});

test('a write that the store refuses is never told as a success', async () => {
  const refusing = createServer((_request, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const context = { edgeURL: address, uncachedEdgeURL: address, siteID: 'x', token: 'x' };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64');
  expect((await contact()).status).toBe(500);
  refusing.close();
});

test('a function without any environment answers, and importing one never throws', async () => {
  const kept = process.env.NETLIFY_BLOBS_CONTEXT;
  delete process.env.NETLIFY_BLOBS_CONTEXT;
  expect((await contact()).status).toBe(500);
  expect(served).toHaveLength(Object.keys(endpoints).length);
  process.env.NETLIFY_BLOBS_CONTEXT = kept;
});
