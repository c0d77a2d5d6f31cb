import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.contactSubmit, formCall(endpoints.contactSubmit));

export const config: Config = {
  path: ['/Contact_Form/Contact_Form.php', '/contact_form/contact_form.php'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
