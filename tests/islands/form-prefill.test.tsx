import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlySubmits } from '#forms/engine/early-submit.ts';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { rememberMobile } from '#features/login/remembered-mobile.ts';
import { WebsitePlanForm } from '#forms/website-plan/WebsitePlanForm.tsx';
import { websitePlanPath } from '#shared/paths.ts';
import { answerCalls, showForm } from '#tests/support/island.tsx';

vi.mock('#browser/dialogs.ts', () => ({
  alert: () => Promise.resolve(),
  prepareDialogs: () => Promise.resolve(),
}));
vi.mock('#forms/fields/country/countries.ts', () => ({ loadCountries: () => Promise.resolve([]) }));

const form = <WebsitePlanForm labelledBy="title" />;
const plan = () => screen.getByLabelText<HTMLSelectElement>('Plan');

/** Opens the page from a plan's card, or as a reload or a step back does. */
function arrive(at: string, type: 'navigate' | 'reload' | 'back_forward' = 'navigate') {
  window.history.replaceState(null, '', at);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}
/** The form as the server made it, without its script. */
function showUnscripted() {
  document.body.innerHTML = `<h1 id="title">A form</h1><div id="root">${renderToString(form)}</div>`;
  return async () => {
    await act(async () => {
      hydrateRoot(document.getElementById('root') ?? document.body, form);
      await Promise.resolve();
    });
  };
}

beforeEach(() => {
  arrive('/select-website-plan');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a visitor from a card finds its plan chosen, one without a card chooses [S2-19]', () => {
  showForm(form).unmount();
  arrive(websitePlanPath('elevate'));
  const { unmount } = showForm(form);
  expect(plan().value).toBe('Elevate');
  unmount();
  sessionStorage.clear();
  arrive('/select-website-plan');
  showForm(form);
  expect(plan().value).toBe('');
});

test.each(['reload', 'back_forward'] as const)('another choice outlasts a %s', async (type) => {
  arrive(websitePlanPath('elevate'));
  const { unmount } = showForm(form);
  await userEvent.selectOptions(plan(), 'Elite');
  unmount();
  arrive(websitePlanPath('elevate'), type);
  showForm(form);
  expect(plan().value).toBe('Elite');
});

test('a choice made before the script runs stays', async () => {
  arrive(websitePlanPath('elevate'));
  const hydrate = showUnscripted();
  plan().value = 'Elite';
  await hydrate();
  expect(plan().value).toBe('Elite');
});

test('another card wins over an older draft, which keeps the rest, and stays after a reload', async () => {
  arrive(websitePlanPath('elevate'));
  let shown = showForm(form);
  await userEvent.selectOptions(plan(), 'Elite');
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  for (const type of ['navigate', 'reload'] as const) {
    shown.unmount();
    arrive(websitePlanPath('essence'), type);
    shown = showForm(form);
    expect(plan().value).toBe('Essence');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
  }
});

test('what was pressed before the script ran is sent with the plan of the card', async () => {
  arrive(websitePlanPath('elevate'));
  // React notes what marks the held press; it leaves it alone.
  vi.spyOn(console, 'error').mockReturnValue();
  const bodies = answerCalls({ success: true });
  const hydrate = showUnscripted();
  holdEarlySubmits();
  for (const [label, text] of Object.entries({ Name: 'Asha', Email: 'asha@example.com' }))
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  screen.getByRole('button', { name: 'Submit Request' }).click();
  await hydrate();
  await waitFor(() => expect(bodies()).toMatchObject([{ plan: 'Elevate' }]));
});

test('the remembered mobile number comes back, but not over one that is typed', async () => {
  rememberMobile('9812345678', true);
  showForm(<LoginPanel labelledBy="title" />);
  const mobile = await screen.findByLabelText<HTMLInputElement>('Mobile number');
  expect(mobile.value).toBe('9812345678');
  expect(screen.getByLabelText<HTMLInputElement>('Remember Me').checked).toBe(true);
});
