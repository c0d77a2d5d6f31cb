// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { DemoForm } from '#features/demo/DemoForm.tsx';
import { FeedbackForm } from '#features/feedback/FeedbackForm.tsx';
import { LetsConnectForm } from '#features/lets-connect/LetsConnectForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { RegistrationForm } from '#features/registration/RegistrationForm.tsx';
import { WebsitePlanForm } from '#features/website-plan/WebsitePlanForm.tsx';
import { answerCalls, showForm } from '#tests/support/island.tsx';

vi.mock('#lib/dialog-window.ts', () => ({
  dress: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));
vi.mock('#shared/phone.ts', () => ({ checkPhone: (phone: string) => phone }));
vi.mock('#components/country/countries.ts', () => ({
  loadCountries: () => Promise.resolve([{ iso: 'NP', name: 'Nepal', code: '+977', flag: '/np.svg' }]),
}));

const said = vi.fn();
const asked = vi.fn(() => true);

beforeEach(() => {
  said.mockClear();
  asked.mockClear();
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', asked);
});

interface Case {
  form: ReactElement;
  /** Answers before each of the buttons that lead to the end. */
  steps: readonly (readonly [Record<string, string>, string])[];
  sent: string;
  refused: string;
}
const person = { Name: 'Asha Rai', Email: 'asha@example.com' };
const password = 'Monsoon-lantern-42';

const cases: Record<string, Case> = {
  Contact: {
    form: <ContactForm labelledBy="title" />,
    steps: [
      [{ 'Full Name': 'Asha', 'Email Address': 'asha@example.com', 'Your Message': 'Hello' }, 'Send Message'],
    ],
    sent: 'Message submitted successfully!',
    refused: 'Error: Closed',
  },
  Feedback: {
    form: <FeedbackForm labelledBy="title" />,
    steps: [[{ ...person, Rating: 'Good', Message: 'Hello' }, 'Submit Feedback']],
    sent: 'Thank you for your feedback!',
    refused: 'Server error: Closed',
  },
  'Website plan': {
    form: <WebsitePlanForm labelledBy="title" />,
    steps: [[{ ...person, Plan: 'Elite' }, 'Submit Request']],
    sent: 'Your request has been submitted!',
    refused: 'Submission failed: Closed',
  },
  Registration: {
    form: <RegistrationForm labelledBy="title" />,
    steps: [
      [
        {
          ...person,
          Phone: '9779812345678',
          Address: 'Patan',
          Password: password,
          'Confirm Password': password,
        },
        'Register',
      ],
    ],
    sent: 'Registration successful!',
    refused: 'Closed',
  },
  'Let’s Connect': {
    form: <LetsConnectForm consent="You agree." labelledBy="title" />,
    steps: [[{ ...person, Phone: '9812345678', Message: 'Hello' }, 'SEND']],
    sent: 'Success!\n\nForm submitted',
    refused: 'Cancelled\n\nError: Closed',
  },
  Demo: {
    form: <DemoForm labelledBy="title" />,
    steps: [
      [
        {
          'Business Email': 'asha@example.com',
          'First Name': 'Asha',
          'Last Name': 'Rai',
          Country: 'NP',
          'What help is needed?': 'Other',
        },
        'Next Step',
      ],
      [
        { Industry: 'Education', Phone: '+9779812345678', 'Number of Employees': '11-50', Role: 'Owner' },
        'Submit Request',
      ],
    ],
    sent: 'Demo request submitted successfully!',
    refused: 'Closed',
  },
};

async function answerAll(steps: Case['steps']): Promise<void> {
  for (const [answers, button] of steps) {
    for (const [label, text] of Object.entries(answers)) {
      const control = await screen.findByLabelText<HTMLInputElement>(label);
      if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text);
      else control.value = text;
    }
    const press = screen.getByRole('button', { name: button });
    await waitFor(() => expect(press.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(press);
  }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe.each(Object.entries(cases))(
  '%s, when the dialogs cannot be loaded',
  (name, { form, steps, sent, refused }) => {
    const [firstAnswers] = steps[0] ?? [{}];
    const [[label, text]] = Object.entries(firstAnswers) as [[string, string]];

    test('thanks in the same words, and clears', async () => {
      showForm(form);
      const bodies = answerCalls({ status: 'success', success: true });
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[sent]]));
      expect(bodies()).toHaveLength(1);
      expect(valueOf(label)).toBe('');
      if (name === 'Let’s Connect')
        expect(asked).toHaveBeenCalledWith('Are you sure?\n\nDo you really want to proceed?');
    });

    test('tells a refusal in the same words, and keeps everything', async () => {
      showForm(form);
      answerCalls({ status: 'error', success: false, message: 'Closed' }, 409);
      await answerAll(steps);
      await waitFor(() => expect(said.mock.calls).toEqual([[refused]]));
      expect(valueOf(label)).toBe(text);
    });
  },
);

test('the Login Panel asks and thanks in the same words', async () => {
  showForm(<LoginPanel labelledBy="title" />);
  await answerAll([[{ 'Mobile number': '9812345678' }, 'Continue']]);
  await waitFor(() => expect(said.mock.calls).toEqual([['Great!\n\nSubmitted Successfully.']]));
  expect(asked).toHaveBeenCalledWith('Are you sure?\n\nDo you really want to proceed?');
});
