// @vitest-environment happy-dom
import { descriptionOf } from '#tests/support/island.tsx';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginFaqEdit,
  changeFaqEdit,
  EMPTY_FAQ,
  endFaqEdit,
  faqDraft,
  faqEdits,
} from '#staff/cms/faq/faq-draft.ts';
import { faqList } from '#staff/cms/faq/faq-actions.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { FaqPreview } from '#staff/cms/faq/FaqPreview.tsx';
import { askToDiscard, tell } from '#staff/shell/ask.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { MAX_ANSWER } from '#shared/limits.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { refusal, someFaq, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { gate } from '#tests/support/gate.ts';

vi.mock(import('#staff/shell/ask.ts'), () => ({
  ask: vi.fn(() => Promise.resolve(true)),
  askToDiscard: vi.fn(() => Promise.resolve(true)),
  tell: vi.fn(() => Promise.resolve()),
}));

const faq = someFaq();
/** What the list call answers: these FAQs, or that it failed. */
let stored: Faq[] | 'failed';
const list = [
  endpoints.faqList,
  () => (stored === 'failed' ? refusal(500, 'no') : { general: stored, property: [], digital: [] }),
] as const;

beforeEach(() => {
  vi.mocked(tell).mockClear();
  stored = [faq];
  faqDraft.set(EMPTY_FAQ);
  faqEdits.set(new Map());
  faqList.set({ phase: 'loading', faqs: undefined });
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const editForm = () => screen.getByRole('form', { name: 'Edit FAQ: Where?' });
const answerOf = (form: HTMLElement) => within(form).getByLabelText<HTMLTextAreaElement>('Answer');

function type(form: HTMLElement, text: string): void {
  fireEvent.change(answerOf(form), { target: { value: text } });
}

/** Opens the list, takes the FAQ in hand and writes another answer. */
async function beginEdit(text = 'Mine.'): Promise<void> {
  render(<FaqAdmin />);
  await press('Edit FAQs');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Where?' }));
  type(editForm(), text);
}

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

describe('an FAQ being edited', () => {
  test('without words is not sent: the empty field says so until it is filled', async () => {
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => STORED]]);
    await beginEdit('  ');
    await press('Save');
    expect(descriptionOf(answerOf(editForm()))).toBe('Answer is required.');
    await waitFor(() => {
      expect(document.activeElement).toBe(answerOf(editForm()));
    });
    expect(sentTo(endpoints.faqUpdate)).toEqual([]);
    await userEvent.type(answerOf(editForm()), 'Boston. ');
    expect(descriptionOf(answerOf(editForm()))).toBe('');
    await press('Save');
    await waitFor(() => {
      expect(faqEdits.get().size).toBe(0);
    });
    expect(sentTo(endpoints.faqUpdate)[0]).toMatchObject({ id: 'f1', question: 'Where?', answer: 'Boston.' });
  });

  test('stands still while it is saved, in every look at it', async () => {
    const answer = gate();
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => answer.opened.then(() => STORED)]]);
    await beginEdit();
    await press('Save');
    await press('Hide FAQs');
    await press('Edit FAQs');
    await press('Saving…');
    expect([answerOf(editForm()).readOnly, button('Cancel').disabled]).toEqual([true, true]);
    answer.open();
    await waitFor(() => {
      expect(faqEdits.get().size).toBe(0);
    });
    expect(sentTo(endpoints.faqUpdate)).toHaveLength(1);
  });

  test('outlives a failed save and a failed reading of the list', async () => {
    fakeServer([list, [endpoints.faqUpdate, () => refusal(500, 'no')]]);
    await beginEdit();
    await press('Save');
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('Failed to update FAQ: no');
    });
    stored = 'failed';
    await press('Hide FAQs');
    await press('Edit FAQs');
    expect(await screen.findByText('Could not load FAQs.')).toBeTruthy();
    expect(answerOf(editForm()).value).toBe('Mine.');
    expect(button('Save').getAttribute('aria-disabled')).toBeNull();
    stored = [faq];
    await press('Try again');
    await waitFor(() => {
      expect(screen.queryByText('Could not load FAQs.')).toBeNull();
    });
    expect(answerOf(editForm()).value).toBe('Mine.');
  });

  test('is thrown away by Cancel after a question, and without one where nothing was typed', async () => {
    fakeServer([list]);
    await beginEdit();
    vi.mocked(askToDiscard).mockResolvedValueOnce(false);
    await press('Cancel');
    expect(askToDiscard).toHaveBeenLastCalledWith('Your changes to this FAQ are not saved.');
    expect(answerOf(editForm()).value).toBe('Mine.');
    await press('Cancel');
    expect(faqEdits.get().size).toBe(0);
    vi.mocked(askToDiscard).mockClear();
    await press('Edit Where?');
    await press('Cancel');
    expect(faqEdits.get().size).toBe(0);
    expect(askToDiscard).not.toHaveBeenCalled();
  });

  test('without a change is not saved, and so publishes nothing', async () => {
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => STORED]]);
    await beginEdit(`${faq.answer} `);
    await press('Save');
    expect(await screen.findByText('Nothing was changed, so nothing was saved.')).toBeTruthy();
    expect([sentTo(endpoints.faqUpdate).length, faqEdits.get().size]).toEqual([0, 0]);
  });

  test('guards the page until its end, beside other things in hand', () => {
    const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    beginFaqEdit(faq, 'general');
    expect(isGuarded()).toBe(false);
    changeFaqEdit('f1', 'answer', 'Lalitpur and Boston.');
    faqDraft.update((draft) => ({ ...draft, question: 'Half a' }));
    faqDraft.set(EMPTY_FAQ);
    expect(isGuarded()).toBe(true);
    endFaqEdit('f1');
    expect(isGuarded()).toBe(false);
  });
});

