import { beforeAll, describe, expect, test } from 'vitest';
import { whatWasDone } from '#server/audit/words.ts';
import { readTeam } from '#server/team/people.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import type { AuditListed } from '#shared/endpoints/audit.ts';
import { createId } from '#shared/ids.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, signIn, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { asFirst, PASSWORD, takeUp } from '#tests/support/team.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

const staff = async () => ({ headers: await sessionFrom(Date.now()) });

async function trail(query: Record<string, string> = {}) {
  const { run, definition } = servedCall('auditList');
  const { body, headers } = await callFunction(run, definition, { query, ...(await staff()) });
  return { entries: body as AuditListed[], headers };
}

/** What a call leaves in the audit. */
async function left(name: keyof typeof endpoints, body: object, headers = true): Promise<AuditListed[]> {
  const before = (await trail()).entries.length;
  const { run, definition } = servedCall(name);
  await callFunction(run, definition, { body, ...(headers ? await staff() : {}) });
  const { entries } = await trail();
  return entries.slice(0, entries.length - before);
}

describe('the audit', () => {
  test('has sign-ins and refused ones, by the name of who it is, and no word of who it is not', async () => {
    await signIn();
    expect((await trail()).entries[0]).toMatchObject({ what: 'Signed in', who: STAFF.username, on: '' });
    const wrong = await left(
      'adminLogin',
      { username: STAFF.username.toLowerCase(), password: 'wrong-1' },
      false,
    );
    expect(wrong).toMatchObject([{ what: 'Signed in: refused', who: STAFF.username }]);
    const unknown = await left(
      'adminLogin',
      { username: 'my password by mistake', password: 'wrong-2' },
      false,
    );
    expect(unknown).toMatchObject([{ what: 'Signed in: refused', who: '', on: '' }]);
  });

  test('has who signed out, and nothing where nobody was signed in', async () => {
    expect(await left('adminLogout', {})).toMatchObject([
      { what: 'Signed out', who: STAFF.username, on: '' },
    ]);
    expect(await left('adminLogout', {}, false)).toEqual([]);
  });

  test('has who was invited, came, was changed and went, by name', async () => {
    const token = 'of the link';
    const name = 'Maya Gurung';
    const invite = await left('teamInvite', { name, email: 'maya@example.com' });
    expect(invite).toMatchObject([{ what: 'Invited somebody', who: STAFF.username, on: name }]);
    const id = (await readTeam()).people?.[0]?.id ?? '';
    const again = await asFirst('teamInviteAgain', { id });
    expect((await trail()).entries[0]).toMatchObject({ what: 'Invited somebody again', on: `${name} ${id}` });
    expect(await left('invitationAccept', { token, password: PASSWORD }, false)).toEqual([]);
    await takeUp(String(again.body['token']));
    expect((await trail()).entries[0]).toMatchObject({ what: 'Took up an invitation', who: name });
    for (const to of ['disabled', 'removed'])
      expect(await left('teamChange', { id, to })).toMatchObject([
        { what: 'Changed a colleague’s account', who: STAFF.username, on: `${name} ${id} to: ${to}` },
      ]);
  });

  test('has how much was looked up and erased, not of whom', async () => {
    const email = 'erased@example.com';
    for (const name of ['contactSubmit', 'feedbackSubmit'] as const)
      await left(name, { ...sampleInput[name], email });
    const by = { who: STAFF.username, on: 'records: 2' };
    expect(await left('personalDataFind', { email })).toMatchObject([
      { what: 'Looked up personal data', ...by },
    ]);
    const erase = await left('personalDataErase', { email });
    expect(erase).toMatchObject([{ what: 'Erased personal data', ...by }]);
  });

  test('has what was done with a submission, with its list and id', async () => {
    const { run, definition } = servedCall('contactSubmit');
    await callFunction(run, definition, { body: sampleInput.contactSubmit });
    const list = servedCall('contactList');
    const { body } = await callFunction(list.run, list.definition, await staff());
    const id = (body as { id: string }[])[0]?.id ?? '';
    expect(await left('submissionMove', { list: 'contact', id, to: 'suspected' })).toMatchObject([
      { what: 'Moved between inbox and spam', who: STAFF.username, on: `contact ${id} to: suspected` },
    ]);
    const rows = [id, createId()].map((one) => ({ id: one, at: 0 }));
    expect(await left('workSet', { list: 'contact', rows, status: 'in progress', who: 'me' })).toMatchObject([
      {
        what: 'Changed status or holder',
        on: `contact ${rows.map((row) => row.id).join(' ')} status: in progress who: me`,
      },
    ]);
    expect(await left('workNote', { list: 'contact', id, text: 'Secret words' })).toMatchObject([
      { what: 'Wrote a note', on: `contact ${id}` },
    ]);
  });

  test('has edits, publishes and exports', async () => {
    const faq = { category: 'general', question: 'Secret question?', answer: 'Secret answer' };
    expect(await left('faqAdd', faq)).toMatchObject([
      {
        what: 'Added an FAQ',
        on: expect.stringMatching(/^[0-9a-z]{9}-[0-9a-z]{10} category: general$/) as string,
      },
    ]);
    expect(await left('contentPublish', {})).toMatchObject([{ what: 'Published', on: '' }]);
    expect(await left('auditExport', { list: 'contact-messages', records: 12 })).toMatchObject([
      { what: 'Exported', on: 'contact-messages records: 12' },
    ]);
  });

  test('has nothing of what was refused, read or sent by visitors', async () => {
    expect(await left('submissionMove', { list: 'contact', id: createId(), to: 'inbox' })).toEqual([]);
    expect(await left('workSeen', { seen: { contact: 1 } })).toEqual([]);
    expect(await left('feedbackSubmit', sampleInput.feedbackSubmit ?? {})).toEqual([]);
  });

  test('is listed newest first, page by page, and counts', async () => {
    const { entries } = await trail();
    expect(entries.length).toBeGreaterThan(6);
    expect(entries.map(({ id }) => id)).toEqual(
      entries
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    const { entries: page, headers } = await trail({ limit: '2', count: '1' });
    expect(page).toEqual(entries.slice(0, 2));
    expect([headers.get('x-total-count'), headers.get('link')?.includes('before=')]).toEqual([
      String(entries.length),
      true,
    ]);
  });

  test('keeps no visitor’s words and no text that was written', async () => {
    const store = openTestStore('audit');
    const { blobs } = await store.list();
    const texts = await Promise.all(blobs.map(({ key }) => store.get(key)));
    const stored = texts.map(String).join('\n');
    const words = [...Object.values(sampleInput.contactSubmit ?? {}), 'Secret', 'mistake', 'wrong-'];
    for (const word of words.map(String)) if (word.length > 4) expect(stored).not.toContain(word);
  });

  test('has no call that changes or takes away an entry, and words for what staff write', () => {
    const calls = served.filter(({ definition }) => definition.path.startsWith('/audit'));
    expect(calls.map(({ name }) => name)).toEqual(['auditList', 'auditExport']);
    const writes = served.filter(
      ({ definition: { access, method } }) => access === 'staff' && method === 'POST',
    );
    const worded = writes.filter(({ definition }) => whatWasDone(definition.path, '') !== definition.path);
    const unworded = writes.filter((call) => !worded.includes(call) && call.name !== 'workSeen');
    expect(unworded.map(({ name }) => name)).toEqual([]);
  });
});
