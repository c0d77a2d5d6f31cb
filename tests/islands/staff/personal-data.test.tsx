import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { createId } from '#shared/ids.ts';
import type { HeldPlace } from '#shared/personal-data.ts';
import { openStaffArea, records, staffServer, type FakeServer } from '#tests/support/staff-page.tsx';

const ask = vi.hoisted(() => vi.fn<(question: { text: string; confirmText: string }) => Promise<boolean>>());
vi.mock('#browser/dialogs.ts', () => ({ confirm: ask, prepareDialogs: () => Promise.resolve() }));

const email = 'p1@example.com';
const id = createId(Date.parse('2026-11-27T08:15:00Z'));
const other = createId(Date.parse('2026-11-26T08:15:00Z'));
const kept: HeldPlace[] = [
  {
    place: 'contact',
    items: [
      {
        id,
        suspected: true,
        values: { id, name: 'Person 1', email, submitted_at: '2026-11-27T08:15:00.000Z' },
      },
      { id: other, mentioned: true, values: { id: other, message: `Ask ${email}.` } },
    ],
  },
  { place: 'sign-in counts', items: [{ values: { calls: 2 } }] },
];
let server: FakeServer;
let places: HeldPlace[];

beforeEach(() => {
  server = staffServer();
  server.inbox.set(endpoints.contactList.path, records(1, Date.now()));
  places = kept;
  ask.mockReset().mockResolvedValue(false);
  server.answers.set(endpoints.personalDataFind.path, () => ({ status: 'success', email, places }));
  server.answers.set(endpoints.personalDataErase.path, () => {
    places = [];
    return { status: 'success', message: 'Erased 2.', erased: 2 };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = (path: string) => server.calls.filter((call) => call.path === path);

test('an address that is typed is looked for everywhere, and what is kept is shown by where it is', async () => {
  await openStaffArea('personal-data', server);
  await userEvent.type(await screen.findByLabelText('Email address of a visitor'), `${email}{Enter}`);
  expect(await screen.findByText(`2 entries kept about ${email}.`)).toBeTruthy();
  expect(asked(endpoints.personalDataFind.path).map(({ body }) => body)).toEqual([{ email }]);
  expect(location.hash).toBe(`#personal-data/${encodeURIComponent(email)}`);
  const contact = within(screen.getByRole('region', { name: 'Contact Form' }));
  const link = contact.getByRole('link', { name: 'Nov 27, 2026, 2:00 PM Nepal time' });
  expect(link.getAttribute('href')).toBe(`#contact/suspected/${id}`);
  expect(contact.getByText('suspected spam')).toBeTruthy();
  // A stored time is read as all others are.
  expect(contact.getByText('submitted at').nextElementSibling?.textContent).toBe(
    'Nov 27, 2026, 2:00 PM Nepal time',
  );
  expect(contact.getByText(/somebody else’s/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sign-in counts (1)' })).toBeTruthy();
});

test('it is saved as a file, and the audit hears of that', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:json');
  await openStaffArea(`personal-data/${email}`, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Export JSON' }));
  expect(saved).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(asked(endpoints.auditExport.path).map(({ body }) => body)).toEqual([
      { list: 'personal-data', records: 2 },
    ]),
  );
  saved.mockRestore();
});

test('it is erased after a question that says how much, and the lists are asked anew', async () => {
  await openStaffArea(`personal-data/${email}`, server);
  const button = await screen.findByRole('button', { name: 'Erase all of it' });
  await userEvent.click(button);
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask.mock.lastCall?.[0]).toMatchObject({
    text: `Do you really want to erase 2 entries about ${email}, everywhere and for everybody? There is no way back.`,
    confirmText: 'Yes, erase 2',
  });
  expect(asked(endpoints.personalDataErase.path)).toEqual([]);
  const news = asked(endpoints.submissionNews.path).length;
  ask.mockResolvedValue(true);
  await userEvent.click(button);
  expect(await screen.findByText('Erased 2 entries.')).toBeTruthy();
  expect(await screen.findByText(`Nothing is kept about ${email}.`)).toBeTruthy();
  await waitFor(() => expect(asked(endpoints.submissionNews.path).length).toBeGreaterThan(news));
});

test('an erasure that did not come to its end says so, and what is left can be erased', async () => {
  const words = 'Erased 1 of 2; the rest could not be. Please erase again.';
  ask.mockResolvedValue(true);
  server.fails = ({ path }) => (path === endpoints.personalDataErase.path ? words : false);
  await openStaffArea(`personal-data/${email}`, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase all of it' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erase all of it' })).toBeTruthy();
});

test('an open row leads to all that is kept about its address', async () => {
  const [row = { id: '' }] = server.inbox.get(endpoints.contactList.path) ?? [];
  await openStaffArea(`contact/${row.id}`, server);
  const link = await screen.findByRole('link', { name: 'All about this address' });
  expect(link.getAttribute('href')).toBe(`#personal-data/${encodeURIComponent(email)}`);
});
