import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Country } from '#forms/fields/country/countries.ts';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { gate } from '#tests/support/gate.ts';
import { descriptionOf, field, fillIn, press, showForm } from '#tests/support/island.tsx';

const NEPAL: Country = { iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' };
const PERSON = { 'Business Email': 'asha@example.com', 'First Name': 'Asha', 'Last Name': 'Rai' };

const service = vi.hoisted(() => ({ answers: Promise.resolve() }));
vi.mock('#forms/fields/country/countries.ts', () => ({
  loadCountries: () =>
    service.answers.then(
      () => [NEPAL],
      () => undefined,
    ),
}));
vi.mock('#shared/phone.ts', () => ({ checkPhone: (phone: string) => phone }));
vi.mock('#browser/dialogs.ts', () => ({ prepareDialogs: () => Promise.resolve() }));

/** The list comes when the test says so. */
let list = gate();
const listComes = (label = 'Nepal') => {
  list.open();
  return screen.findByRole('option', { name: label });
};
const wordsOf = (label: string) => (field(label) as unknown as HTMLSelectElement).selectedOptions[0]?.text;

beforeEach(() => {
  list = gate();
  service.answers = list.opened;
});

describe('a demo whose list of countries is late', () => {
  const demo = <DemoForm labelledBy="title" />;

  test('says so where the keyboard comes by, and takes the choice there once it can be made [S4-18]', async () => {
    showForm(demo);
    await fillIn(PERSON);
    await userEvent.tab();
    expect(document.activeElement).toBe(field('Country'));
    expect(wordsOf('Country')).toBe('Loading countries…');
    await fillIn({ 'What help is needed?': 'Other' });
    await press('Next Step');
    expect(document.activeElement).toBe(field('Country'));
    expect(descriptionOf(field('Country'))).toBe('Required');
    await listComes();
    expect(document.activeElement).toBe(field('Country'));
    expect(wordsOf('Country')).toBe('Choose a country');
    await fillIn({ Country: 'NP' });
    expect(descriptionOf(field('Country'))).toBe('');
    await press('Next Step');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Step 2 of 2')));
  });

  test('finds again what was chosen before a reload, whatever was typed and pressed meanwhile', async () => {
    const before = showForm(demo);
    await listComes();
    await fillIn({ Country: 'NP' });
    before.unmount();
    list = gate();
    service.answers = list.opened;
    showForm(demo);
    await fillIn({ ...PERSON, 'What help is needed?': 'Other' });
    await press('Next Step');
    expect(descriptionOf(field('Country'))).toBe('Required');
    await listComes();
    await waitFor(() => expect(field('Country').value).toBe('NP'));
    expect(descriptionOf(field('Country'))).toBe('');
    await press('Next Step');
    await waitFor(() => expect(screen.getByText('Step 2 of 2')).toBeTruthy());
  });

  test.each(['Nepal', ' nepal ', 'NP', 'np'])(
    'chooses the country that was typed as "%s" while there was no list, and keeps it until then',
    async (typed) => {
      vi.spyOn(console, 'warn').mockReturnValueOnce();
      service.answers = Promise.reject(new TypeError('Failed to fetch'));
      const before = showForm(demo);
      await waitFor(() => expect(field('Country').type).toBe('text'));
      await fillIn({ Country: typed });
      before.unmount();
      service.answers = list.opened;
      showForm(demo);
      await fillIn({ ...PERSON, 'What help is needed?': 'Other' });
      await listComes();
      await waitFor(() => expect(field('Country').value).toBe('NP'));
      await press('Next Step');
      await waitFor(() => expect(screen.getByText('+977')).toBeTruthy());
    },
  );
});

test('the Login Panel says so, too, and whoever waits in its list stays there [S4-17]', async () => {
  showForm(<LoginPanel labelledBy="title" />);
  expect(wordsOf('Country')).toBe('Loading countries…');
  act(() => {
    field('Country').focus();
  });
  await listComes('Nepal (+977)');
  expect(document.activeElement).toBe(field('Country'));
  expect(wordsOf('Country')).toBe('Nepal (+977)');
});
