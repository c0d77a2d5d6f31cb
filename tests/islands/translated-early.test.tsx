import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { holdEarlySubmits } from '#forms/engine/early-submit.ts';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { answerCalls, field, press } from '#tests/support/island.tsx';
import { translatePage } from '#tests/support/translation.ts';

vi.mock('#browser/dialogs.ts', () => ({ alert: vi.fn(() => Promise.resolve()), prepareDialogs: vi.fn() }));

const form = <RegistrationForm labelledBy="title" />;
const TYPED = {
  Name: 'Asha',
  Email: 'asha@example.com',
  Phone: '9812345678',
  Address: 'Patan',
  Password: 'Monsoon-lantern-42',
  'Confirm Password': 'Monsoon-lantern-42',
};

/** The form as the server made it, translated and filled in before its script comes. Out: the script comes. */
function showTranslated() {
  document.body.innerHTML = `<h1 id="title">A form</h1><div id="root">${renderToString(form)}</div>`;
  holdEarlySubmits();
  const stop = translatePage();
  for (const [label, text] of Object.entries(TYPED)) field(label).value = text;
  return async () => {
    stop();
    await act(async () => {
      // React tells that it makes anew what the browser has changed.
      hydrateRoot(document.getElementById('root') ?? document.body, form, { onRecoverableError: () => {} });
      await Promise.resolve();
    });
  };
}

test('a form that was translated before its script came keeps what was typed', async () => {
  const scriptComes = showTranslated();
  await scriptComes();
  expect(Object.keys(TYPED).map((label) => field(label).value)).toEqual(Object.values(TYPED));
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Very Strong');
});

test('and sends it if its button was pressed, once', async () => {
  const bodies = answerCalls({ success: false, message: 'No' }, 409);
  const scriptComes = showTranslated();
  await press('Register');
  await scriptComes();
  await waitFor(() => expect(bodies()).toMatchObject([{ name: 'Asha', password: 'Monsoon-lantern-42' }]));
});
