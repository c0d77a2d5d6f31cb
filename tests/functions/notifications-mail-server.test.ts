import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { deliverDue } from '#server/notify/deliver.ts';
import { listOpen } from '#server/records/outbox.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { SITE } from '#tests/support/call-function.ts';
import { MailServer, refusal } from '#tests/support/mail-server.ts';
import {
  DAY,
  later,
  mailServer,
  MINUTE,
  onlyMessage,
  running,
  sendTo,
  staff,
  submit,
  useNotifications,
} from '#tests/support/notifications.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import type { SMTPServerOptions } from 'smtp-server';

// Each test has settings of its own.
vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);

useNotifications();

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

  test('that is slow gets the message, once, and the visitor is answered before it does', async () => {
    const slowly = (done: () => void): void => void setTimeout(done, 500);
    const server = await mailServer({
      onMailFrom: (_, __, done) => slowly(done),
      onRcptTo: (_, __, done) => slowly(done),
    });
    const { run, definition } = servedCall('contactSubmit');
    const request = new Request(new URL(definition.path, SITE), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleInput.contactSubmit),
    });
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const { status } = await run(request, { ip: '203.0.113.7', params: {}, requestId: '', waitUntil });
    expect([status, server.mails]).toEqual([200, []]);
    await deliverDue();
    await Promise.all(later);
    expect(server.mails).toHaveLength(1);
    expect(await listOpen()).toEqual([]);
  });

  test('that is silent is given up for this time within seconds', async () => {
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

  test('whose socket is cut in the middle of the text gets it the next time, with the same Message-ID', async () => {
    const begun: string[] = [];
    const cutting = createTcpServer((socket) => {
      let heard = '';
      socket.on('error', () => undefined);
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        heard += chunk.toString();
        if (/^DATA\r\n/m.test(heard)) {
          const [, text = ''] = heard.split(/^DATA\r\n/m);
          if (text === '') socket.write('354 go on\r\n');
          else {
            begun.push(text.slice(0, text.length / 2));
            socket.destroy();
          }
        } else socket.write('250 well\r\n');
      });
    });
    await once(cutting.listen(0, '127.0.0.1'), 'listening');
    running.push({ stop: async () => void (await new Promise((resolve) => cutting.close(resolve))) });
    sendTo(`smtp://127.0.0.1:${(cutting.address() as AddressInfo).port}`);
    await submit();
    expect((await onlyMessage()).attempts).toMatchObject([{ channel: 'mail', outcome: 'mail-no-answer' }]);
    const server = await mailServer();
    await later(MINUTE);
    await later(MINUTE);
    expect(server.mails).toHaveLength(1);
    const ids = [...begun, ...server.mails].map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await listOpen()).toEqual([]);
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
