import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { alert } from '#browser/dialogs.ts';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { answerCalls, descriptionOf, showForm } from '#tests/support/island.tsx';

// The dialogs themselves are shown in the real browser.
vi.mock('#browser/dialogs.ts', () => ({
  alert: vi.fn(() => Promise.resolve()),
  prepareDialogs: () => Promise.resolve(),
}));
const said = vi.mocked(alert);

const form = <ContactForm labelledBy="title" />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const ANSWERS = { 'Full Name': 'Asha Rai', 'Email Address': 'asha@example.com', 'Your Message': 'Hello' };

async function fill(answers: Record<string, string> = ANSWERS) {
  for (const [label, text] of Object.entries(answers)) await userEvent.type(field(label), text);
}
const shownAnswers = () => Object.keys(ANSWERS).map((label) => field(label).value);

beforeEach(() => said.mockClear());

describe('what is sent', () => {
  test('is read from the controls: autofill that fires no event is sent', async () => {
    showForm(form);
    const bodies = answerCalls({ status: 'success', message: 'ok' });
    for (const [label, text] of Object.entries(ANSWERS)) field(label).value = text;
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ name: 'Asha Rai', email: 'asha@example.com', message: 'Hello' });
  });

  test('text typed before the script runs survives it and is sent', async () => {
    document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`;
    for (const [label, text] of Object.entries(ANSWERS)) field(label).value = text;
    await act(async () => {
      hydrateRoot(document.getElementById('root') ?? document.body, form);
      await Promise.resolve();
    });
    expect(shownAnswers()).toEqual(Object.values(ANSWERS));
    const bodies = answerCalls({ status: 'success' });
    await send();
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  test('goes out once for three clicks', async () => {
    showForm(form);
    await fill();
    const bodies = answerCalls({ status: 'success' });
    const button = screen.getByRole('button', { name: 'Send Message' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
    expect(bodies()).toHaveLength(1);
  });

  test('carries one id for a retry of the same text, another for edited text and for the next form', async () => {
    showForm(form);
    await fill();
    const failing = answerCalls({ status: 'error', message: 'Down' }, 500);
    await send();
    await send();
    await userEvent.type(field('Your Message'), ' again');
    await send();
    const [first, retry, edited] = failing().map(({ submissionId }) => submissionId);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(retry).toBe(first);
    expect(edited).not.toBe(first);
    const working = answerCalls({ status: 'success' });
    await send();
    await waitFor(() => expect(field('Your Message').value).toBe(''));
    for (const [label, text] of Object.entries(ANSWERS)) field(label).value = text;
    await send();
    expect(new Set(working().map(({ submissionId }) => submissionId)).size).toBe(2);
  });
});

describe('what is kept', () => {
  test.each([
    ['a refusal', () => answerCalls({ status: 'error', message: 'No' }, 429), 'Error: No'],
    ['a status other than success', () => answerCalls({ status: 'error', message: 'No' }), 'Error: No'],
    [
      'an answer that is not JSON',
      () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Oops</h1>'))),
      'Something went wrong. Please try again.',
    ],
    [
      'no network',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
      'Something went wrong. Please try again.',
    ],
  ])('every field after %s [S8-11]', async (_case, arrange, message) => {
    showForm(form);
    await fill();
    arrange();
    await send();
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith('error', expect.objectContaining({ title: message })),
    );
    expect(shownAnswers()).toEqual(Object.values(ANSWERS));
  });

  test("the server's field faults stand at their fields, and focus is meant for the first", async () => {
    showForm(form);
    await fill();
    answerCalls({ status: 'error', message: 'Bad', errors: { email: 'Not this one.', nonsense: 'x' } }, 422);
    await send();
    await waitFor(() => expect(descriptionOf(field('Email Address'))).toBe('Not this one.'));
    expect(said).toHaveBeenCalledWith('error', expect.objectContaining({ returnTo: field('Email Address') }));
    await userEvent.type(field('Your Message'), '!');
    expect(descriptionOf(field('Email Address'))).toBe('Not this one.');
    await userEvent.type(field('Email Address'), 'x');
    expect(descriptionOf(field('Email Address'))).toBe('');
  });

  test('a draft comes back after a reload, and is gone once the message was sent', async () => {
    const { unmount } = showForm(form);
    await fill();
    unmount();
    const second = showForm(form);
    expect(shownAnswers()).toEqual(Object.values(ANSWERS));
    answerCalls({ status: 'success' });
    await send();
    await waitFor(() => expect(field('Full Name').value).toBe(''));
    second.unmount();
    showForm(form);
    expect(shownAnswers()).toEqual(['', '', '']);
  });

  test('blocked storage is survived', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    showForm(form);
    await fill();
    const bodies = answerCalls({ status: 'success' });
    await send();
    expect(bodies()).toHaveLength(1);
  });
});

test('a page back from the back/forward cache can be sent again', async () => {
  showForm(form);
  await fill();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await send();
  const button = screen.getByRole('button', { name: 'Send Message' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button.getAttribute('aria-busy')).toBeNull();
  const bodies = answerCalls({ status: 'success' });
  await send();
  expect(bodies()).toHaveLength(1);
});

test('posts without script, with a honeypot that nobody sees', () => {
  showForm(form);
  const element = field('Full Name').form;
  expect(element?.getAttribute('action')).toBe('/contact_form/contact_form.php');
  expect(element?.getAttribute('method')).toBe('post');
  const honeypot = document.querySelector(`[name="${HONEYPOT}"]`);
  expect(honeypot?.getAttribute('autocomplete')).toBe('off');
  expect(honeypot?.getAttribute('tabindex')).toBe('-1');
  expect(honeypot?.closest('[aria-hidden="true"]')).toBeTruthy();
});
