import '#tests/support/island.tsx';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as CellModule from '#staff/inbox/view/cells.tsx';
import { endpoints } from '#shared/endpoints/all.ts';
import { openStaffArea, records, staffServer } from '#tests/support/staff-page.tsx';

/** A fault in the drawing of one cell stands for whatever a record may hold that nobody thought of. */
async function cellsWithFault(original: () => Promise<typeof CellModule>): Promise<typeof CellModule> {
  const real = await original();
  const Cell: typeof real.Cell = (props) => {
    if (props.row.values['name'] === 'Person 2') throw new URIError('URI malformed');
    return real.Cell(props);
  };
  return { ...real, Cell };
}

test('a row that cannot be drawn leaves its list readable, and can be selected', async () => {
  vi.doMock('#staff/inbox/view/cells.tsx', cellsWithFault);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = staffServer();
  server.inbox.set(endpoints.contactList.path, records(3, Date.now()));
  await openStaffArea('contact', server);
  expect(await screen.findByRole('link', { name: /Person 1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Person 3/ })).toBeTruthy();
  const damaged = screen.getByText(/This record is damaged/);
  expect(within(damaged).getByRole('checkbox', { name: 'Select Person 2' })).toBeTruthy();
});

test('a stored text that is not well-formed is shown, its address too', async () => {
  vi.doUnmock('#staff/inbox/view/cells.tsx');
  const server = staffServer();
  const [broken, whole] = records(2, Date.now());
  server.inbox.set(endpoints.contactList.path, [{ ...broken!, email: 'x\ud800@b.co' }, whole!]);
  await openStaffArea('contact', server);
  const mail = await screen.findByRole('link', { name: 'x\ufffd@b.co' });
  expect(mail.getAttribute('href')).toBe('mailto:x%EF%BF%BD@b.co');
});
