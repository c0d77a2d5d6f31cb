import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { countAttempt, forgetAttempts, giveBackAttempt } from '#server/records/attempts.ts';
import { noteRebuild, raiseContentVersion, readContentStatus } from '#server/records/content-version.ts';
import { createFaq, deleteFaq, listFaqs, reindexFaqs, updateFaq } from '#server/records/faqs.ts';
import {
  listPictures,
  markUnnamed,
  readPicture,
  removePicture,
  savePicture,
} from '#server/records/pictures.ts';
import {
  createPost,
  deletePost,
  findPost,
  listPosts,
  reindexPosts,
  updatePost,
} from '#server/records/posts.ts';
import {
  endSession,
  readSession,
  environmentOwner,
  startSession,
  sweepSessions,
} from '#server/records/sessions.ts';
import { saveSubmission, submissions } from '#server/records/submissions.ts';
import { registerUser, suspectUser, users } from '#server/records/users.ts';
import { MemoryDatabase } from '#tests/support/memory-database.ts';
import { STAFF, useAdministrator } from '#tests/support/staff-session.ts';
import { useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);

/** The database of the test at hand; undefined is the real one. */
const memory = vi.hoisted((): { database: MemoryDatabase | undefined } => ({ database: undefined }));
vi.mock(import('#server/database/blobs.ts'), async (original) => {
  const { openCollection } = await original();
  return { openCollection: (name) => memory.database?.open(name) ?? openCollection(name) };
});

const person = { name: 'Asha', phone: '9812345678', address: 'Lalitpur', passwordHash: 'x' };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

// Every repository behaves alike on two databases: the interface between them is all that they know of either.
describe.each([
  ['the platform’s store', () => undefined],
  ['a database in memory', () => new MemoryDatabase()],
])('on %s', (_, open) => {
  beforeAll(() => {
    memory.database = open();
  });

  test('submissions are kept once, listed in pages, newest first, and moved', async () => {
    const fields = { message: 'Hello' };
    const submissionId = randomUUID();
    const send = (id?: string) => saveSubmission('contact', { fields, submissionId: id, suspected: false });
    const [first, again] = await Promise.all([send(submissionId), send(submissionId)]);
    expect(again).toBe(first);
    const second = await send();
    const third = await send();
    const page = await submissions.contact.readPage('records', { limit: 2, count: true });
    expect([ids(page.items), page.next, page.total]).toEqual([[third, second], second, 3]);
    expect(ids((await submissions.contact.readPage('records', { before: second })).items)).toEqual([first]);
    expect(await submissions.contact.move(first, 'suspected')).toBe('moved');
    expect(ids((await submissions.contact.readPage('suspected', {})).items)).toEqual([first]);
    expect(await submissions.contact.move('000000000-0000000000', 'records')).toBe('missing');
  });

  test('users have one e-mail address each, whoever comes first', async () => {
    const user = { ...person, email: 'asha@example.com' };
    expect(await registerUser(user)).toBe('registered');
    expect(await registerUser({ ...user, email: 'ASHA@example.com' })).toMatchObject({ email: user.email });
    await suspectUser({ ...user, passwordHash: 'y' });
    const [suspect] = (await users.readPage('suspected', {})).items;
    expect(await users.move(suspect?.id ?? '', 'records')).toBe('taken');
    const [listed] = (await users.readPage('records', {})).items;
    expect(await users.move(listed?.id ?? '', 'suspected')).toBe('moved');
    expect(await users.move(suspect?.id ?? '', 'records')).toBe('moved');
  });

  test('posts are found, listed, changed without losing an edit, and deleted', async () => {
    const made = await Promise.all(
      ['One', 'One', 'Two'].map((title) => createPost({ title, content: 'c', image: 'i' })),
    );
    expect(new Set(ids(made)).size).toBe(3);
    const [post] = made;
    const edits = ['a', 'b', 'c', 'd'].map((title) =>
      updatePost(post?.id ?? '', { title, content: 'c', base: post?.updated_at }),
    );
    expect((await Promise.all(edits)).filter((edit) => edit === 'conflict')).toHaveLength(3);
    expect(await deletePost(made[2]?.id ?? '')).toBe(true);
    expect(await findPost(made[2]?.id ?? '')).toBeUndefined();
    expect(await reindexPosts()).toBe(2);
    expect(await listPosts()).toHaveLength(2);
  });

  test('FAQs keep the order in which they were added', async () => {
    const texts = { category: 'general', answer: 'a' } as const;
    const first = await createFaq({ ...texts, question: 'First?' });
    const second = await createFaq({ ...texts, question: 'Second?' }, randomUUID());
    expect(await updateFaq(first.id, { question: 'First, better?', answer: 'a' })).toBe('saved');
    expect((await listFaqs()).general.map(({ question }) => question)).toEqual(['First, better?', 'Second?']);
    expect([await deleteFaq(second.id), await deleteFaq(second.id)]).toEqual([true, false]);
    expect(await reindexFaqs()).toBe(1);
  });

  test('pictures are read as they were written, until they are removed', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const picture = {
      width: 1,
      height: 1,
      extension: 'jpg',
      variants: [{ width: 1, format: 'jpeg', bytes }],
    };
    const { name, keepRest } = await savePicture(picture as Parameters<typeof savePicture>[0]);
    await keepRest();
    const id = name.split('-').slice(0, 2).join('-');
    expect(new Uint8Array((await readPicture(id, 1, 'jpeg')) ?? new ArrayBuffer())).toEqual(bytes);
    await markUnnamed(id);
    const [kept] = await listPictures();
    if (!kept) throw new Error('A picture is listed.');
    expect([kept.id, typeof kept.unnamedSince]).toEqual([id, 'number']);
    await removePicture(kept);
    expect([await readPicture(id, 1, 'jpeg'), await listPictures()]).toEqual([undefined, []]);
  });

  test('sessions end by time, by log-out and by another administrator', async () => {
    const token = await startSession(environmentOwner());
    const expired = await startSession(environmentOwner(), { now: Date.now() - 9 * 3_600_000 });
    await sweepSessions();
    expect(await readSession(expired)).toBeUndefined();
    expect(await readSession(token)).toMatchObject({ username: STAFF.username });
    await endSession(token);
    expect(await readSession(token)).toBeUndefined();
    expect(
      await readSession(await startSession({ ...environmentOwner(), username: 'Former' })),
    ).toBeUndefined();
  });

  test('sign-in tries count up to the lock, and one whose password nobody looked at does not count', async () => {
    const count = () => countAttempt('Sita', '192.0.2.1');
    const allowed = async () =>
      (await Promise.all([1, 2, 3, 4].map(count))).filter((attempt) => attempt.allowed);
    expect(await allowed()).toHaveLength(3);
    await giveBackAttempt('Sita', '192.0.2.1');
    expect(await allowed()).toHaveLength(1);
    await forgetAttempts('Sita', '192.0.2.1');
    expect(await allowed()).toHaveLength(3);
  });

  test('the content version counts every edit', async () => {
    const { contentVersion } = await readContentStatus();
    await Promise.all(Array.from({ length: 5 }, () => raiseContentVersion()));
    await noteRebuild(contentVersion + 5, 'requested');
    expect(await readContentStatus()).toMatchObject({
      contentVersion: contentVersion + 5,
      rebuild: 'requested',
    });
  });
});
