import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FaqSections } from '#features/faq/FaqSections.tsx';
import { announceFaqChange } from '#browser/faq-events.ts';
import type { FaqsByCategory } from '#shared/schemas/entities.ts';
import { answerWith, goOffline } from '#tests/support/fake-answers.ts';

const faq = (id: string, question: string, answer = 'Yes.') => ({ id, question, answer });
const built: FaqsByCategory = {
  general: [faq('g1', 'Who are you?', 'A company.\n\nIn Lalitpur.'), faq('g2', 'Where?')],
  property: [faq('p1', 'Do you find tenants?')],
  digital: [],
};

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = (question: string) => screen.getByRole('heading', { name: question }).closest('details');
const open = (question: string) => {
  const details = item(question);
  if (!details) throw new Error(`no item for ${question}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

describe('FAQ page', () => {
  test('has three sections; an empty one says so [S2-40] [S8-10]', () => {
    answerWith(built);
    render(<FaqSections initial={built} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'General Questions',
      'Property Management',
      'Digital Solutions',
    ]);
    const digital = screen.getByRole('region', { name: 'Digital Solutions' });
    expect(within(digital).getByText('No FAQs in this category.')).toBeTruthy();
  });

  test('shows one bullet per line [S2-40]', () => {
    answerWith(built);
    render(<FaqSections initial={built} />);
    const answer = item('Who are you?');
    expect(Array.from(answer?.querySelectorAll('li') ?? [], (line) => line.textContent)).toEqual([
      'A company.',
      'In Lalitpur.',
    ]);
  });

  test('keeps one answer open over all sections [S2-40]', () => {
    answerWith(built);
    render(<FaqSections initial={built} />);
    open('Who are you?');
    open('Do you find tenants?');
    expect(item('Who are you?')?.open).toBe(false);
    expect(item('Do you find tenants?')?.open).toBe(true);
  });

  test('refreshes from the store on load', async () => {
    answerWith({ ...built, digital: [faq('d1', 'Do you need passwords?', 'Never.')] });
    render(<FaqSections initial={built} />);
    expect(await screen.findByRole('heading', { name: 'Do you need passwords?' })).toBeTruthy();
  });

  test.each(['faqsUpdated', 'FAQs updated'])('reloads on the window event %s [S4-26]', async (name) => {
    const calls = answerWith(built);
    render(<FaqSections initial={built} />);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(3));
    answerWith({ ...built, general: [faq('g3', 'New?')] });
    fireEvent(window, new Event(name));
    expect(await screen.findByRole('heading', { name: 'New?' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Who are you?' })).toBeNull();
  });

  test('reloads when the dashboard announces a change [S4-26]', async () => {
    const calls = answerWith(built);
    render(<FaqSections initial={built} />);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(3));
    answerWith({ ...built, general: [faq('g4', 'Announced?')] });
    announceFaqChange();
    expect(await screen.findByRole('heading', { name: 'Announced?' })).toBeTruthy();
  });

  test.each([
    ['offline', goOffline],
    ['an answer of another shape', () => answerWith({ general: 'none' })],
    ['a fault', () => answerWith(Response.json({ success: false, error: 'Down' }, { status: 500 }))],
  ])('only logs a failure and keeps the built answers: %s [S8-10]', async (_, arrange) => {
    arrange();
    render(<FaqSections initial={built} />);
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Failed to load FAQs', expect.any(String)));
    expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
