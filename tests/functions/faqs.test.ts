import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Faq, FaqsByCategory } from '#shared/schemas/entities.ts';
import { servedCall } from '#tests/support/all-functions.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { sessionFrom, useAdministrator } from '#tests/support/staff-session.ts';
import { openTestStore, useStore } from '#tests/support/test-store.ts';

useStore();
beforeAll(useAdministrator);
beforeEach(() => openTestStore('faqs').deleteAll());

type CallName = 'faqAdd' | 'faqUpdate' | 'faqDelete';

async function change(name: CallName, body: Record<string, unknown>) {
  const { run, definition } = servedCall(name);
  return callFunction(run, definition, { body, headers: await sessionFrom(Date.now()) });
}

async function add(question: string, category = 'general', answer = 'one\ntwo'): Promise<Faq> {
  const { body } = await change('faqAdd', { category, question, answer });
  return (body as { insertedFaq: Faq }).insertedFaq;
}

async function list(): Promise<FaqsByCategory> {
  const { run, definition } = servedCall('faqList');
  return (await callFunction(run, definition)).body as FaqsByCategory;
}

const questions = (faqs: Faq[]) => faqs.map(({ question }) => question);

test('an empty store answers three empty categories [S7-22]', async () => {
  expect(await list()).toEqual({ general: [], property: [], digital: [] });
});

test('adds to its category, in the order added, with exactly its fields [S7-22] [S7-23] [S3-03] [S8-15]', async () => {
  const { status, body } = await change('faqAdd', {
    category: 'digital',
    question: 'What is AI?',
    answer: 'a\nb',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    insertedFaq: { category: 'digital', question: 'What is AI?', answer: 'a\nb' },
  });
  await add('What is AI', 'digital');
  await add('Third', 'digital');
  const { digital, general } = await list();
  expect(questions(digital)).toEqual(['What is AI?', 'What is AI', 'Third']);
  expect(Object.keys(digital[0] ?? {})).toEqual(['id', 'question', 'answer']);
  expect(general).toEqual([]);
});

test('needs category, question and answer, and an id to change [S5-16]', async () => {
  expect(await change('faqAdd', {})).toMatchObject({
    status: 422,
    body: {
      success: false,
      error: 'Category is required.',
      errors: { question: 'Question is required.', answer: 'Answer is required.' },
    },
  });
  expect((await change('faqAdd', { category: 'other', question: 'q', answer: 'a' })).status).toBe(422);
  expect((await change('faqDelete', {})).body).toMatchObject({ error: 'FAQ ID is required.' });
  expect((await change('faqUpdate', { question: 'q', answer: 'a' })).status).toBe(422);
});

test('changes in place and deletes once [S7-24] [S7-25]', async () => {
  const first = await add('First');
  await add('Second');
  const edit = await change('faqUpdate', { id: first.id, question: 'First, better', answer: 'x' });
  expect(edit).toMatchObject({ status: 200, body: { success: true } });
  expect(questions((await list()).general)).toEqual(['First, better', 'Second']);
  expect((await change('faqDelete', { id: first.id })).body).toMatchObject({ success: true });
  expect((await change('faqDelete', { id: first.id })).status).toBe(404);
  expect((await change('faqUpdate', { id: first.id, question: 'q', answer: 'a' })).status).toBe(404);
  expect(questions((await list()).general)).toEqual(['Second']);
});

test('an FAQ moves within its category, and what is added later comes last', async () => {
  const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
  const move = ({ id, question, answer }: Faq, before: string) =>
    change('faqUpdate', { id, question, answer, before, base: { question, answer } });
  const order = async () => questions((await list()).general).join(' ');
  expect((await move(three, two.id)).status).toBe(200);
  expect(await order()).toBe('One Three Two');
  await move(three, one.id);
  expect(await order()).toBe('Three One Two');
  await move(one, '');
  expect(await order()).toBe('Three Two One');
  await add('Four');
  await move(three, one.id);
  expect(await order()).toBe('Two Three One Four');
  await change('faqUpdate', { id: two.id, question: 'Two, better', answer: 'x' });
  expect(await order()).toBe('Two, better Three One Four');
  expect((await move(two, '')).status).toBe(409);
  expect((await move(three, 'gone')).status).toBe(409);
  expect(Object.keys((await list()).general[0] ?? {})).toEqual(['id', 'question', 'answer']);
});

