import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { adminLoginForm } from '#shared/forms/admin-login.ts';
import { contactForm } from '#shared/forms/contact.ts';
import { demoForm } from '#shared/forms/demo.ts';
import { feedbackForm } from '#shared/forms/feedback.ts';
import { letsConnectForm } from '#shared/forms/lets-connect.ts';
import type { FormWords } from '#shared/forms/question.ts';
import { registrationForm } from '#shared/forms/registration.ts';
import { websitePlanForm } from '#shared/forms/website-plan.ts';
import { PATHS } from '#shared/paths.ts';

/** A form as a page without script sees it: its words, where it came from, where a success leads. */
export interface FormPage extends FormWords {
  /** Page that shows the form. */
  path: string;
  success: string;
}

/** The page that answers a form post to this call; undefined for calls that no form posts to. */
export function formPage({ path }: Endpoint): FormPage | undefined {
  return pages.get(path);
}

const thanks = (form: string) => `${PATHS.thankYou}?form=${form}`;

const pages = new Map<string, FormPage>([
  [endpoints.letsConnectSubmit.path, { ...letsConnectForm, path: PATHS.connect, success: thanks('connect') }],
  [endpoints.contactSubmit.path, { ...contactForm, path: PATHS.contact, success: thanks('contact') }],
  [endpoints.demoSubmit.path, { ...demoForm, path: PATHS.demo, success: thanks('demo') }],
  [endpoints.feedbackSubmit.path, { ...feedbackForm, path: PATHS.feedback, success: thanks('feedback') }],
  [
    endpoints.websitePlanSubmit.path,
    { ...websitePlanForm, path: PATHS.websitePlan, success: thanks('website-plan') },
  ],
  [
    endpoints.register.path,
    { ...registrationForm, path: PATHS.registration, success: thanks('registration') },
  ],
  [endpoints.adminLogin.path, { ...adminLoginForm, path: PATHS.adminLogin, success: PATHS.admin }],
]);
