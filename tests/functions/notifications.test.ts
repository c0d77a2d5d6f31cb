import { createHmac } from 'node:crypto';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverDue } from '#server/notify/deliver.ts';
import {
  leaseMessage,
  listOpen,
  queueMessage,
  readMessage,
  type StoredMessage,
} from '#server/records/outbox.ts';
import { recordKey } from '#server/database/pages.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { createId } from '#shared/ids.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { MailServer, refusal } from '#tests/support/mail-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

// Each test has settings of its own.
vi.mock(import('#server/env.ts'), async (original) => {
  const module = await original();
  return { ...module, readEnv: () => module.parseEnv(process.env) };
});

useStore();
beforeAll(useAdministrator);

const SETTINGS = ['SMTP_URL', 'NOTIFY_FROM', 'NOTIFY_TO', 'NOTIFY_TO_DEMO'];
const WEBHOOK = ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'];
const running: { stop: () => Promise<void> }[] = [];
type CallName = keyof typeof endpoints;

beforeEach(async () => {
  const store = openTestStore('outbox');
  for (const { key } of (await store.list()).blobs) await store.delete(key);
});
afterEach(async () => {
  for (const name of [...SETTINGS, ...WEBHOOK]) delete process.env[name];
  vi.useRealTimers();
  for (const one of running.splice(0)) await one.stop();
});

/** A mail server that the site sends to; `query` is of SMTP_URL. */
async function mailServer(
  options: SMTPServerOptions = {},
  { scheme = 'smtp', user = '', query = '' } = {},
): Promise<MailServer> {
  const server = await new MailServer(options).start();
  running.push(server);
  sendTo(`${scheme}://${user}127.0.0.1:${server.port}${query}`);
  return server;
}

function sendTo(url: string): void {
  Object.assign(process.env, {
    SMTP_URL: url,
    NOTIFY_FROM: 'GR8 Nepal <site@gr8.example>',
    NOTIFY_TO: 'office@gr8.example, second@gr8.example',
  });
}

async function submit(name: CallName = 'contactSubmit', changes: object = {}) {
  const { run, definition } = servedCall(name);
  const answer = await callFunction(run, definition, { body: { ...sampleInput[name], ...changes } });
  expect(answer.status).toBe(200);
}

async function staff<Output>(name: CallName, request: Parameters<typeof callFunction>[2] = {}) {
  const { run, definition } = servedCall(name);
  const headers = await sessionFrom(Date.now());
  return (await callFunction(run, definition, { ...request, headers })).body as Output;
}

/** The one message that has not left, as the store has it. */
async function onlyMessage(): Promise<StoredMessage> {
  const [open, ...more] = await listOpen();
  expect(more).toEqual([]);
  const message = open && (await readMessage(open));
  if (!message) throw new Error('No message waits.');
  return message;
}

