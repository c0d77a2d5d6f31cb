import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { contactForm } from '#forms/contact/form.ts';
import { demoForm } from '#forms/demo/form.ts';
import { feedbackForm } from '#forms/feedback/form.ts';
import { letsConnectForm } from '#forms/lets-connect/form.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { websitePlanForm } from '#forms/website-plan/form.ts';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { FeedbackForm } from '#forms/feedback/FeedbackForm.tsx';
import { LetsConnectForm } from '#forms/lets-connect/LetsConnectForm.tsx';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { WebsitePlanForm } from '#forms/website-plan/WebsitePlanForm.tsx';

export interface FormCase {
  form: ReactElement;
  /** Answers before each of the buttons that lead to the end. */
  steps: readonly (readonly [Record<string, string>, string])[];
  sent: string;
  /** Refused as `Closed`. */
  refused: string;
  /** Refused without a word. */
  wordless: string;
}
const person = { Name: 'Asha Rai', Email: 'asha@example.com' };
const password = 'Monsoon-lantern-42';

/** Every public form, filled in and sent. */
export const formCases: Record<string, FormCase> = {
  Contact: {
    form: <ContactForm labelledBy="title" />,
    steps: [
      [{ 'Full Name': 'Asha', 'Email Address': 'asha@example.com', 'Your Message': 'Hello' }, 'Send Message'],
    ],
    sent: contactForm.sent,
    refused: 'Error: Closed',
    wordless: 'Error: Please try again.',
  },
  Feedback: {
    form: <FeedbackForm labelledBy="title" />,
    steps: [[{ ...person, Rating: 'Good', Message: 'Hello' }, 'Submit Feedback']],
    sent: feedbackForm.sent,
    refused: 'Server error: Closed',
    wordless: 'Server error: Please try again.',
  },
  'Website plan': {
    form: <WebsitePlanForm labelledBy="title" />,
    steps: [[{ ...person, Plan: 'Elite' }, 'Submit Request']],
    sent: websitePlanForm.sent,
    refused: 'Submission failed: Closed',
    wordless: 'Submission failed: Please try again.',
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
    sent: registrationForm.sent,
    refused: 'Closed',
    wordless: 'Registration failed',
  },
  'Let’s Connect': {
    form: <LetsConnectForm consent="You agree." labelledBy="title" />,
    steps: [[{ ...person, Phone: '9812345678', Message: 'Hello' }, 'SEND']],
    sent: `Success!\n\n${letsConnectForm.sent}`,
    refused: 'Cancelled\n\nError: Closed',
    wordless: 'Cancelled\n\nError: Please try again.',
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
    sent: demoForm.sent,
    refused: 'Closed',
    wordless: 'Submission failed',
  },
};

/** Answers and presses step after step, each as soon as it can be. */
export async function answerAll(steps: FormCase['steps']): Promise<void> {
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
