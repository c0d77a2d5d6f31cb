import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { LetsConnectForm } from '#forms/lets-connect/LetsConnectForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { HONEYPOT } from '#forms/fields/rules.ts';
import { alert, confirm, prepareDialogs, success } from '#browser/dialogs.ts';
import { gate } from '#tests/support/gate.ts';
import { answerCalls, descriptionOf, showForm } from '#tests/support/island.tsx';

vi.mock('#browser/dialogs.ts', () => ({
  alert: vi.fn(() => Promise.resolve()),
  confirm: vi.fn(() => Promise.resolve(true)),
  info: vi.fn(() => Promise.resolve()),
  success: vi.fn(() => Promise.resolve()),
  prepareDialogs: vi.fn(() => Promise.resolve()),
}));
vi.mock('#forms/fields/country/countries.ts', () => ({ loadCountries: () => Promise.resolve([]) }));

const ENQUIRY = { Name: 'Asha', Email: 'asha@example.com', Phone: '9812345678', Message: 'Hello' };
const LETTER = { 'Full Name': 'Asha', 'Email Address': 'asha@example.com', 'Your Message': 'Hello' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const press = (name: string) => userEvent.click(button(name));
function fill(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) field(label).value = text;
}

/** The library of the dialogs arrives when the test says so. */
function gateDialogs() {
  const library = gate();
  vi.mocked(prepareDialogs).mockReturnValue(library.opened);
  return library;
}
/** The answer to the next call comes when the test says so. */
function gateAnswer(body: object) {
  const answer = gate();
  vi.stubGlobal('fetch', async () => {
    await answer.opened;
    return Response.json(body);
  });
  return answer;
}
function comeBack() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(prepareDialogs).mockResolvedValue();
});

test('the dialogs are on their way as soon as somebody enters the form', async () => {
  showForm(<ContactForm labelledBy="title" />);
  expect(prepareDialogs).not.toHaveBeenCalled();
  await userEvent.click(field('Full Name'));
  expect(prepareDialogs).toHaveBeenCalled();
});

describe('a wait is shown', () => {
  test('from the press until the question is up, and what is typed meanwhile is sent [S4-10]', async () => {
    showForm(<LetsConnectForm consent="You agree." labelledBy="title" />);
    const bodies = answerCalls({ status: 'success' });
    const library = gateDialogs();
    const decision = gate();
    vi.mocked(confirm).mockReturnValue(decision.opened.then(() => true));
    fill(ENQUIRY);
    await press('SEND');
    expect(isBusy('SEND')).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.type(field('Message'), ', and goodbye');
    library.open();
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(isBusy('SEND')).toBe(false);
    decision.open();
    await waitFor(() => expect(success).toHaveBeenCalledOnce());
    expect(bodies()).toMatchObject([{ message: 'Hello, and goodbye' }]);
    expect(field('Message').value).toBe('');
  });

  test('what is typed before the question and makes an answer wrong is told after it, and nothing is sent', async () => {
    showForm(<LetsConnectForm consent="You agree." labelledBy="title" />);
    const bodies = answerCalls({ status: 'success' });
    const library = gateDialogs();
    fill(ENQUIRY);
    await press('SEND');
    await userEvent.clear(field('Name'));
    library.open();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(descriptionOf(field('Name'))).toBe('Name is required.');
    expect(bodies()).toEqual([]);
    expect(isBusy('SEND')).toBe(false);
  });

  test('until the thanks are up', async () => {
    showForm(<ContactForm labelledBy="title" />);
    answerCalls({ status: 'success' });
    const library = gateDialogs();
    fill(LETTER);
    await press('Send Message');
    await waitFor(() => expect(field('Your Message').value).toBe(''));
    expect(isBusy('Send Message')).toBe(true);
    expect(alert).not.toHaveBeenCalled();
    library.open();
    await waitFor(() => expect(isBusy('Send Message')).toBe(false));
    expect(alert).toHaveBeenCalledOnce();
  });
});

test('an answer changed while the message is on its way stays, in the draft too; the others, which were sent, go', async () => {
  const { unmount } = showForm(<ContactForm labelledBy="title" />);
  const answer = gateAnswer({ status: 'success' });
  fill(LETTER);
  await press('Send Message');
  await userEvent.type(field('Your Message'), '. P.S. Call me');
  answer.open();
  await waitFor(() => expect(alert).toHaveBeenCalledOnce());
  const shown = () => Object.keys(LETTER).map((label) => field(label).value);
  expect(shown()).toEqual(['', '', 'Hello. P.S. Call me']);
  unmount();
  showForm(<ContactForm labelledBy="title" />);
  expect(shown()).toEqual(['', '', 'Hello. P.S. Call me']);
});

