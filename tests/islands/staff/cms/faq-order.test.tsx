import '#tests/support/island.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { faqEdits } from '#staff/cms/faq/faq-draft.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { tell } from '#staff/shell/ask.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { refusal, someFaq, STORED } from '#tests/support/cms.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import {
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

describe('the order of FAQs', () => {
  const order = ['One?', 'Two?', 'Three?'].map((question, n) => someFaq({ id: `f${n}`, question }));

  async function openList() {
    store.faqs = order;
    const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => STORED]]);
    render(<FaqAdmin />);
    await press('Edit FAQs');
    await screen.findByText('One?');
    return () => sentTo(endpoints.faqUpdate).map(({ id, before, base }) => ({ id, before, base }));
  }

  test('is changed by a button, one place at a time, which keeps the focus', async () => {
    const sent = await openList();
    const base = { question: 'One?', answer: 'Lalitpur.' };
    store.faqs = [order[1], order[0], order[2]].filter((one) => one !== undefined);
    await press('Move down: One?');
    expect(await screen.findByText('FAQ moved: 2 of 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button('Move down: One?')));
    await press('Move down: One?');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      { id: 'f0', before: 'f2', base },
      { id: 'f0', before: '', base },
    ]);
  });

  test('ends at its ends, and is told as it was when a colleague was first', async () => {
    const sent = await openList();
    await press('Move up: One?');
    await press('Move down: Three?');
    expect(button('Move up: One?').getAttribute('aria-disabled')).toBe('true');
    expect(sent()).toEqual([]);
    store.faqs = [faq];
    fakeServer([list, [endpoints.faqUpdate, () => refusal(409, 'Somebody else changed this FAQ.')]]);
    await press('Move up: Two?');
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('Failed to move FAQ: Somebody else changed this FAQ.');
    });
    expect(await screen.findByText('Where?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  test('cannot be changed while a search hides some of them', async () => {
    await openList();
    await userEvent.type(screen.getByRole('searchbox'), 'two');
    await waitFor(() => expect(screen.queryByText('One?')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});

test('an FAQ goes into another category with its edit, and without one it stays where a colleague put it', async () => {
  const { sentTo } = fakeServer([list, [endpoints.faqUpdate, () => STORED]]);
  await beginEdit();
  await press('Save');
  await waitFor(() => expect(faqEdits.get().size).toBe(0));
  await press('Edit Where?');
  fireEvent.change(within(editForm()).getByLabelText('Category'), { target: { value: 'digital' } });
  await press('Save');
  await waitFor(() => expect(faqEdits.get().size).toBe(0));
  expect(sentTo(endpoints.faqUpdate).map(({ category, answer }) => [category, answer])).toEqual([
    [undefined, 'Mine.'],
    ['digital', 'Lalitpur.'],
  ]);
});
