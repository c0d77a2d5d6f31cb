import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminLoginForm } from '#forms/sign-in/AdminLoginForm.tsx';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { FeedbackForm } from '#forms/feedback/FeedbackForm.tsx';
import { LetsConnectForm } from '#forms/lets-connect/LetsConnectForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { WebsitePlanForm } from '#forms/website-plan/WebsitePlanForm.tsx';
import { success } from '#browser/dialogs.ts';
// Large: it is here before step 2 asks for it, however busy the machine is.
import '#shared/phone.ts';
import { answerWithCountries, field, fillIn, press, showForm } from '#tests/support/island.tsx';
import { journeys, type Journey } from '#tests/support/journeys.ts';

// The dialogs themselves are shown in the real browser. Nobody presses their buttons here.
vi.mock('#browser/dialogs.ts', () => {
  const stays = () => vi.fn(() => new Promise(() => undefined));
  return {
    alert: stays(),
    confirm: vi.fn(() => Promise.resolve(true)),
    info: stays(),
    success: stays(),
    prepareDialogs: vi.fn(),
  };
});

const touched = vi.fn();

beforeEach(() => {
  touched.mockClear();
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      touched();
      throw new DOMException('blocked', 'SecurityError');
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ISLANDS: Record<keyof ReturnType<typeof journeys>, ReactElement> = {
  contact: <ContactForm labelledBy="title" />,
  connect: <LetsConnectForm consent="You agree." labelledBy="title" />,
  demo: <DemoForm labelledBy="title" />,
  feedback: <FeedbackForm labelledBy="title" />,
  websitePlan: <WebsitePlanForm labelledBy="title" />,
  registration: <RegistrationForm labelledBy="title" />,
};

test.each(Object.entries<Journey>(journeys('asha@example.com')))(
  'with storage blocked %s is sent',
  async (name, { steps }) => {
    const bodies = answerWithCountries();
    showForm(ISLANDS[name as keyof typeof ISLANDS]);
    if (name === 'demo') await screen.findByRole('option', { name: 'Nepal' });
    for (const { answers, button } of steps) {
      await fillIn(answers);
      await press(button);
      if (button === 'Next Step') await screen.findByText('Step 2 of 2');
    }
    await waitFor(() => expect(bodies).toMatchObject([{ email: 'asha@example.com' }]));
    expect(touched).toHaveBeenCalled();
  },
);

test('with storage blocked an administrator is asked again and counted [S4-19]', async () => {
  document.documentElement.dataset['loginDelay'] = '0';
  const bodies = answerWithCountries({ status: 'error', message: 'Invalid username or password.' }, 401);
  showForm(<AdminLoginForm labelledBy="title" />);
  await fillIn({ Username: 'asha', Password: 'wrong' });
  await press('Login');
  expect(await screen.findByText('Failed attempts: 1 / 3')).toBeTruthy();
  await press('Login');
  expect(await screen.findByText('Failed attempts: 2 / 3')).toBeTruthy();
  expect(bodies).toHaveLength(2);
  expect(touched).toHaveBeenCalled();
});

test('with storage blocked the Login Panel thanks', async () => {
  answerWithCountries();
  showForm(<LoginPanel labelledBy="title" />);
  field('Remember Me').click();
  await fillIn({ 'Mobile number': '9812345678' });
  await press('Continue');
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(touched).toHaveBeenCalled();
});
