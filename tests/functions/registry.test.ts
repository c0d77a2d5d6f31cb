import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { pathSpellings } from '#shared/endpoints/endpoint.ts';
import { functions, served, servedCall } from '#tests/support/all-functions.ts';
import { answerOf, SITE } from '#tests/support/call-function.ts';

process.env.LOG_CALLS = 'errors';

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
  '/content/version',
  '/reverse-geocode',
  '/health',
  '/checkout/webhook',
  '/unsubscribe',
  '/team/invitation',
  '/team/invitation/accept',
];

describe('endpoint registry', () => {
  test.each(SPECIFIED)('%s %s is served as it is written [%s]', (method, path) => {
    expect(served.filter(({ definition }) => definition.written === path)).toMatchObject([
      { definition: { method } },
    ]);
  });

  test('browsers call each in lower case, so that no platform leads a post elsewhere and loses its body', () => {
    for (const { path, written } of Object.values(endpoints)) expect(path).toBe(written.toLowerCase());
  });

  test('only the calls meant for visitors are public [S6-02]', () => {
    const open = Object.values(endpoints).filter(({ access }) => access === 'public');
    expect([...new Set(open.map(({ written }) => written))].sort()).toEqual([...PUBLIC].sort());
  });

  test('every path is answered in both spellings by one function, and by nothing else', () => {
    const paths = functions.flatMap(({ config }) => config.path);
    const registered = served.flatMap(({ definition }) => pathSpellings(definition));
    expect(paths.toSorted()).toEqual([...new Set(registered)].sort());
    for (const { config } of functions) expect(config.method).toBeUndefined();
  });

  test('five functions answer calls, and two have a rate limit, as many as every plan of the platform allows', () => {
    expect(functions).toHaveLength(5);
    const limited = functions.filter(({ config }) => config.rateLimit !== undefined);
    expect(limited).toHaveLength(2);
    for (const name of ['adminLogin', 'registrationSubmit', 'contactSubmit'] as const)
      expect(servedCall(name).config.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip'] });
  });

  test.each(served.map((call) => [call.definition.path, call] as const))(
    'the function of %s answers it in lower case and with a slash at the end, and no path that it does not know',
    async (path, { run, definition }) => {
      // What only its own method is refused for has been found.
      const statusOf = async (pathname: string) => {
        const request = new Request(new URL(pathname, SITE), { method: 'DELETE' });
        return (await answerOf(run, request)).status;
      };
      for (const spelling of [...pathSpellings(definition), `${path}/`])
        expect(await statusOf(spelling)).toBe(405);
      for (const other of [`${path}x`, `/x${path}`, '/', definition.path.replaceAll('/', '//')])
        expect(await statusOf(other.replace(':image', 'a/b'))).toBe(404);
    },
  );
});
