import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { adminLoginForm } from '#forms/sign-in/form.ts';
import { contactForm } from '#forms/contact/form.ts';
import { demoForm } from '#forms/demo/form.ts';
import { feedbackForm } from '#forms/feedback/form.ts';
import { letsConnectForm } from '#forms/lets-connect/form.ts';
import type { FormWords } from '#forms/fields/question.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { websitePlanForm } from '#forms/website-plan/form.ts';
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
