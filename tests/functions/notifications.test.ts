import { describe, expect, test, vi } from 'vitest';
import { deliverDue } from '#server/notify/deliver.ts';
import { leaseMessage, listOpen, queueMessage } from '#server/records/outbox.ts';
import { recordKey } from '#server/database/pages.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { createId, invertId } from '#shared/ids.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';
import {
  type CallName,
  DAY,
  decoded,
  later,
  mailServer,
  MINUTE,
  moveToInbox,
  onlyMessage,
  sendTo,
  staff,
  submit,
  useNotifications,
} from '#tests/support/notifications.ts';
import { openTestStore } from '#tests/support/test-store.ts';

// Each test has settings of its own.
vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);

useNotifications();

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
      const text = decoded(mail);
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

  test('of a paid checkout says who paid for what, and goes out by the clock', async () => {
    const server = await mailServer();
    const fields = { first_name: 'Asha', last_name: 'Gurung', email: 'asha@example.com' };
    const paid = { ...fields, plan: 'Growth Booster', amount: '$1.50' };
    await saveSubmission('verification', { fields: paid, suspected: false });
    await deliverDue();
    expect(server.headers('Subject')).toEqual(['Paid checkout: Asha Gurung']);
    expect(server.mails[0]).toContain('Plan: Growth Booster');
    expect(await listOpen()).toEqual([]);
  });

  test('goes to the addresses of its form where it has some', async () => {
    const server = await mailServer();
    process.env.NOTIFY_TO_DEMO = 'sales@gr8.example';
    await submit('demoSubmit');
    expect(server.headers('To')).toEqual(['sales@gr8.example']);
  });

  test('has a subject that is cut between two signs, never within one', async () => {
    const server = await mailServer();
    await submit('demoSubmit', { firstName: 'a' + '🏔'.repeat(90), lastName: 'b' });
    const text = decoded(server.mails[0] ?? '');
    expect(text).toContain('Demo Requests: a🏔');
    expect(text).not.toContain('\ufffd');
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
    const id = await moveToInbox();
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

describe('nothing is lost', () => {
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

  test('a damaged record is told of as far as it can be read', async () => {
    const server = await mailServer();
    const id = createId();
    const damaged = { id, name: ['Asha'], email: 'asha@example.com', message: { no: 'text' }, page: '/demo' };
    await openTestStore('contact').set(recordKey('records', id), JSON.stringify(damaged));
    await queueMessage({ list: 'contact', id });
    await deliverDue();
    expect(server.headers('Subject')).toEqual(['Contact Form: asha@example.com']);
    expect(decoded(server.mails[0] ?? '')).toContain('Sent from: /demo');
    expect(await listOpen()).toEqual([]);
  });

  test('damaged messages, however many, keep no other from leaving', async () => {
    const server = await mailServer();
    for (let damaged = 0; damaged < 12; damaged += 1) {
      const id = await saveSubmission('contact', { fields: { name: 'Asha' }, suspected: false });
      const about = damaged % 2 === 0 ? { state: 'waiting', dueAt: 0 } : { state: 'failed' };
      await openTestStore('outbox').set(`messages/contact/${invertId(id)}`, JSON.stringify(about));
    }
    await saveSubmission('contact', { fields: { name: 'Maya' }, suspected: false });
    await deliverDue();
    expect(server.headers('Subject')).toEqual(['Contact Form: Maya']);
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
