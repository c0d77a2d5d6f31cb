import { expect, test, vi } from 'vitest';
import { readEach } from '#server/database/documents.ts';
import { deliverDue } from '#server/notify/deliver.ts';
import { listOpen } from '#server/records/outbox.ts';
import { saveSubmission } from '#server/records/submissions.ts';
import { SITE } from '#tests/support/call-function.ts';
import { MailServer } from '#tests/support/mail-server.ts';
import { later, MINUTE, running, sendTo, useNotifications } from '#tests/support/notifications.ts';

// The settings change in the middle; they are not read anew for each of thousands of requests.
const settings = vi.hoisted(() => ({ read: (): void => undefined }));
vi.mock(import('#server/env.ts'), async (original) => {
  const module = await original();
  let env = module.parseEnv(process.env);
  settings.read = () => void (env = module.parseEnv(process.env));
  return { ...module, readEnv: () => env };
});

useNotifications();

/** More with `OUTAGE_SUBMISSIONS=1000`, which takes minutes. */
const SUBMISSIONS = Number(process.env['OUTAGE_SUBMISSIONS'] ?? 60);

test('submissions with the mail server down all arrive once it is back, and so do their answers, each once', async () => {
  Object.assign(process.env, { ANSWER_FORMS: 'lets-connect', URL: SITE });
  sendTo('smtp://127.0.0.1:9');
  settings.read();
  const enquiries = Array.from({ length: SUBMISSIONS }, (_, index) => `Enquiry no. ${index}.`);
  const store = (message: string, index: number) =>
    saveSubmission('lets-connect', {
      fields: { name: 'Asha', email: `asha${index}@example.com`, message },
      suspected: false,
    });
  await readEach(enquiries, store);
  for (let run = 0; run < 3; run += 1) await deliverDue();
  const server = await new MailServer().start();
  running.push(server);
  sendTo(`smtp://127.0.0.1:${server.port}`);
  settings.read();
  for (let run = 0; run < 40 && (await listOpen()).length > 0; run += 1) await later(10 * MINUTE);
  expect(await listOpen()).toEqual([]);
  const answers = server.mails.filter((mail) => mail.includes('Auto-Submitted: auto-replied'));
  expect([server.mails.length, answers.length]).toEqual([2 * SUBMISSIONS, SUBMISSIONS]);
  expect(new Set(server.headers('Message-ID')).size).toBe(2 * SUBMISSIONS);
  const arrived = new Set(server.mails.flatMap((mail) => /Enquiry no\. \d+\./.exec(mail) ?? []));
  expect(arrived).toEqual(new Set(enquiries));
}, 300_000);
