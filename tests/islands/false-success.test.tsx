import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAll, formCases } from '#tests/support/form-cases.tsx';
import { answerCalls, showForm } from '#tests/support/island.tsx';

// The browser's own boxes say everything.
vi.mock('#browser/dialog-window.ts', () => ({
  dress: () => Promise.reject(new TypeError('Failed to fetch')),
}));
vi.mock('#shared/phone.ts', () => ({ checkPhone: (phone: string) => phone }));
vi.mock('#forms/fields/country/countries.ts', () => ({
  loadCountries: () => Promise.resolve([{ iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' }]),
}));

const said = vi.fn<(text: string) => void>();

beforeEach(() => {
  said.mockClear();
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', () => true);
});

const ANSWERS: readonly unknown[] = [
  {},
  null,
  [],
  'success',
  { error: 'Closed' },
  { success: 'false' },
  { success: 'true' },
  { status: 0 },
  { status: true },
  { status: 'success', success: false },
  { success: true, error: 'Closed' },
];

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value);

describe.each(Object.entries(formCases))('%s', (_name, { form, steps, sent }) => {
  test.each(ANSWERS.map((answer) => [JSON.stringify(answer), answer]))(
    'does not take %s for a success, and keeps every word',
    async (_text, answer) => {
      showForm(form);
      const bodies = answerCalls(answer as object);
      await answerAll(steps);
      await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
      expect(said.mock.lastCall?.[0]).not.toBe(sent);
      expect(bodies()).toHaveLength(1);
      const kept = typed();
      for (const [answers] of steps) for (const text of Object.values(answers)) expect(kept).toContain(text);
      expect(screen.getByRole('heading', { name: 'A form' })).toBeTruthy();
    },
  );
});
