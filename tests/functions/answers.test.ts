import { describe, expect, test, vi } from 'vitest';
import { deliver, deliverDue } from '#server/notify/deliver.ts';
import { listOpen, readMessage } from '#server/records/outbox.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { unsubscribe } from '#server/records/unsubscribed.ts';
import { answerMails } from '#forms/answer-mails.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';
import { company } from '#content/company.ts';
import { createId, invertId } from '#shared/ids.ts';
import type { MessageAnswer, NotificationState } from '#shared/notifications.ts';
import { SITE } from '#tests/support/call-function.ts';
import { refusal, type MailServer } from '#tests/support/mail-server.ts';
import {
  type CallName,
  DAY,
  decoded,
  later,
  mailServer,
  MINUTE,
  moveToInbox,
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

const EMAIL = 'asha.rai@example.com';

/** A mail server, with answers to these forms. */
async function answering(names: string, options: Parameters<typeof mailServer>[0] = {}): Promise<MailServer> {
  Object.assign(process.env, { ANSWER_FORMS: names, URL: SITE });
  return mailServer(options);
}

const answersOf = ({ mails }: MailServer): string[] =>
  mails.filter((mail) => /^Auto-Submitted: auto-replied/m.test(mail));

describe('an answer to the visitor', () => {
  test('is sent by no form unless its name is set', async () => {
    const server = await answering('demo');
    await submit('contactSubmit', { email: EMAIL });
    expect(server.mails).toHaveLength(1);
    delete process.env['ANSWER_FORMS'];
    await submit('demoSubmit', { email: EMAIL });
    expect(answersOf(server)).toEqual([]);
  });

  test.each(Object.entries(forms))(
    'of %s has the form’s words and none of the visitor’s',
    async (name, form) => {
      const server = await answering(form.suspected);
      const typed = {
        ...{
          email: `${name.toLowerCase()}@example.com`,
          name: 'Zubin Tamang',
          firstName: 'Zubin',
          lastName: 'Tamang',
        },
        ...{ message: 'Buy pills at once', company: 'Pills Ltd', address: 'Pill Street' },
      };
      await submit(`${name}Submit` as CallName, typed);
      const [mail = '', ...more] = answersOf(server);
      expect(more).toEqual([]);
      const { subject, text } = answerMails[name as keyof typeof answerMails];
      expect(/^Subject: (.*)$/m.exec(mail)?.[1]?.trim()).toBe(subject);
      expect(/^To: (.*)$/m.exec(mail)?.[1]?.trim()).toBe(typed.email);
      expect(/^From: (.*)$/m.exec(mail)?.[1]?.trim()).toBe('GR8 Nepal <site@gr8.example>');
      expect(/^Reply-To: (.*)$/m.exec(mail)?.[1]?.trim()).toBe(company.emails.info);
      expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      expect(mail).toContain('multipart/alternative');
      const read = decoded(mail);
      for (const sentence of text) expect(read.split(sentence)).toHaveLength(3);
      expect(read).not.toMatch(/zubin|tamang|pill/i);
      const [link = ''] = /https:\/\/gr8\.example\/unsubscribe\?of=[\w-]+&proof=[\w-]+/.exec(read) ?? [];
      expect(link).not.toBe('');
      expect(mail.replace(/\r\n(?=\s)/g, '')).toContain(`List-Unsubscribe: <${link}>`);
      expect(await listOpen()).toEqual([]);
    },
  );

  test('is not given to what is no address, and not where the site does not know its own', async () => {
    const server = await answering('feedback,contact');
    await submit('feedbackSubmit', { email: 'a@b' });
    delete process.env['URL'];
    await submit('contactSubmit', { email: EMAIL });
    expect(server.mails).toHaveLength(2);
    expect(answersOf(server)).toEqual([]);
    expect(await listOpen()).toEqual([]);
  });

  test('is not given to an address with more bytes than mail carries, which could not unsubscribe; it can be erased', async () => {
    const server = await answering('contact');
    const email = `${'नमस्ते'.repeat(20)}@example.com`;
    await submit('contactSubmit', { email });
    expect([server.mails.length, answersOf(server), await listOpen()]).toEqual([1, [], []]);
    expect(await staff('personalDataErase', { body: { email } })).toMatchObject({
      status: 'success',
      erased: 1,
    });
  });

  test('is not given to suspected spam, and is once staff move that to the inbox within two days', async () => {
    const server = await answering('contact');
    await submit('contactSubmit', { email: EMAIL, [HONEYPOT]: 'x' });
    await deliverDue();
    expect(server.mails).toEqual([]);
    await moveToInbox();
    await deliverDue();
    expect(answersOf(server)).toHaveLength(1);
    await submit('contactSubmit', { email: 'late@example.com', [HONEYPOT]: 'x' });
    await moveToInbox();
    await later(3 * DAY);
    expect(server.mails.filter((mail) => mail.includes('late@example.com'))).toHaveLength(1);
  });

  test('is one a day for an address at each form, however it is written', async () => {
    const server = await answering('contact,feedback');
    await submit('contactSubmit', { email: EMAIL });
    await submit('contactSubmit', { email: EMAIL.toUpperCase(), message: 'Once more' });
    expect(answersOf(server)).toHaveLength(1);
    await submit('feedbackSubmit', { email: EMAIL });
    expect(answersOf(server)).toHaveLength(2);
    vi.useFakeTimers({ now: Date.now() + DAY + MINUTE, toFake: ['Date'] });
    await submit('contactSubmit', { email: EMAIL, message: 'The day after' });
    expect(answersOf(server)).toHaveLength(3);
    expect(server.mails).toHaveLength(7);
  });

  test('is given ten times an hour to one network, whatever addresses are typed there', async () => {
    const server = await answering('contact');
    for (let at = 0; at < 12; at += 1) await submit('contactSubmit', { email: `victim${at}@example.com` });
    expect(answersOf(server)).toHaveLength(10);
    expect(server.mails).toHaveLength(22);
    await submit('contactSubmit', { email: 'neighbour@example.com' }, '198.51.100.20');
    expect(answersOf(server)).toHaveLength(11);
    const stored = await openTestStore('outbox').list();
    for (const { key } of stored.blobs)
      expect(await openTestStore('outbox').get(key)).not.toMatch(/203\.0\.113|@example/);
  });

  test('is one, however often the submission is sent and whoever tries, and after a crash at any point', async () => {
    const server = await answering('contact');
    const submissionId = crypto.randomUUID();
    const sent = { email: EMAIL, submissionId };
    await Promise.all(Array.from({ length: 5 }, () => submit('contactSubmit', sent)));
    await Promise.all([deliverDue(), deliverDue(), deliverDue()]);
    expect(answersOf(server)).toHaveLength(1);
    expect(server.mails).toHaveLength(2);
    // The platform ended with the record stored: nothing that was to come after the answer is done.
    const fields = { name: 'Asha', email: 'crash@example.com' };
    const id = await saveSubmission('contact', { fields, suspected: false });
    await deliverDue();
    // It ended before what was sent was written down: the message to the company is tried again from the start.
    await openTestStore('outbox').delete(`messages/contact/${invertId(id)}`);
    await staff('notificationSend', { body: { list: 'contact', id } });
    await deliverDue();
    expect(answersOf(server)).toHaveLength(2);
  });

  test('waits for a mail server that is down, as the message to the company does, and comes once', async () => {
    Object.assign(process.env, { ANSWER_FORMS: 'contact', URL: SITE });
    sendTo('smtp://127.0.0.1:9');
    await submit('contactSubmit', { email: EMAIL });
    expect(await listOpen()).toHaveLength(2);
    const { open } = await staff<NotificationState>('notificationState');
    expect(open.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['answer', undefined]));
    const server = await mailServer();
    await later(MINUTE);
    await later(MINUTE);
    expect(answersOf(server)).toHaveLength(1);
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.headers('Message-ID')).size).toBe(2);
    expect(await listOpen()).toEqual([]);
  });

  test('that the mail server refuses is shown to staff, who may send it again; after a week it goes', async () => {
    let refuses = true;
    const server = await answering('contact', {
      onRcptTo: ({ address }, _, done) => done(refuses && address === EMAIL ? refusal(550) : null),
    });
    await submit('contactSubmit', { email: EMAIL });
    expect(server.mails).toHaveLength(1);
    const { open } = await staff<NotificationState>('notificationState');
    expect(open).toMatchObject([{ kind: 'answer', reason: 'mail-refused' }]);
    const [{ list, id } = { list: '', id: '' }] = open;
    expect(await staff<MessageAnswer>('notificationOf', { query: { list, id } })).toMatchObject({
      ...{ message: { state: 'sent' }, answer: { state: 'failed' } },
    });
    refuses = false;
    expect(
      await staff<MessageAnswer>('notificationSend', { body: { list, id, kind: 'answer' } }),
    ).toMatchObject({ answer: { state: 'sent' } });
    expect(answersOf(server)).toHaveLength(1);
    refuses = true;
    process.env['ANSWER_FORMS'] = 'lets-connect';
    await submit('letsConnectSubmit', { email: EMAIL });
    await later(6 * DAY);
    expect(await listOpen()).toMatchObject([{ kind: 'answer', reason: 'mail-refused' }]);
    await later(2 * DAY);
    expect(await listOpen()).toEqual([]);
  });

  test('does not go to an address that unsubscribed, also while it waits', async () => {
    const server = await answering('contact,feedback');
    await unsubscribe(EMAIL.toUpperCase());
    await submit('contactSubmit', { email: EMAIL });
    expect(server.mails).toHaveLength(1);
    sendTo('smtp://127.0.0.1:9');
    await submit('feedbackSubmit', { email: 'later@example.com' });
    await unsubscribe('later@example.com');
    sendTo(`smtp://127.0.0.1:${server.port}`);
    await later(MINUTE);
    expect(server.mails).toHaveLength(2);
    expect(answersOf(server)).toEqual([]);
    expect(await listOpen()).toEqual([]);
  });

  test('that was never due is not made due by staff, and none is sent of a record that is gone', async () => {
    const server = await answering('demo');
    await submit('contactSubmit', { email: EMAIL });
    const [{ id } = { id: '' }] = await staff<{ id: string }[]>('contactList');
    expect(await staff('notificationSend', { body: { list: 'contact', id, kind: 'answer' } })).toMatchObject({
      status: 'error',
    });
    const gone = { list: 'demo', id: createId(), kind: 'answer' } as const;
    expect(await deliver(gone)).toBe('nothing to do');
    expect(await readMessage(gone)).toBeUndefined();
    expect(answersOf(server)).toEqual([]);
  });
});
