import '#tests/support/island.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { beginFaqEdit, faqEdits } from '#staff/cms/faq/faq-draft.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { tell } from '#staff/shell/ask.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, someFaq, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import {
  answerOf,
  beginEdit,
  beginWithOneFaq,
  button,
  editForm,
  faq,
  list,
  press,
  store,
} from '#tests/support/faq-editor.tsx';

vi.mock(import('#staff/shell/ask.ts'), () => import('#tests/support/agreed-questions.ts'));

beginWithOneFaq();

describe('an FAQ that somebody else changed first', () => {
  const theirs = someFaq({ answer: 'Theirs.' });
  async function conflict() {
    const answers = [refusal(409, 'Somebody else changed this FAQ.'), STORED];
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => answers.shift()]]);
    await beginEdit();
    store.faqs = [theirs];
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
    store.faqs = 'failed';
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
    store.faqs = [];
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
    store.faqs = 'failed';
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