/** Runs the job at a later time. */
async function later(ms: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
  await deliverDue(Date.now());
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe('a mail', () => {
  test.each(Object.entries(forms))(
    'of %s has its form’s labels and every answer',
    async (name, { form, tab }) => {
      const server = await mailServer();
      const email = `${name.toLowerCase()}@example.com`;
      await submit(`${name}Submit` as CallName, { email, message: 'First line.\nSecond <b>line</b>.' });
      const [mail = ''] = server.mails;
      expect(server.mails).toHaveLength(1);
      expect(server.headers('From')).toEqual(['GR8 Nepal <site@gr8.example>']);
      expect(server.headers('To')).toEqual(['office@gr8.example, second@gr8.example']);
      expect(server.headers('Subject')[0]).toBe(`${tab}: Asha Rai`);
      expect(server.headers('Reply-To')).toEqual([`Asha Rai <${email}>`]);
      expect(mail).toContain('multipart/alternative');
      const text = mail
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      for (const { question, column } of Object.values<{ question: { label: string }; column?: unknown }>(
        form.fields,
      )) {
        if (column) expect(text).toContain(`${question.label}:`);
        else expect(text).not.toContain(question.label);
      }
      expect(text).not.toContain('<b>line</b>.</td>');
      expect(await listOpen()).toEqual([]);
    },
  );

  test('goes to the addresses of its form where it has some', async () => {
    const server = await mailServer();
    process.env.NOTIFY_TO_DEMO = 'sales@gr8.example';
    await submit('demoSubmit');
    expect(server.headers('To')).toEqual(['sales@gr8.example']);
  });

  test('has no header and no recipient that a visitor wrote', async () => {
    const server = await mailServer();
    const name = 'Asha\u2028Bcc: victim@example.com\u0085Subject: x';
    await submit('feedbackSubmit', { name, email: 'a@b.co, victim@example.com\u2029Cc: third@example.com' });
    const [mail = ''] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail).not.toMatch(/^(?:bcc|cc):/im);
    expect(server.headers('Subject')).toHaveLength(1);
    expect(server.headers('Reply-To')).toEqual(['']);
  });

  test('is not sent for suspected spam, and is once that is moved to the inbox', async () => {
    const server = await mailServer();
    await submit('contactSubmit', { [HONEYPOT]: 'x' });
    await deliverDue();
    expect(server.mails).toEqual([]);
    const [{ id } = { id: '' }] = await staff<{ id: string }[]>('contactList', { query: { suspected: '1' } });
    await staff('submissionMove', { body: { list: 'contact', id } });
    await staff('submissionMove', { body: { list: 'contact', id, to: 'suspected' } });
    await staff('submissionMove', { body: { list: 'contact', id } });
    await deliverDue();
    await deliverDue();
    expect(server.mails).toHaveLength(1);
    expect(await listOpen()).toEqual([]);
  });

  test('of one submission is one, however often it is sent and whoever tries', async () => {
    const server = await mailServer();
    const submissionId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => submit('contactSubmit', { submissionId })));
    await Promise.all([deliverDue(), deliverDue(), deliverDue()]);
    expect(server.mails).toHaveLength(1);
    const [id] = server.headers('Message-ID');
    expect(id).toMatch(/^<[0-9a-z]{9}-[0-9a-z]{10}\.contact@gr8\.example>$/);
  });
});