test('an FAQ moves to the end of another category, and stays where it is without one', async () => {
  const moved = await add('Moved');
  await add('There', 'property');
  const edit = { id: moved.id, question: 'Moved', answer: 'x' };
  expect((await change('faqUpdate', { ...edit, category: 'property' })).status).toBe(200);
  await add('Later', 'property');
  await change('faqUpdate', { ...edit, answer: 'y' });
  const { general, property } = await list();
  expect([questions(general), questions(property)]).toEqual([[], ['There', 'Moved', 'Later']]);
  expect((await change('faqUpdate', { ...edit, category: 'other' })).status).toBe(422);
});

test('an edit whose answer was lost is no conflict when it is sent again, unless somebody else has changed it since', async () => {
  const { id, question, answer } = await add('A lost answer');
  const edit = { id, question: 'Mine', answer: 'Mine', base: { question, answer } };
  expect((await change('faqUpdate', edit)).status).toBe(200);
  expect((await change('faqUpdate', edit)).status).toBe(200);
  await change('faqUpdate', { id, question: 'Theirs', answer: 'Mine' });
  expect((await change('faqUpdate', edit)).status).toBe(409);
  expect(questions((await list()).general)).toEqual(['Theirs']);
});

test('of twenty parallel edits from one start one is saved and nineteen are told', async () => {
  const { id, question, answer } = await add('Contended');
  const base = { question, answer };
  const edits = Array.from({ length: 20 }, (_, n) =>
    change('faqUpdate', { id, question: `Edit ${n}`, answer: 'x', base }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
});

test('the same submission twice, or ten times at once, is one FAQ; another one is another', async () => {
  const faq = { category: 'general', question: 'Sent again', answer: 'a', submissionId: randomUUID() };
  const sends = await Promise.all(Array.from({ length: 10 }, () => change('faqAdd', faq)));
  sends.push(await change('faqAdd', { ...faq, submissionId: faq.submissionId.toUpperCase() }));
  for (const { status } of sends) expect(status).toBe(200);
  const [{ id } = { id: '' }, ...others] = (await list()).general;
  expect(others).toEqual([]);
  for (const { body } of sends)
    expect(body).toMatchObject({ insertedFaq: { id, category: 'general', question: 'Sent again' } });
  await change('faqAdd', { ...faq, submissionId: randomUUID() });
  await change('faqAdd', { ...faq, submissionId: 'no UUID' });
  await change('faqAdd', { ...faq, submissionId: 'no UUID' });
  expect((await list()).general).toHaveLength(4);
});

test('a repetition after a crash between claim and record fills the claim', async () => {
  const faq = { category: 'general', question: 'Half sent', answer: 'a', submissionId: randomUUID() };
  const first = (await change('faqAdd', faq)).body as { insertedFaq: Faq };
  await openTestStore('faqs').delete(`records/${first.insertedFaq.id}`);
  expect((await change('faqAdd', faq)).body).toMatchObject({ insertedFaq: first.insertedFaq });
  expect(questions((await list()).general)).toEqual(['Half sent']);
});

test('twenty parallel additions and edits are all there', async () => {
  const faqs = await Promise.all(Array.from({ length: 20 }, (_, n) => add(`Question ${n}`)));
  await Promise.all(
    faqs.map(({ id }, n) => change('faqUpdate', { id, question: `Edited ${n}`, answer: 'x' })),
  );
  const { general } = await list();
  expect(new Set(questions(general))).toEqual(new Set(faqs.map((_, n) => `Edited ${n}`)));
});
