import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlogList } from '#features/blog/BlogList.tsx';
import { FaqSections } from '#features/faq/FaqSections.tsx';
import { HelpCenter } from '#features/help-center/HelpCenter.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { AdminLoginForm } from '#forms/sign-in/AdminLoginForm.tsx';
import { announceFaqChange } from '#browser/faq-events.ts';
import { answerAll, formCases } from '#tests/support/form-cases.tsx';
import { answerCalls, field, fillIn, press, showForm } from '#tests/support/island.tsx';
import { translatePage } from '#tests/support/translation.ts';

// The browser's own boxes say everything.
vi.mock('#browser/dialog-window.ts', () => ({
  dress: () => Promise.reject(new TypeError('Failed to fetch')),
}));
vi.mock('#shared/phone.ts', () => ({ checkPhone: (phone: string) => phone }));
vi.mock('#forms/fields/country/countries.ts', () => ({
  loadCountries: () => Promise.resolve([{ iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' }]),
}));
vi.mock('#forms/sign-in/login-delay.ts', () => ({ waitBeforeSignIn: () => Promise.resolve() }));

const said = vi.fn();
let stop = () => {};

beforeEach(() => {
  said.mockClear();
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', () => true);
});
afterEach(() => {
  stop();
});

function translate() {
  stop = translatePage();
}
/** What a visitor reads, however many elements it is in. */
const read = () => document.body.textContent;
const faulty = () => document.querySelectorAll('[aria-invalid="true"]');

describe.each(Object.entries(formCases))(
  '%s, translated by the browser',
  (_name, { form, steps, ...says }) => {
    test('shows what is wrong, takes it back, and thanks', async () => {
      showForm(form);
      translate();
      await press(steps[0]?.[1] ?? '');
      await waitFor(() => expect(faulty().length).toBeGreaterThan(1));
      const bodies = answerCalls({ status: 'success', success: true });
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[says.sent]]));
      expect(bodies()).toHaveLength(1);
      expect(faulty()).toHaveLength(0);
    });

    test('tells a refusal, and keeps what was typed', async () => {
      showForm(form);
      translate();
      answerCalls({ status: 'error', success: false, message: 'Closed' }, 409);
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[says.refused]]));
      for (const [label, text] of steps.flatMap(([answers]) => Object.entries(answers)))
        expect(field(label).value).toBe(text);
    });
  },
);

test('the demo says which step it is at, and the country of the phone', async () => {
  const { form, steps } = formCases['Demo']!;
  showForm(form);
  translate();
  await answerAll(steps.slice(0, 1));
  await waitFor(() => expect(read()).toContain('Step 2 of 2'));
  expect(read()).toContain('+977');
  await press('Back');
  expect(read()).toContain('Step 1 of 2');
});

test('the summary of a long form counts its faults anew', async () => {
  showForm(formCases['Registration']!.form);
  translate();
  await press('Register');
  await waitFor(() => expect(read()).toContain('5 answers need another look'));
  await fillIn({ Name: 'Asha' });
  await waitFor(() => expect(read()).toContain('4 answers need another look'));
});

test('a password is shown and hidden, and the button says which', async () => {
  showForm(formCases['Registration']!.form);
  translate();
  await press('Show password');
  expect(field('Password').type).toBe('text');
  await press('Hide password');
  expect(field('Password').type).toBe('password');
});

test('the sign-in counts its failures', async () => {
  showForm(<AdminLoginForm labelledBy="title" />);
  translate();
  answerCalls({ status: 'error', message: 'Wrong' }, 401);
  await fillIn({ Username: 'asha', Password: 'wrong' });
  for (const count of ['1 / 3', '2 / 3']) {
    await press('Login');
    await waitFor(() => expect(read()).toContain(`Failed attempts: ${count}`));
  }
});

test('the Login Panel asks and thanks', async () => {
  showForm(<LoginPanel labelledBy="title" />);
  translate();
  await screen.findByRole('option', { name: 'Nepal (+977)' });
  await press('Continue');
  await waitFor(() => expect(said.mock.calls).toEqual([['Great!\n\nSubmitted Successfully.']]));
});

test('the FAQ shows what was changed, added and deleted', async () => {
  const faq = (id: string, question: string, answer: string) => ({ id, question, answer });
  const built = {
    general: [faq('a', 'Who?', 'We.'), faq('b', 'Where?', 'Here.')],
    property: [],
    digital: [],
  };
  const now = {
    general: [faq('b', 'Where now?', 'There.\nAnd here.')],
    property: [faq('c', 'Why?', 'Because.')],
    digital: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(built)));
  render(<FaqSections initial={built} />);
  translate();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(now)));
  act(() => {
    announceFaqChange();
  });
  await waitFor(() => expect(read()).toContain('Where now?'));
  expect(read()).not.toContain('Who?');
  for (const text of ['There.', 'And here.', 'Why?', 'Because.']) expect(read()).toContain(text);
});

test('the help centre searches, marks, finds nothing, clears and changes its category', async () => {
  window.history.replaceState(null, '', '/help-center');
  render(<HelpCenter />);
  translate();
  const search = screen.getByPlaceholderText('Search help articles...');
  const before = read();
  await userEvent.type(search, 'gr8');
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent.toLowerCase());
  expect(new Set(marked)).toEqual(new Set(['gr8']));
  await userEvent.type(search, 'xyzzy');
  expect(read()).toContain('No results found for "gr8xyzzy" in this category.');
  await press('Clear search');
  expect(document.querySelector('mark')).toBeNull();
  expect(read()).toBe(before);
  fireEvent.click(screen.getByRole('link', { name: /Property Management/ }));
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Property Management');
});

test('the blog list shows the newest posts', async () => {
  const post = (id: string, title: string) => ({
    id,
    title,
    content: `About ${title}`,
    image: '',
    image_url: '',
    created_at: '2026-01-02T03:04:05.000Z',
    updated_at: '2026-01-02T03:04:05.000Z',
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([post('b', 'Roads'), post('a', 'Rivers')])));
  const { id, title, created_at } = post('a', 'Rains');
  render(<BlogList initial={[{ id, title, created_at, excerpt: 'About Rains', cover: undefined }]} live />);
  translate();
  await waitFor(() => expect(read()).toContain('Roads'));
  expect(read()).toContain('Read More: Rivers');
  expect(read()).not.toContain('Rains');
  expect(read()).not.toContain('Loading blogs...');
});
