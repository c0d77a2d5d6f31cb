import { descriptionOf } from '#tests/support/island.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  beginFaqEdit,
  EMPTY_FAQ,
  endFaqEdit,
  faqDraft,
  faqEditOf,
  faqEdits,
} from '#staff/cms/faq/faq-draft.ts';
import { askToDiscard, tell } from '#staff/shell/ask.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, STORED } from '#tests/support/cms.ts';
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
import { gate } from '#tests/support/gate.ts';

vi.mock(import('#staff/shell/ask.ts'), () => import('#tests/support/agreed-questions.ts'));

beginWithOneFaq();

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
    store.faqs = 'failed';
    await press('Hide FAQs');
    await press('Edit FAQs');
    expect(await screen.findByText('Could not load FAQs.')).toBeTruthy();
    expect(answerOf(editForm()).value).toBe('Mine.');
    expect(button('Save').getAttribute('aria-disabled')).toBeNull();
    store.faqs = [faq];
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
    faqEditOf('f1').update((edit) => ({ ...edit, answer: 'Lalitpur and Boston.' }));
    faqDraft.update((draft) => ({ ...draft, question: 'Half a' }));
    faqDraft.set(EMPTY_FAQ);
    expect(isGuarded()).toBe(true);
    endFaqEdit('f1');
    expect(isGuarded()).toBe(false);
  });
});
