import { PATHS } from '#shared/paths.ts';
import { z } from '#shared/zod.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { email } from '../fields/email.ts';
import { also } from '../fields/field.ts';
import { longText } from '../fields/long-text.ts';
import { personName } from '../fields/person-name.ts';
import { nationalPhone } from '../fields/phone.ts';

/**
 * Name of a hidden answer: what the visitor has decided, for a form that is posted plainly. A browser with script whose script
 * is late posts `ask`, and is asked by a page; its buttons post `yes` or `no`. Without script it is empty: nobody asks.
 */
export const DECISION = 'decision';

/** The question before anything is sent, and what is said of a no: in dialogs, and on the pages that stand in for them. */
export const QUESTION = {
  title: 'Are you sure?',
  text: 'Do you really want to proceed?',
  confirmText: 'Yes, submit',
  cancelText: 'Cancel',
} as const;
export const DECLINED = { title: 'Cancelled', text: 'Form submission was cancelled.' } as const;

/** What joins and parts the letters of Nepali words is part of them. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\p{Nd} ]|\u200c|\u200d)*$/u;
const NAME_MESSAGE = 'Name must start with a letter and contain only letters, numbers, and spaces.';
const PHONE_MESSAGE = 'Enter a valid 10-digit Nepali number (starts with 98 or 97).';

/** Let's Connect. The phone is a Nepali mobile one, without its country code. */
export const letsConnectForm = defineForm({
  name: 'lets-connect',
  page: PATHS.connect,
  headline: 'Get the right answers',
  fields: {
    name: also(personName('Name', 'Name is required.'), z.regex(NAME, NAME_MESSAGE)),
    email: email('Email', 'Enter a valid email address.'),
    phone: nationalPhone('Phone', /^9[78]\d{8}$/, PHONE_MESSAGE, {
      hint: 'Nepali mobile number, ten digits',
      placeholder: '98XXXXXXXX',
    }),
    message: longText('Message', { missing: 'Please describe your query.' }),
  },
  button: 'SEND',
  submit: submitCall('/Lets_Connect/submit', 'status'),
  sent: 'Form submitted',
  refused: (reason) => `Error: ${reason}`,
  unreachable: () => 'Something went wrong while submitting.',
  thanks: 'connect',
});
