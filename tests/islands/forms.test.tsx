import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { FeedbackForm } from '#forms/feedback/FeedbackForm.tsx';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { WebsitePlanForm } from '#forms/website-plan/WebsitePlanForm.tsx';
import { descriptionOf, showForm } from '#tests/support/island.tsx';

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function expectFaults(form: ReactElement, button: string, faults: Record<string, string>) {
  showForm(form);
  await userEvent.click(screen.getByRole('button', { name: button }));
  for (const [label, message] of Object.entries(faults)) {
    expect(descriptionOf(control(label)).endsWith(message), `${label}: ${message}`).toBe(true);
  }
  expect(document.activeElement).toBe(control(Object.keys(faults)[0] ?? ''));
}

test('contact requires all three [S5-12] [S2-23]', async () => {
  await expectFaults(<ContactForm labelledBy="title" />, 'Send Message', {
    'Full Name': 'Full Name is required.',
    'Email Address': 'Enter a valid email address.',
    'Your Message': 'Your Message is required.',
  });
  expect(control('Email Address').type).toBe('email');
});

test('feedback requires its four [S5-09] [S2-29]', async () => {
  await expectFaults(<FeedbackForm labelledBy="title" />, 'Submit Feedback', {
    Name: 'Name is required.',
    Email: 'Enter a valid email.',
    Rating: 'Please select a rating.',
    Message: 'Message is required.',
  });
});

test('the website plan form requires name, email and plan; company and message are optional [S5-10] [S2-30]', async () => {
  await expectFaults(<WebsitePlanForm labelledBy="title" />, 'Submit Request', {
    Name: 'Name is required.',
    Email: 'Enter a valid email address.',
    Plan: 'Please choose a plan.',
  });
  expect(descriptionOf(control('Company (optional)'))).toBe('');
});

describe('registration', () => {
  test('says its six faults [S5-13] [S2-34]', async () => {
    showForm(<RegistrationForm labelledBy="title" />);
    await userEvent.type(control('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const messages = ['Name', 'Email', 'Phone', 'Address', 'Password', 'Confirm Password'].map((label) =>
      descriptionOf(control(label)),
    );
    expect(messages).toEqual([
      'Name is required',
      'Invalid email address',
      'Digits only, 10 to 15 of them Invalid phone number',
      'Address is required',
      'At least 8 characters; longer is better Password must be at least 8 characters',
      'Passwords do not match',
    ]);
  });

  test('the meter follows the password with five labels and 25 % a point [S5-14]', async () => {
    showForm(<RegistrationForm labelledBy="title" />);
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    const seen = [meter.getAttribute('aria-valuetext')];
    for (const part of ['abcdefgh', 'I', '9', '!']) {
      await userEvent.type(control('Password'), part);
      seen.push(meter.getAttribute('aria-valuetext'));
    }
    expect(seen).toEqual(['Very Weak', 'Weak', 'Moderate', 'Strong', 'Very Strong']);
    expect(meter.parentElement?.dataset['points']).toBe('4');
  });

  test('a password can be shown and hidden, and is never kept in the draft', async () => {
    showForm(<RegistrationForm labelledBy="title" />);
    const password = control('Password');
    await userEvent.type(control('Name'), 'Asha');
    await userEvent.type(password, 'Secret-words-1');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    expect(password.value).toBe('Secret-words-1');
    await userEvent.type(control('Address'), 'Patan');
    expect(Object.values({ ...sessionStorage }).join()).toContain('Patan');
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('Secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  test('the summary of a long form names the fields and leads to them', async () => {
    showForm(<RegistrationForm labelledBy="title" />);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await userEvent.click(screen.getByRole('link', { name: 'Address' }));
    expect(document.activeElement).toBe(control('Address'));
  });
});
