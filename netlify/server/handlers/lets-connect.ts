import { list } from './list.ts';
import { submit } from './submit.ts';
import type { StatusMessage } from '#shared/endpoints.ts';
import type { LetsConnectListed } from '#shared/schemas/entities.ts';
import { letsConnectSchema } from '#shared/schemas/lets-connect.ts';

const SUCCESS: StatusMessage = { status: 'success', message: 'Form submitted' };

/** Let's Connect: a visitor's question [S 7]. */
export const submitLetsConnect = submit(
  letsConnectSchema,
  'lets-connect',
  ({ name, email, phone, message }) => ({ name, email, phone, message }),
  SUCCESS,
);

/** Let's Connect messages for staff, newest first [S 3, 7]. */
export const listLetsConnect = list(
  'lets-connect',
  ({ id, name = '', email = '', phone = '', message = '', submitted_at }): LetsConnectListed => ({
    id,
    name,
    email,
    phone,
    message,
    submitted_at,
  }),
  (rows) => rows,
);
