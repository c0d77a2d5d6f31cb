import type { Config } from '@netlify/functions';
import { listContact } from '#server/handlers/contact.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contactList, listContact);

export const config: Config = {
  path: ['/Contact_Form/get_contact_messages.php', '/contact_form/get_contact_messages.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
