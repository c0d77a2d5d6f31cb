import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { answerAll, formCases } from '#tests/support/form-cases.tsx';
import { answerCalls, showForm } from '#tests/support/island.tsx';

vi.mock('#browser/dialog-window.ts', () => ({
  dress: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));
vi.mock('#shared/phone.ts', () => ({ checkPhone: (phone: string) => phone }));
vi.mock('#forms/fields/country/countries.ts', () => ({
  loadCountries: () => Promise.resolve([{ iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' }]),
}));

const said = vi.fn();
const asked = vi.fn(() => true);

beforeEach(() => {
  said.mockClear();
  asked.mockClear();
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', asked);
});

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe.each(Object.entries(formCases))(
  '%s, when the dialogs cannot be loaded',
  (name, { form, steps, sent, refused }) => {
    const [firstAnswers] = steps[0] ?? [{}];
    const [[label, text]] = Object.entries(firstAnswers) as [[string, string]];

    test('thanks in the same words, and clears', async () => {
      showForm(form);
      const bodies = answerCalls({ status: 'success', success: true });
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[sent]]));
      expect(bodies()).toHaveLength(1);
      expect(valueOf(label)).toBe('');
      if (name === 'Let’s Connect')
        expect(asked).toHaveBeenCalledWith('Are you sure?\n\nDo you really want to proceed?');
    });

    test('tells a refusal in the same words, and keeps everything', async () => {
      showForm(form);
      answerCalls({ status: 'error', success: false, message: 'Closed' }, 409);
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[refused]]));
      expect(valueOf(label)).toBe(text);
    });
  },
);

test('the Login Panel asks and thanks in the same words', async () => {
  showForm(<LoginPanel labelledBy="title" />);
  await answerAll([[{ 'Mobile number': '9812345678' }, 'Continue']]);
  await waitFor(() => expect(said.mock.calls).toEqual([['Great!\n\nSubmitted Successfully.']]));
  expect(asked).toHaveBeenCalledWith('Are you sure?\n\nDo you really want to proceed?');
});