describe('a mail server', () => {
  test('that is down gets the message when it is back, and the visitor never waits', async () => {
    const server = await mailServer();
    await server.stop();
    running.length = 0;
    await submit();
    expect(await onlyMessage()).toMatchObject({ state: 'waiting', tries: 1 });
    expect((await onlyMessage()).attempts).toMatchObject([{ channel: 'mail', outcome: 'mail-no-answer' }]);
    await later(2_000);
    expect((await onlyMessage()).tries).toBe(1);
    const again = await new MailServer().start();
    running.push(again);
    sendTo(`smtp://127.0.0.1:${again.port}`);
    await later(4_000);
    expect(again.mails).toHaveLength(1);
    expect(await listOpen()).toEqual([]);
  });

  test('that stays down for two days is told as failed, after pauses that grow', async () => {
    sendTo('smtp://127.0.0.1:9');
    await submit();
    const times: number[] = [];
    for (let step = 0; step < 60 && (await onlyMessage()).state === 'waiting'; step += 1) {
      const { dueAt } = await onlyMessage();
      times.push(dueAt);
      await later(dueAt - Date.now());
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0) * 0.9)).toBe(true);
    expect(times.length).toBeGreaterThan(8);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1.5 * DAY);
    expect((await listOpen())[0]?.reason).toBe('mail-no-answer');
    await later(DAY);
    expect((await onlyMessage()).tries).toBe(times.length + 1);
  }, 60_000);

  test('that is slow or silent is given up for this time within seconds', async () => {
    const sockets = new Set<Socket>();
    const silent = createTcpServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    running.push({
      stop: async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => silent.close(resolve));
      },
    });
    sendTo(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const started = performance.now();
    await submit();
    expect(performance.now() - started).toBeLessThan(20_000);
    expect((await onlyMessage()).attempts).toMatchObject([{ outcome: 'mail-no-answer' }]);
  });

  test.each([550, 552])(
    'that refuses the message (%i) is not asked again, until staff say so',
    async (code) => {
      let refuses = true;
      const server = await mailServer({ onRcptTo: (_, __, done) => done(refuses ? refusal(code) : null) });
      const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await submit();
      await later(DAY);
      const message = await onlyMessage();
      expect(message).toMatchObject({ state: 'failed', tries: 1 });
      expect(message.attempts).toMatchObject([{ outcome: 'mail-refused', code }]);
      expect(JSON.stringify([message, log.mock.calls, await listOpen()])).not.toContain('secret.person');
      log.mockRestore();

      refuses = false;
      const { list, id } = message;
      expect(await staff('notificationSend', { body: { list, id } })).toMatchObject({
        message: { state: 'sent' },
      });
      expect(await staff('notificationSend', { body: { list, id } })).toMatchObject({
        message: { state: 'sent' },
      });
      await deliverDue();
      expect(server.mails).toHaveLength(1);
      expect(await listOpen()).toEqual([]);
    },
  );

  test('that puts a message off (451) gets it the next time', async () => {
    let calls = 0;
    const server = await mailServer({
      onRcptTo: (_, __, done) => done((calls += 1) <= 2 ? refusal(451) : null),
    });
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([{ outcome: 'mail-later', code: 451 }]);
    await later(MINUTE);
    expect(server.mails).toHaveLength(1);
  });

  test('that hangs up half-way gets it the next time, with the same Message-ID', async () => {
    let cut = true;
    const cutOff: string[] = [];
    const server = await mailServer({
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const mail = Buffer.concat(chunks).toString();
          if (cut) {
            cutOff.push(mail);
            done(refusal(421));
            return;
          }
          server.mails.push(mail);
          done();
        });
      },
    });
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([{ channel: 'mail' }]);
    cut = false;
    await later(MINUTE);
    const ids = [...cutOff, ...server.mails].map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('that knows another password says so, and gets the message once that is put right', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = (auth, _, done) =>
      auth.password === 'right' ? done(null, { user: 'site' }) : done(new Error('secret.person'));
    const server = await mailServer(
      { onAuth, authOptional: false, allowInsecureAuth: true },
      { user: 'site:wrong@' },
    );
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([{ outcome: 'mail-sign-in' }]);
    sendTo(`smtp://site:right@127.0.0.1:${server.port}`);
    await later(MINUTE);
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    ['STARTTLS', { hideSTARTTLS: false }, { query: '?tls.rejectUnauthorized=false&requireTLS=true' }],
    ['TLS', { secure: true }, { scheme: 'smtps', query: '?tls.rejectUnauthorized=false' }],
  ])('is spoken to over %s', async (_, options, address) => {
    let isSecure = false;
    const server = await mailServer(
      {
        ...options,
        onMailFrom: (__, session, done) => {
          isSecure = session.secure;
          done();
        },
      },
      address,
    );
    await submit();
    expect([server.mails.length, isSecure]).toEqual([1, true]);
  });

  test('whose certificate nobody vouches for, or that has no TLS though asked to, gets nothing', async () => {
    const server = await mailServer({ secure: true }, { scheme: 'smtps' });
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([{ outcome: 'mail-tls' }]);
    const plain = await mailServer({}, { query: '?requireTLS=true' });
    await later(MINUTE);
    expect((await onlyMessage()).attempts[1]).toMatchObject({ outcome: 'mail-tls' });
    expect([...server.mails, ...plain.mails]).toEqual([]);
  });
});

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
});

