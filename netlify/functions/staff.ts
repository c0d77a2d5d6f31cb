import type { Config } from '@netlify/functions';
import { auditCalls } from '#server/audit/calls.ts';
import { workCalls } from '#server/casework/calls.ts';
import { notificationCalls } from '#server/handlers/notifications.ts';
import { route } from '#server/handlers/route.ts';
import { staffCalls } from '#server/handlers/staff.ts';
import { ownCalls } from '#server/team/own-calls.ts';
import { peopleCalls } from '#server/team/people-calls.ts';

export default route([
  ...staffCalls,
  ...notificationCalls,
  ...workCalls,
  ...auditCalls,
  ...peopleCalls,
  ...ownCalls,
]);

export const config: Config = {
  path: [
    '/Lets_Connect/get_submit_form.php',
    '/lets_connect/get_submit_form.php',
    '/Contact_Form/get_contact_messages.php',
    '/contact_form/get_contact_messages.php',
    '/Request_Demo/get_request_form.php',
    '/request_demo/get_request_form.php',
    '/Feedback_Form/get_feedback_Form.php',
    '/feedback_form/get_feedback_form.php',
    '/website_plans/get_website_requests.php',
    '/register/get_users.php',
    '/Email_Verification_OTP/get_verificationForm.php',
    '/email_verification_otp/get_verificationform.php',
    '/submissions/restore',
    '/submissions/news',
    '/personal-data/find',
    '/personal-data/erase',
    '/gr8-blog-backend/api/delete_blog.php',
    '/faqs/add_faqs.php',
    '/faqs/update_faq.php',
    '/faqs/delete_faq.php',
    '/content/posts',
    '/content/status',
    '/content/publish',
    '/content/reindex',
    '/notifications/state',
    '/notifications/message',
    '/notifications/send',
    '/notifications/unsubscribed',
    '/notifications/mails',
    '/notifications/mail',
    '/casework/list',
    '/casework/set',
    '/casework/notes',
    '/casework/note',
    '/casework/person',
    '/casework/seen-list',
    '/casework/seen',
    '/audit/list',
    '/audit/export',
    '/team/people',
    '/team/invite',
    '/team/invite-again',
    '/team/change',
    '/team/password',
    '/team/factor/offer',
    '/team/factor/confirm',
    '/team/factor/end',
    '/team/sessions',
    '/team/sessions/end',
    '/team/invitation',
    '/team/invitation/accept',
  ],
};
