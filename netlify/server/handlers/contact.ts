import { list } from './list.ts';
import { submit } from './submit.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { contactSchema } from '#forms/contact/schema.ts';
import type { ContactListed } from '#shared/schemas/entities.ts';

const SUCCESS: StatusMessage = { status: 'success', message: 'Message submitted successfully!' };

/** Contact: a visitor's message [S 7]. */
export const submitContact = submit(
  contactSchema,
  'contact',
  ({ name, email, message }) => ({ name, email, message }),
  SUCCESS,
);

/** Contact messages for staff, newest first [S 3, 7]. */
export const listContact = list(
  'contact',
  ({ id, name = '', email = '', message = '' }): ContactListed => ({ id, name, email, message }),
  (rows) => rows,
);