test('an answer taken back while the message is on its way is empty, and nothing is complained about', async () => {
  showForm(<ContactForm labelledBy="title" />);
  const answer = gateAnswer({ status: 'success' });
  fill(LETTER);
  await press('Send Message');
  await userEvent.clear(field('Full Name'));
  answer.open();
  await waitFor(() => expect(alert).toHaveBeenCalledOnce());
  for (const label of Object.keys(LETTER)) {
    expect(field(label).value).toBe('');
    expect(descriptionOf(field(label))).toBe('');
  }
});

describe('a page back from the back/forward cache while it still asks', () => {
  test.each([
    ['Let’s Connect', <LetsConnectForm consent="You agree." labelledBy="title" />, 'SEND', ENQUIRY],
    ['the Login Panel', <LoginPanel labelledBy="title" />, 'Continue', { 'Mobile number': '9812345678' }],
  ])('takes the answer and goes on: %s', async (_name, form, name, answers) => {
    showForm(form);
    answerCalls({ status: 'success' });
    const decision = gate();
    vi.mocked(confirm).mockReturnValue(decision.opened.then(() => true));
    fill(answers);
    await press(name);
    comeBack();
    decision.open();
    await waitFor(() => expect(success).toHaveBeenCalledOnce());
    expect(isBusy(name)).toBe(false);
  });
});

describe('an answer that got lost', () => {
  const send = () => press('Send Message');

  test('a letter typed and taken back again is the same message', async () => {
    showForm(<ContactForm labelledBy="title" />);
    const bodies = answerCalls({ status: 'error' }, 500);
    fill(LETTER);
    await send();
    await userEvent.type(field('Your Message'), '!{Backspace}');
    await send();
    const [first, second] = bodies().map(({ submissionId }) => submissionId);
    expect(second).toBe(first);
  });

  test('a form that was wrong in between is the same message', async () => {
    showForm(<ContactForm labelledBy="title" />);
    const bodies = answerCalls({ status: 'error' }, 500);
    fill(LETTER);
    await send();
    await userEvent.clear(field('Full Name'));
    await send();
    await userEvent.type(field('Full Name'), LETTER['Full Name']);
    await send();
    const [first, second] = bodies().map(({ submissionId }) => submissionId);
    expect(second).toBe(first);
  });

  test('after a reload it is the same message; once it has arrived, the same words are a new one', async () => {
    const bodies: Record<string, unknown>[] = [];
    for (const status of [500, 200, 200]) {
      const { unmount } = showForm(<ContactForm labelledBy="title" />);
      const sent = answerCalls({ status: status === 200 ? 'success' : 'error' }, status);
      fill(LETTER);
      await send();
      await waitFor(() => expect(alert).toHaveBeenCalled());
      bodies.push(...sent());
      unmount();
    }
    const [lost, retried, another] = bodies.map(({ submissionId }) => submissionId);
    expect(retried).toBe(lost);
    expect(another).not.toBe(lost);
  });

  test('after a reload a registration is the same one, and its password is nowhere kept', async () => {
    const bodies: Record<string, unknown>[] = [];
    const person = { Name: 'Asha', Email: 'asha@example.com', Phone: '9812345678', Address: 'Patan' };
    const secret = 'Monsoon-lantern-42';
    for (const address of ['Patan', 'Patan', 'Lalitpur']) {
      const { unmount } = showForm(<RegistrationForm labelledBy="title" />);
      const sent = answerCalls({ success: false, message: 'Down' }, 500);
      fill({ ...person, Address: address, Password: secret, 'Confirm Password': secret });
      await press('Register');
      await waitFor(() => expect(alert).toHaveBeenCalled());
      expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
      bodies.push(...sent());
      unmount();
    }
    const [lost, retried, another] = bodies.map(({ submissionId }) => submissionId);
    expect(retried).toBe(lost);
    expect(another).not.toBe(lost);
  });

  test.each([
    ['null', null],
    ['a text', 'unanswered'],
    ['an id that is none', { id: 'x'.repeat(36), text: '{}' }],
    ['an id without a text', { id: '10000000-1000-4000-8000-100000000000' }],
  ])('is not mistaken for %s that lies where it is kept', async (_what, kept) => {
    const text = JSON.stringify({
      name: 'Asha',
      email: 'asha@example.com',
      message: 'Hello',
      [HONEYPOT]: '',
    });
    const entry = kept && typeof kept === 'object' && 'text' in kept ? { ...kept, text } : kept;
    sessionStorage.setItem('unanswered:contact', JSON.stringify(entry));
    showForm(<ContactForm labelledBy="title" />);
    const bodies = answerCalls({ status: 'success' });
    fill(LETTER);
    await send();
    expect(bodies()).toMatchObject([
      { submissionId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string },
    ]);
  });
});
