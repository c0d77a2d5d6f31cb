import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { pathSpellings } from '#shared/endpoints/endpoint.ts';
import { functionNames, served } from '#tests/support/all-functions.ts';

/** Calls of the specification: method, path, and the checklist id of each. */
const SPECIFIED = [
  ['GET', '/reverse-geocode', 'S7-02'],
  ['POST', '/Lets_Connect/submit', 'S7-03'],
  ['GET', '/Lets_Connect/get_submit_form.php', 'S7-04'],
  ['POST', '/Contact_Form/Contact_Form.php', 'S7-05'],
  ['GET', '/Contact_Form/get_contact_messages.php', 'S7-06'],
  ['POST', '/Request_Demo/Request_Demo.php', 'S7-07'],
  ['GET', '/Request_Demo/get_request_form.php', 'S7-08'],
  ['POST', '/Feedback_Form/feedback_Form.php', 'S7-09'],
  ['GET', '/Feedback_Form/get_feedback_Form.php', 'S7-10'],
  ['POST', '/AdminLogin/AdminLogin.php', 'S7-11'],
  ['POST', '/website_plans/submit_website_plan.php', 'S7-12'],
  ['GET', '/website_plans/get_website_requests.php', 'S7-13'],
  ['GET', '/Email_Verification_OTP/get_verificationForm.php', 'S7-14'],
  ['GET', '/register/get_users.php', 'S7-15'],
  ['POST', '/register/register_user.php', 'S7-16'],
  ['GET', '/gr8-blog-backend/api/blogs.php', 'S7-17'],
  ['POST', '/gr8-blog-backend/api/upload_blog.php', 'S7-18'],
  ['POST', '/gr8-blog-backend/api/update_blog.php', 'S7-19'],
  ['POST', '/gr8-blog-backend/api/delete_blog.php', 'S7-20'],
  ['GET', '/gr8-blog-backend/uploads/:image', 'S7-21'],
  ['GET', '/faqs/get_faqs.php', 'S7-22'],
  ['POST', '/faqs/add_faqs.php', 'S7-23'],
  ['POST', '/faqs/delete_faq.php', 'S7-24'],
  ['POST', '/faqs/update_faq.php', 'S7-25'],
] as const;

const PUBLIC = [
  '/Lets_Connect/submit',
  '/Contact_Form/Contact_Form.php',
  '/Request_Demo/Request_Demo.php',
  '/Feedback_Form/feedback_Form.php',
  '/AdminLogin/AdminLogin.php',
  '/AdminLogin/logout',
  '/website_plans/submit_website_plan.php',
  '/register/register_user.php',
  '/gr8-blog-backend/api/blogs.php',
  '/gr8-blog-backend/uploads/:image',
  '/faqs/get_faqs.php',
  '/reverse-geocode',
];

describe('endpoint registry', () => {
  test.each(SPECIFIED)('%s %s is served as it is written [%s]', (method, path) => {
    expect(served.filter(({ definition }) => definition.path === path)).toMatchObject([
      { definition: { method } },
    ]);
  });

  test('only the calls meant for visitors are public [S6-02]', () => {
    const open = Object.values(endpoints).filter(({ access }) => access === 'public');
    expect(open.map(({ path }) => path).sort()).toEqual([...PUBLIC].sort());
  });

  test('each function answers one path in both spellings, any method, with a rate limit', () => {
    expect(functionNames).toHaveLength(served.length);
    for (const { definition, config } of served) {
      expect(config.path).toEqual(
        definition.path.includes(':') ? [definition.path] : pathSpellings(definition.path),
      );
      expect(config.method).toBeUndefined();
      expect(config.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
    }
  });
});
