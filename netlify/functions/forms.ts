import type { Config } from '@netlify/functions';
import { submitCalls } from '#server/handlers/forms.ts';
import { route } from '#server/handlers/route.ts';

export default route(submitCalls);

export const config: Config = {
  path: [
    '/Lets_Connect/submit',
    '/lets_connect/submit',
    '/Contact_Form/Contact_Form.php',
    '/contact_form/contact_form.php',
    '/Request_Demo/Request_Demo.php',
    '/request_demo/request_demo.php',
    '/Feedback_Form/feedback_Form.php',
    '/feedback_form/feedback_form.php',
    '/website_plans/submit_website_plan.php',
    '/register/register_user.php',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
