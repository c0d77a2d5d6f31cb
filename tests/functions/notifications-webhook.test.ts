import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { deliverDue } from '#server/notify/deliver.ts';
import { listOpen } from '#server/records/outbox.ts';
import {
  later,
  mailServer,
  MINUTE,
  onlyMessage,
  running,
  submit,
  useNotifications,
} from '#tests/support/notifications.ts';

// Each test has settings of its own.
vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);

useNotifications();

describe('a webhook', () => {
  const SECRET = 'whsec_bW9uc29vbi1sYW50ZXJuLW1vbnNvb24=';
  interface Received {
    headers: Record<string, string>;
    body: string;
  }

  async function receiver(status: () => number): Promise<Received[]> {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        });
        response.writeHead(status(), { location: 'http://127.0.0.1:9/' }).end('secret.person@example.com');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    running.push({
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    });
    const { port } = server.address() as AddressInfo;
    Object.assign(process.env, {
      NOTIFY_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      NOTIFY_WEBHOOK_SECRET: SECRET,
    });
    return received;
  }

  test('gets each submission once, signed over id, time and body', async () => {
    const received = await receiver(() => 204);
    await submit();
    await deliverDue();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(10_000);
    expect(JSON.parse(body)).toMatchObject({
      type: 'submission.created',
      data: { form: 'contact', fields: { name: 'Asha Rai', email: 'asha@example.com' } },
    });
  });

  test.each([500, 302])('that answers %i is tried again, and the mail is not sent twice', async (code) => {
    const server = await mailServer();
    let status = code;
    const received = await receiver(() => status);
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([
      { channel: 'mail', outcome: 'sent' },
      { channel: 'webhook', outcome: 'webhook-refused', code },
    ]);
    status = 200;
    await later(MINUTE);
    expect([server.mails.length, received.length]).toEqual([1, 2]);
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
    expect(await listOpen()).toEqual([]);
  });

  test('that is not there is tried again until it takes the message', async () => {
    Object.assign(process.env, { NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/', NOTIFY_WEBHOOK_SECRET: SECRET });
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([
      { channel: 'webhook', outcome: 'webhook-no-answer' },
    ]);
    const received = await receiver(() => 200);
    await later(MINUTE);
    expect(received).toHaveLength(1);
    expect(await listOpen()).toEqual([]);
  });
});
