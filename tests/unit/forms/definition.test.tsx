// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { choice } from '#forms/fields/choice.ts';
import { email } from '#forms/fields/email.ts';
import type { Fields } from '#forms/fields/field.ts';
import { line } from '#forms/fields/line.ts';
import { longText } from '#forms/fields/long-text.ts';
import { password } from '#forms/fields/password.ts';
import { personName } from '#forms/fields/person-name.ts';
import { demoForm } from '#forms/demo/form.ts';
import demoInbox from '#forms/demo/inbox.ts';
import { defineForm, submitCall } from '#forms/engine/definition.ts';
import { formIsland } from '#forms/engine/form-island.tsx';
import { defineInbox } from '#forms/engine/inbox.ts';
import { listedOf, recordOf, successOf } from '#forms/engine/record.ts';
import { faultPage } from '#server/pages/fault-page.ts';
import { toCsv } from '#staff/inbox/actions/export.ts';
import { toRow } from '#staff/inbox/model/row.ts';
import { createId } from '#shared/ids.ts';
import { validate } from '#shared/validate.ts';
import { askedBy } from '#tests/support/asked.ts';
import { answerCalls, fillIn, press, showForm } from '#tests/support/island.tsx';
import { sampleAnswers } from '#tests/support/sample-input.ts';

vi.mock('#browser/dialogs.ts', () => ({
  alert: vi.fn(() => Promise.resolve()),
  prepareDialogs: () => Promise.resolve(),
}));

const visitForm = defineForm({
  name: 'visit',
  page: '/visit',
  headline: 'Come by',
  fields: {
    firstName: personName('First Name', 'Who comes?', { half: true }),
    email: email('Email', 'An address, please.', { half: true }),
    floor: choice('Floor', ['Ground', 'First'], 'Which floor?'),
    firm: line('Firm', { max: 20, autoComplete: 'organization' }),
    code: password('Code', { min: 4, message: 'Four signs.' }),
    message: longText('Message', { missing: 'Why?' }),
  },
  button: 'Announce me',
  submit: submitCall('/visit/submit', 'success'),
  sent: 'See you!',
  refused: (reason) => `Not today: ${reason}`,
  unreachable: () => 'Nobody answers.',
  together: ({ firm, floor }): Record<string, string> =>
    firm === 'Attic' && floor === 'Ground' ? { firm: 'Not on this floor.' } : {},
  canonical: ({ firm }) => ({ firm: firm.toUpperCase() }),
  toRecord: ({ floor }) => ({ floor: `${floor} floor` }),
});
const visits = defineInbox(visitForm, {
  ...{ file: 'visits', noun: ['visit', 'visits'], empty: '', hint: '' },
  failure: () => '',
  statuses: [],
  first: ['email'],
  differing: { firm: { width: 3 } },
});
const sample = sampleAnswers(visitForm.fields);

function checked(changes: object = {}) {
  const result = validate(visitForm.schema, { ...sample, ...changes });
  return result.ok ? result.value : result.fault.errors;
}

describe('a form that is defined once', () => {
  test('has a schema: each rule, what answers say together, and their canonical form', () => {
    expect(checked()).toMatchObject({ ...sample, firm: 'RAI TRADERS' });
    expect(checked({ firstName: ' ', firm: 'Attic', floor: 'Ground', code: 'abc' })).toEqual({
      firstName: 'Who comes?',
      code: 'Four signs.',
      firm: 'Not on this floor.',
    });
  });

  test('has an island that sends it, and says what came of it', async () => {
    const Island = formIsland(visitForm);
    showForm(<Island labelledBy="title" />);
    const bodies = answerCalls(successOf(visitForm));
    await fillIn({ 'First Name': 'Asha', Email: 'asha@example.com', Floor: 'First' });
    await fillIn({ 'Firm (optional)': 'Rai', Code: 'secret', Message: 'Tea' });
    expect(document.querySelectorAll('.form-row input')).toHaveLength(2);
    await press('Announce me');
    const { alert } = await import('#browser/dialogs.ts');
    await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('success', { title: 'See you!' }));
    expect(bodies()).toMatchObject([{ firstName: 'Asha', firm: 'RAI', code: 'secret', message: 'Tea' }]);
  });

  test('is asked in the same words by the page without script', () => {
    const Island = formIsland(visitForm);
    const { unmount } = showForm(<Island labelledBy="title" />);
    const asked = askedBy(screen.getByRole<HTMLFormElement>('form'));
    unmount();
    const page = { ...visitForm, success: '/thank-you' };
    document.body.innerHTML = faultPage(page, visitForm.submit.path, {}, { message: 'No', errors: {} });
    const form = document.querySelector('form');
    expect(form && askedBy(form)).toEqual(asked);
  });

  test('is stored and listed without its secrets, under its own keys', () => {
    const record = recordOf(visitForm, sample);
    expect(record).toEqual({
      first_name: 'Asha Rai',
      email: 'asha@example.com',
      floor: 'First floor',
      firm: 'Rai Traders',
      message: 'How soon can you start?',
    });
    const stored = { ...record, id: 'a', submitted_at: 'then', noise: 1 };
    expect(Object.keys(listedOf(visits, stored))).toEqual(['id', ...Object.keys(record), 'submitted_at']);
  });

  test('has the columns of its list, which are those of its CSV', () => {
    const labels = ['Email', 'First name', 'Floor', 'Firm', 'Message', 'Submitted', 'ID'];
    expect(visits.columns.map(({ label }) => label)).toEqual(labels);
    expect(visits.columns.find(({ key }) => key === 'firm')).toMatchObject({ kind: 'text', width: 3 });
    const row = toRow({ ...recordOf(visitForm, sample), id: createId(), submitted_at: '2026-11-29' });
    const [head, line] = toCsv(row ? [row] : [], visits.columns).split('\r\n');
    expect(head).toContain('Email,First name,Floor,Firm,Message,Submitted');
    expect(line).toContain('asha@example.com,Asha Rai,First floor,Rai Traders');
  });
});

test('a field that the demo form gets is checked, asked, stored and listed, without another word', () => {
  const budget = choice('Yearly Budget', ['Under 1,000', 'Over 1,000'], 'Which?');
  const fields: Fields = { ...demoForm.fields, yearlyBudget: budget };
  const form = defineForm<Fields, 'demo'>({ ...demoForm, fields });
  const inbox = defineInbox(form, { ...demoInbox });
  const answers = sampleAnswers(fields);
  expect(answers['yearlyBudget']).toBe('Over 1,000');
  expect(validate(form.schema, { ...answers, yearlyBudget: '' })).toMatchObject({
    fault: { errors: { yearlyBudget: 'Which?' } },
  });
  const page = faultPage({ ...form, success: '' }, '/', answers, { message: '', errors: {} });
  expect(page).toContain('Yearly Budget</label>');
  expect(recordOf(form, answers)).toMatchObject({ role: 'Developer', yearly_budget: 'Over 1,000' });
  expect(inbox.columns).toContainEqual({
    key: 'yearly_budget',
    label: 'Yearly budget',
    kind: 'text',
    width: 8,
  });
});
