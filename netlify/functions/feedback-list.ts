import type { Config } from '@netlify/functions';
import { formCall } from '#server/handlers/forms.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { endpoints } from '#shared/endpoints/all.ts';

export default endpoint(endpoints.feedbackList, formCall(endpoints.feedbackList));

export const config: Config = {
  path: ['/Feedback_Form/get_feedback_Form.php', '/feedback_form/get_feedback_form.php'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
