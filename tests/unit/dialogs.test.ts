import { expect, test, vi } from 'vitest';
import { info, success } from '#browser/dialogs.ts';
import { show } from '#browser/dialog-window.ts';

// What a person sees of each kind is shown in the real browser; here are the texts that stand when none is given.
vi.mock('#browser/dialog-window.ts', () => ({ show: vi.fn(), dress: () => Promise.resolve() }));

test('the default texts of a success and of a cancelled action [S8-01]', async () => {
  await success();
  expect(show).toHaveBeenCalledWith('flash', { title: 'Success!', text: 'Submitted Successfully!' });
  await info();
  expect(show).toHaveBeenCalledWith('info', { title: 'Cancelled', text: 'You cancelled the action.' });
});
