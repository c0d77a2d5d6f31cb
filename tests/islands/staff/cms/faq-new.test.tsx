import { descriptionOf } from '#tests/support/island.tsx';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { EMPTY_FAQ, faqDraft } from '#staff/cms/faq/faq-draft.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { FaqPreview } from '#staff/cms/faq/FaqPreview.tsx';
import { endpoints } from '#shared/endpoints/all.ts';
import { MAX_ANSWER } from '#shared/limits.ts';
import { STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { answerOf, beginWithOneFaq, list, press, type } from '#tests/support/faq-editor.tsx';
import { gate } from '#tests/support/gate.ts';

beginWithOneFaq();

describe('a new FAQ', () => {
  const addForm = () => screen.getByRole('form', { name: 'Add FAQ' });
  const write = (answer = 'Because.') => {
    fireEvent.change(within(addForm()).getByLabelText('Category'), { target: { value: 'digital' } });
    fireEvent.change(within(addForm()).getByLabelText('Question'), { target: { value: 'Why?' } });
    type(addForm(), answer);
  };

  test('is one FAQ, whatever is looked at and pressed while it is added', async () => {
    const answer = gate();
    const { sentTo } = fakeServer([list, [endpoints.faqAdd, () => answer.opened.then(() => STORED)]]);
    const before = render(<FaqAdmin />);
    write();
    await press('Add FAQ');
    before.unmount();
    render(<FaqAdmin />);
    await press('Saving…');
    await userEvent.type(answerOf(addForm()), ' And more.');
    expect(answerOf(addForm()).value).toBe('Because.');
    expect(within(addForm()).getByLabelText<HTMLSelectElement>('Category').disabled).toBe(true);
    answer.open();
    await screen.findByText('FAQ added successfully!');
    expect(faqDraft.get()).toEqual({ ...EMPTY_FAQ, category: 'digital' });
    expect(sentTo(endpoints.faqAdd)).toHaveLength(1);
  });

  test('has the same submission id when its answer was lost', async () => {
    const answers = [undefined, STORED, undefined];
    const { sentTo } = fakeServer([list, [endpoints.faqAdd, () => answers.shift()]]);
    render(<FaqAdmin />);
    write();
    await press('Add FAQ');
    await screen.findByText('Network error: The server cannot be reached.');
    await press('Add FAQ');
    await screen.findByText('FAQ added successfully!');
    write();
    await press('Add FAQ');
    await screen.findByText('Network error: The server cannot be reached.');
    const [first, second, third] = sentTo(endpoints.faqAdd).map(({ submissionId }) => submissionId);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('of more than 5,000 characters is kept whole, and refused with the limit', async () => {
    const { sentTo } = fakeServer([list]);
    render(<FaqAdmin />);
    write('');
    answerOf(addForm()).focus();
    await userEvent.paste('x'.repeat(MAX_ANSWER + 1));
    expect(answerOf(addForm()).value).toHaveLength(MAX_ANSWER + 1);
    await press('Add FAQ');
    expect(descriptionOf(answerOf(addForm()))).toBe('Please keep this to 5,000 characters or fewer.');
    expect(sentTo(endpoints.faqAdd)).toEqual([]);
    type(addForm(), '🙂'.repeat(MAX_ANSWER));
    await press('Add FAQ');
    expect(sentTo(endpoints.faqAdd)).toHaveLength(1);
  });
});

test('an FAQ is previewed as it will be opened: every line that holds something is a point, all of it text', () => {
  const { rerender } = render(<FaqPreview question="" answer={' \n'} />);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Each line you write is a point of its own.');
  rerender(<FaqPreview question="<b>Why?</b>" answer={'One.\n\n  Two & <i>three</i>. '} />);
  expect(screen.getByRole('heading', { name: '<b>Why?</b>' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One.',
    'Two & <i>three</i>.',
  ]);
});