describe('an FAQ that somebody else changed first', () => {
  const theirs = someFaq({ answer: 'Theirs.' });
  async function conflict() {
    const answers = [refusal(409, 'Somebody else changed this FAQ.'), STORED];
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => answers.shift()]]);
    await beginEdit();
    stored = [theirs];
    await press('Save');
    const notice = within(editForm()).getByRole('alert');
    await waitFor(() => {
      expect(notice.textContent).toContain('Failed to update FAQ: Somebody else changed this FAQ.');
    });
    expect(within(notice).getByText('Theirs.')).toBeTruthy();
    expect(answerOf(editForm()).value).toBe('Mine.');
    return () => sentTo(endpoints.faqUpdate);
  }

  test('can be kept as mine: the next save goes through', async () => {
    const sent = await conflict();
    await press('Keep mine, then save again');
    expect(document.activeElement).toBe(button('Save'));
    await press('Save');
    await waitFor(() => {
      expect(faqEdits.get().size).toBe(0);
    });
    expect(sent().map(({ base, answer }) => [base, answer])).toEqual([
      [{ question: 'Where?', answer: 'Lalitpur.' }, 'Mine.'],
      [{ question: 'Where?', answer: 'Theirs.' }, 'Mine.'],
    ]);
    expect(tell).not.toHaveBeenCalled();
  });

  test('is still told of when the next save fails, and the list beside it', async () => {
    await conflict();
    stored = 'failed';
    fakeServer([list, [endpoints.faqUpdate, () => refusal(409, 'Changed again.')]]);
    await press('Save');
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('Failed to update FAQ: Changed again.');
    });
    expect(screen.getByText('Theirs.')).toBeTruthy();
    expect(screen.getByText('Could not load FAQs.')).toBeTruthy();
  });

  test('is not told of where a deploy that was replaced refused: nobody changed it', async () => {
    fakeServer([list, [endpoints.faqUpdate, () => refusal(409, 'This is an older version of this site.')]]);
    await beginEdit();
    await press('Save');
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('Failed to update FAQ: This is an older version of this site.');
    });
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(answerOf(editForm()).value).toBe('Mine.');
  });

  test('can be taken as theirs', async () => {
    await conflict();
    await press('Take theirs');
    expect(within(editForm()).getByRole('alert').textContent).toBe('');
    expect(answerOf(editForm()).value).toBe('Theirs.');
  });
});

describe('an FAQ that somebody deleted meanwhile', () => {
  async function meetDeletion(answers: unknown[] = []) {
    const { sentTo } = fakeServer([
      list,
      [endpoints.faqUpdate, () => refusal(404, 'FAQ not found.')],
      [endpoints.faqAdd, () => answers.shift()],
    ]);
    await beginEdit();
    stored = [];
    await press('Save');
    await screen.findByText('Somebody deleted this FAQ meanwhile.');
    expect(tell).toHaveBeenCalledWith('Failed to update FAQ: FAQ not found.');
    expect(answerOf(editForm()).value).toBe('Mine.');
    return () => sentTo(endpoints.faqAdd);
  }

  test('can be added as a new one, in its category', async () => {
    const sent = await meetDeletion([refusal(500, 'no'), STORED]);
    await press('Add as new');
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('Failed to add FAQ: no');
    });
    await press('Add as new');
    await waitFor(() => {
      expect(faqEdits.get().size).toBe(0);
    });
    expect(sent()[1]).toMatchObject({ category: 'general', question: 'Where?', answer: 'Mine.' });
  });

  test('can be discarded', async () => {
    await meetDeletion();
    await press('Discard');
    expect(faqEdits.get().size).toBe(0);
    expect(screen.queryByText('Somebody deleted this FAQ meanwhile.')).toBeNull();
  });

  test('is no matter while the list has not been read yet: nobody knows', async () => {
    stored = 'failed';
    fakeServer([list]);
    act(() => {
      beginFaqEdit(faq, 'general');
    });
    render(<FaqAdmin />);
    await press('Edit FAQs');
    await screen.findByText('Could not load FAQs.');
    expect(within(editForm()).getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(screen.queryByText('Somebody deleted this FAQ meanwhile.')).toBeNull();
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
