import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

const said = vi.fn();

beforeEach(() => {
  said.mockClear();
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', () => true);
});

test.each(Object.entries(formCases))(
  '%s says what to do when a refusal has no words [S8-01] [S8-04] [S8-05] [S8-07] [S8-11] [S8-16]',
  async (_name, { form, steps, wordless }) => {
    showForm(form);
    answerCalls({}, 500);
    await answerAll(steps);
    await waitFor(() => expect(said.mock.calls).toEqual([[wordless]]));
  },
);

test.each(['', '<html><h1>502 Bad Gateway</h1></html>'])(
  'the website plan form does not repeat what a parser says of the answer "%s" [S8-07]',
  async (page) => {
    const { form, steps } = formCases['Website plan']!;
    showForm(form);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page, { status: 500 })));
    await answerAll(steps);
    await waitFor(() => expect(said.mock.calls).toEqual([['Error submitting form: Please try again.']]));
  },
);