describe('nothing is lost', () => {
  test('60 submissions with the mail server down all arrive once it is back, each once', async () => {
    const server = await mailServer();
    await server.stop();
    running.length = 0;
    const messages = Array.from({ length: 60 }, (_, index) => `Enquiry ${index}.`);
    await Promise.all(messages.map((message) => submit('letsConnectSubmit', { message })));
    expect(await listOpen()).toHaveLength(60);
    const again = await new MailServer().start();
    running.push(again);
    sendTo(`smtp://127.0.0.1:${again.port}`);
    for (let run = 0; run < 10 && (await listOpen()).length > 0; run += 1) await later(10 * MINUTE);
    expect(again.mails).toHaveLength(60);
    expect(new Set(again.headers('Message-ID')).size).toBe(60);
    for (const message of messages) expect(again.mails.some((mail) => mail.includes(message))).toBe(true);
  }, 120_000);

  test('a crash anywhere before the answer leaves no record that nobody is told of', async () => {
    const server = await mailServer();
    // The platform ended with the record stored: nothing that was to come after the answer is done.
    await saveSubmission('contact', { fields: { name: 'Asha', email: 'a@b.co' }, suspected: false });
    await deliverDue();
    expect(server.mails).toHaveLength(1);
    // It ended before that, with the claim alone; the browser sends it again.
    const submissionId = crypto.randomUUID();
    const id = await saveSubmission('contact', { fields: {}, submissionId, suspected: false });
    await openTestStore('contact').delete(recordKey('records', id));
    for (const { key } of (await openTestStore('outbox').list({ prefix: 'open/' })).blobs)
      await openTestStore('outbox').delete(key);
    await submit('contactSubmit', { submissionId });
    await deliverDue();
    expect(server.mails).toHaveLength(2);
    expect(await listOpen()).toEqual([]);
  });

  test('a message without a record goes, once no record will come any more', async () => {
    await mailServer();
    await queueMessage({ list: 'contact', id: createId() });
    await deliverDue();
    expect(await listOpen()).toHaveLength(1);
    await later(2 * 60 * MINUTE);
    expect(await listOpen()).toEqual([]);
  });

  test('whoever took a message and died gives it free after its time', async () => {
    const server = await mailServer();
    sendTo('smtp://127.0.0.1:9');
    await submit();
    const { list, id } = await onlyMessage();
    sendTo(`smtp://127.0.0.1:${server.port}`);
    const now = Date.now() + MINUTE;
    await leaseMessage({ list, id }, { now, until: now + MINUTE });
    await later(MINUTE + 1_000);
    expect(server.mails).toEqual([]);
    await later(MINUTE);
    expect(server.mails).toHaveLength(1);
  });
});

describe('staff', () => {
  test('see what waits and what failed, the message of a row, and where mail goes', async () => {
    expect(await staff('notificationState')).toEqual({
      status: 'success',
      mail: 'none',
      webhook: false,
      open: [],
    });
    process.env.SMTP_URL = 'smtp://127.0.0.1:9';
    expect(await staff('notificationState')).toMatchObject({ mail: 'unusable' });
    sendTo('smtp://127.0.0.1:9');
    await submit();
    const { list, id } = await onlyMessage();
    expect(await staff('notificationState')).toEqual({
      ...{ status: 'success', mail: 'smtp', webhook: false },
      open: [{ list, id }],
    });
    expect(await staff('notificationOf', { query: { list, id } })).toMatchObject({
      message: {
        state: 'waiting',
        attempts: [{ outcome: 'mail-no-answer' }],
        next: expect.any(String) as string,
      },
    });
    const unknown = { list, id: '000000000-0000000000' };
    expect(await staff('notificationOf', { query: unknown })).toEqual({ status: 'success' });
    expect(await staff('notificationSend', { body: unknown })).toMatchObject({ status: 'error' });
    expect(await staff('notificationSend', { body: { list: 'posts', id } })).toMatchObject({
      status: 'error',
    });
  });

  test('of a site with no way out are told of none, and after two days nothing waits', async () => {
    await submit();
    expect(await listOpen()).toHaveLength(1);
    await later(3 * DAY);
    expect(await listOpen()).toEqual([]);
  });
});
