import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { gate } from '#tests/support/gate.ts';
import { descriptionOf, showForm } from '#tests/support/island.tsx';

const phoneLibrary = vi.hoisted(() => ({ arrives: Promise.resolve() }));

vi.mock('#shared/phone.ts', async () => {
  await phoneLibrary.arrives;
  return { checkPhone: (phone: string) => phone };
});
vi.mock('#browser/dialogs.ts', () => ({ prepareDialogs: () => Promise.resolve() }));
vi.mock('#forms/fields/country/countries.ts', () => ({
  loadCountries: () => Promise.resolve([{ iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' }]),
}));

const STEP_ONE = { 'Business Email': 'asha@example.com', 'First Name': 'Asha', 'Last Name': 'Rai' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const next = () => screen.getByRole('button', { name: 'Next Step' });
const isBusy = () => next().getAttribute('aria-busy') === 'true';

test('the way to step 2 shows that it waits, looks again at what is typed meanwhile, and ends [S4-18]', async () => {
  const library = gate();
  phoneLibrary.arrives = library.opened;
  showForm(<DemoForm labelledBy="title" />);
  await screen.findByRole('option', { name: 'Nepal' });
  for (const [label, text] of Object.entries(STEP_ONE)) field(label).value = text;
  field('Country').value = 'NP';
  field('What help is needed?').value = 'Other';

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  act(() => {
    next().click();
  });
  expect(isBusy()).toBe(true);
  field('Last Name').value = '';
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(isBusy()).toBe(false);
  expect(descriptionOf(field('Last Name'))).toBe('Required');
  expect(screen.getByText('Step 1 of 2')).toBeTruthy();

  await userEvent.type(field('Last Name'), 'Rai');
  await userEvent.click(next());
  expect(isBusy()).toBe(true);
  library.open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Step 2 of 2')));
  expect(isBusy()).toBe(false);
});
