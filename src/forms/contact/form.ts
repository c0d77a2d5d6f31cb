import { PATHS } from '#shared/paths.ts';
import { defineForm, submitCall } from '../engine/definition.ts';
import { email } from '../fields/email.ts';
import { longText } from '../fields/long-text.ts';
import { personName } from '../fields/person-name.ts';

/** Get in Touch. */
export const contactForm = defineForm({
  name: 'contact',
  page: PATHS.contact,
  headline: 'Get in Touch',
  fields: {
    name: personName('Full Name', 'Full Name is required.'),
    email: email('Email Address', 'Enter a valid email address.'),
    message: longText('Your Message', { missing: 'Your Message is required.' }),
  },
  button: 'Send Message',
  submit: submitCall('/Contact_Form/Contact_Form.php', 'status'),
  sent: 'Message submitted successfully!',
  refused: (reason) => `Error: ${reason}`,
  unreachable: () => 'Something went wrong. Please try again.',
});
