import type { Handler } from '../http/call.ts';
import { wantsPage } from '../http/html-answer.ts';
import { accept } from './accept.ts';
import { list } from './list.ts';
import { submit } from './submit.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { DECISION } from '#forms/lets-connect/form.ts';
import { ok } from '#shared/result.ts';
import type { LetsConnectListed } from '#shared/schemas/entities.ts';
import { letsConnectSchema } from '#forms/lets-connect/schema.ts';

const SUCCESS: StatusMessage = { status: 'success', message: 'Form submitted' };

const store = submit(
  letsConnectSchema,
  'lets-connect',
  ({ name, email, phone, message }) => ({ name, email, phone, message }),
  SUCCESS,
);

const ask = accept(letsConnectSchema, () => ({ ...ok(SUCCESS), undecided: 'asked' }));

/** Let's Connect: a visitor's question [S 7]. Where the page's script came too late to ask, a page does [S 4]. */
export const submitLetsConnect: Handler<StatusMessage> = (call) => {
  const decision = wantsPage(call.headers) ? call.body[DECISION] : undefined;
  if (decision === 'ask') return ask(call);
  if (decision === 'no') return { ...ok(SUCCESS), undecided: 'declined' };
  return store(call);
};

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
