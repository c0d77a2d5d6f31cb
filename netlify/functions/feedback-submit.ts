import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.feedbackSubmit, formCall(endpoints.feedbackSubmit));

export const config: Config = {
  path: ['/Feedback_Form/feedback_Form.php', '/feedback_form/feedback_form.php'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
