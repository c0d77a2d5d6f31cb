import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contactList, formCall(endpoints.contactList));

export const config: Config = {
  path: ['/Contact_Form/get_contact_messages.php', '/contact_form/get_contact_messages.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
