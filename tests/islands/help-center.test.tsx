import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { HelpCenter } from '#features/help-center/HelpCenter.tsx';

beforeEach(() => window.history.replaceState(null, '', '/help-center'));
afterEach(cleanup);

const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search help articles...');
const category = (name: RegExp) => screen.getByRole('link', { name });
const breadcrumb = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((title) => !title.closest('.help-inactive') && !title.closest('[hidden]'))
    .map((title) => title.textContent);

describe('help centre', () => {
  test('opens on General Questions with its breadcrumb [S2-41]', () => {
    render(<HelpCenter />);
    expect(breadcrumb().map((step) => step.textContent)).toEqual([
      'Home',
      'Help Center',
      'General Questions',
    ]);
    expect(category(/General Questions/).getAttribute('aria-current')).toBe('true');
    expect(shown()).toContain('What does GR8 Nepal do?');
    expect(shown()).not.toContain('What does it cost?');
  });

  test('changes category and breadcrumb [S2-41]', async () => {
    render(<HelpCenter />);
    await userEvent.click(category(/Property Management/));
    expect(breadcrumb().at(-1)?.textContent).toBe('Property Management');
    expect(shown()).toContain('What does it cost?');
  });

  test('a chosen category is in the address: a reload and a shared link keep it [S2-41]', async () => {
    window.history.replaceState(null, '', '/help-center#website-revision');
    const { unmount } = render(<HelpCenter />);
    const before = window.history.length;
    await userEvent.click(category(/Property Management/));
    expect(window.location.hash).toBe('#property');
    expect(window.history.length).toBe(before);
    unmount();
    render(<HelpCenter />);
    expect(breadcrumb().at(-1)?.textContent).toBe('Property Management');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'a click with %s opens a category elsewhere and changes nothing here',
    (key) => {
      render(<HelpCenter />);
      expect(fireEvent.click(category(/Property Management/), { [key]: true })).toBe(true);
      expect(breadcrumb().at(-1)?.textContent).toBe('General Questions');
    },
  );

  test.each([
    ['a question', 'LANGUAGES', 'Which languages do you work in, and across which time zones?'],
    ['an answer', 'We Do Not SELL', 'What do you do with my details?'],
    [
      'a copied search',
      'lan\u200bgua\u00adges\u00a0do',
      'Which languages do you work in, and across which time zones?',
    ],
    [
      'a search out of a PDF',
      'ｗhich languages do',
      'Which languages do you work in, and across which time zones?',
    ],
  ])('searches without regard to case in %s [S2-42]', async (_, typed, found) => {
    render(<HelpCenter />);
    await userEvent.type(search(), typed);
    expect(shown()).toEqual([found]);
  });

  test('searches in the selected category only [S2-42]', async () => {
    render(<HelpCenter />);
    await userEvent.type(search(), 'monsoon');
    expect(screen.getByText('No results found for "monsoon" in this category.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /in Property Management/ }));
    expect(shown()).toContain('How do you prepare a house for the monsoon?');
  });

  test('a search that finds something here names the other categories that answer it, too', async () => {
    render(<HelpCenter />);
    await userEvent.type(search(), 'month');
    expect(screen.getByText(/\d+ articles? found in this category/)).toBeTruthy();
    expect(shown().length).toBeGreaterThan(0);
    for (const other of [/in Property Management/, /in Digital Solutions/])
      expect(screen.getByRole('button', { name: other })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /in General Questions/ })).toBeNull();
  });

  test('what a search found is said in a place that was there before it, anew each time [S2-42] [S2-43]', async () => {
    render(<HelpCenter />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await userEvent.type(search(), 'monsoo');
    const before = status.firstElementChild;
    expect(before?.textContent).toContain('No results found');
    await userEvent.type(search(), 'n');
    expect(screen.getAllByRole('status')).toEqual([status]);
    expect(status.firstElementChild).not.toBe(before);
  });

  test('says what it did not find, and clears the search [S2-43]', async () => {
    render(<HelpCenter />);
    await userEvent.type(search(), 'xyzzy (');
    expect(screen.getByText('No results found for "xyzzy (" in this category.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
    expect(shown().length).toBeGreaterThanOrEqual(8);
  });

  test('shows e-mail, two Nepal phones and the place [S2-44]', () => {
    render(<HelpCenter />);
    expect(screen.getByRole('link', { name: company.emails.info })).toBeTruthy();
    for (const phone of company.offices.nepal.phones)
      expect(screen.getByRole('link', { name: phone.display }).getAttribute('href')).toBe(`tel:${phone.tel}`);
    expect(screen.getByText('Bhaisepati, Lalitpur')).toBeTruthy();
  });

  test('a deep link opens its article in its category', () => {
    window.history.replaceState(null, '', '/help-center#website-revision');
    render(<HelpCenter />);
    expect(breadcrumb().at(-1)?.textContent).toBe('Digital Solutions');
    expect(document.querySelector<HTMLDetailsElement>('#website-revision')?.open).toBe(true);
  });

  test('?q= searches, in the first category that has an answer', () => {
    window.history.replaceState(null, '', '/help-center?q=monsoon');
    render(<HelpCenter />);
    expect(search().value).toBe('monsoon');
    expect(breadcrumb().at(-1)?.textContent).toBe('Property Management');
  });

  test.each(['#no-such-article', '#%E0%A4%A'])('a broken deep link is harmless: %s', (hash) => {
    window.history.replaceState(null, '', `/help-center${hash}`);
    render(<HelpCenter />);
    expect(breadcrumb().at(-1)?.textContent).toBe('General Questions');
  });
});
