import { beforeAll, describe, expect, test } from 'vitest';
import { whatWasDone } from '#server/audit/words.ts';
import type { endpoints } from '#shared/endpoints/all.ts';
import type { AuditListed } from '#shared/endpoints/audit.ts';
import { createId } from '#shared/ids.ts';
import { served, servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sampleInput } from '#tests/support/sample-input.ts';
import { sessionFrom, signIn, STAFF, useAdministrator } from '#tests/support/staff-session.ts';
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
      { what: 'Exported as CSV', on: 'contact-messages records: 12' },
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
