import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { refusal } from '#tests/support/mail-server.ts';
import { decoded, mailServer, useNotifications } from '#tests/support/notifications.ts';
import { asFirst, takeUp } from '#tests/support/team.ts';
import { openTestStore } from '#tests/support/test-store.ts';

vi.mock(import('#server/env.ts'), async (original) =>
  (await import('#tests/support/changing-env.ts')).readAnew(original),
);
useNotifications();

const SITE = 'https://gr8.example';

/** The secret of the link in a mail. */
const tokenIn = (mail: string) => new RegExp(`${SITE}${PATHS.invitation}#([\\w-]{43})`).exec(mail)?.[1] ?? '';

test('an invitation is mailed to whom it is for, if that is asked for, and its link opens it', async () => {
  process.env.URL = SITE;
  const server = await mailServer();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const person = { name: 'Maya Gurung', email: 'maya@example.com' };
  const made = await asFirst('teamInvite', { ...person, mail: true });
  expect(made.body).toMatchObject({ mailed: true });
  const [mail = '', ...more] = server.mails.map(decoded);
  expect([more, server.headers('To'), server.headers('From')]).toEqual([
    ...[[], [person.email], ['GR8 Nepal <site@gr8.example>']],
  ]);
  expect(mail).toContain('Hello Maya Gurung,');
  expect(tokenIn(mail)).toBe(made.body['token']);
  const kept = await openTestStore('outbox').list();
  expect([kept.blobs, log.mock.calls.flat().join('').includes(tokenIn(mail))]).toEqual([[], false]);
  log.mockRestore();
  expect((await takeUp(tokenIn(mail))).status).toBe(200);
});

test('a new link is mailed too; without being asked for, nothing is', async () => {
  process.env.URL = SITE;
  const server = await mailServer();
  const { body } = await asFirst('teamInvite', { name: 'Late', email: 'late@example.com' });
  expect([body['mailed'], server.mails]).toEqual([undefined, []]);
  const { body: team } = await asFirst('teamState');
  const { id } = (team['people'] as { id: string; username: string }[]).find(
    ({ username }) => username === 'late@example.com',
  ) ?? { id: '' };
  const again = await asFirst('teamInviteAgain', { id, mail: true });
  expect([again.body['mailed'], server.mails.map(decoded).map(tokenIn)]).toEqual([
    true,
    [again.body['token']],
  ]);
});

test('a mail server that refuses or is away is told, and the link is there to be copied', async () => {
  await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const made = await asFirst('teamInvite', { name: 'Refused', email: 'refused@example.com', mail: true });
  expect([made.status, made.body['mailed']]).toEqual([200, false]);
  expect(log.mock.calls.flat().join('')).not.toMatch(/secret\.person|refused@example/);
  log.mockRestore();
  expect((await takeUp(String(made.body['token']))).status).toBe(200);
});

test('without a mail server it lies as a file; without either nobody is offered a mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gr8-invitation-'));
  process.env.URL = SITE;
  expect((await asFirst('teamState')).body['mail']).toBe(false);
  process.env.MAIL_DIR = folder;
  expect((await asFirst('teamState')).body['mail']).toBe(true);
  const made = await asFirst('teamInvite', { name: 'Filed', email: 'filed@example.com', mail: true });
  const [file = '', ...more] = await readdir(folder);
  expect([more, file]).toEqual([[], expect.stringMatching(/-team\.eml$/) as string]);
  expect(tokenIn(decoded(await readFile(join(folder, file), 'utf8')))).toBe(made.body['token']);
  await rm(folder, { recursive: true });
});
