import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { AdminLoginForm } from '#forms/sign-in/AdminLoginForm.tsx';
import { ContactForm } from '#forms/contact/ContactForm.tsx';
import { DemoForm } from '#forms/demo/DemoForm.tsx';
import { FeedbackForm } from '#forms/feedback/FeedbackForm.tsx';
import { LetsConnectForm } from '#forms/lets-connect/LetsConnectForm.tsx';
import { LoginPanel } from '#features/login/LoginPanel.tsx';
import { RegistrationForm } from '#forms/registration/RegistrationForm.tsx';
import { WebsitePlanForm } from '#forms/website-plan/WebsitePlanForm.tsx';
import { faultPage } from '#server/pages/fault-page.ts';
import { formPage } from '#server/pages/form-pages.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { checkPhone } from '#shared/phone.ts';
import { signInSchema } from '#forms/sign-in/form.ts';
import { contactForm } from '#forms/contact/form.ts';
import { createDemoForm } from '#forms/demo/form.ts';
import { feedbackForm } from '#forms/feedback/form.ts';
import { letsConnectForm } from '#forms/lets-connect/form.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { websitePlanForm } from '#forms/website-plan/form.ts';
import type { z } from '#shared/zod.ts';
import { validate } from '#shared/validate.ts';
import { askedBy } from '#tests/support/asked.ts';
import { COUNTRIES, showForm } from '#tests/support/island.tsx';

const NAME_AIDS = 'autocapitalize words, spellcheck false, dir auto';
const NAME = `Name: text, required, autocomplete name, ${NAME_AIDS}`;
const EMAIL = 'Email: email, required, autocomplete email, spellcheck false';
const COMPANY = `Company (optional): text, autocomplete organization, ${NAME_AIDS}`;
const MESSAGE = 'Message: text of several lines, required, dir auto, rows 4';
const FROM_LIST =
  'Country: one of (Choose a country) / Canada / Nepal / United States, required, autocomplete country';
const TYPED = 'Country: text, required, autocomplete country-name, autocapitalize words, dir auto';

interface FormCase {
  title: string;
  island: ReactElement;
  asks: string[];
  button: string;
  /** The form posts here without script. */
  call?: Endpoint;
  schema?: z.core.$ZodType;
}

const FORMS: FormCase[] = [
  {
    title: 'Contact [S2-23] [S5-12]',
    island: <ContactForm labelledBy="title" />,
    asks: [`Full ${NAME}`, EMAIL.replace('Email', 'Email Address'), `Your ${MESSAGE}`],
    button: 'Send Message',
    call: endpoints.contactSubmit,
    schema: contactForm.schema,
  },
  {
    title: "Let's Connect [S2-25]",
    island: <LetsConnectForm consent="You agree." labelledBy="title" />,
    asks: [
      NAME,
      EMAIL,
      'Phone: tel, required, autocomplete tel-national, inputmode numeric, placeholder 98XXXXXXXX',
      MESSAGE,
    ],
    button: 'SEND',
    call: endpoints.letsConnectSubmit,
    schema: letsConnectForm.schema,
  },
  {
    title: 'Demo, step 1 and step 2 [S2-27] [S2-28] [S9-04] [S5-08]',
    island: <DemoForm labelledBy="title" />,
    asks: [
      `Business ${EMAIL}`,
      `First ${NAME.replace('autocomplete name', 'autocomplete given-name')}`,
      `Last ${NAME.replace('autocomplete name', 'autocomplete family-name')}`,
      FROM_LIST,
      'What help is needed?: one of (Choose one) / new to the product and would like a demo / upgrade my account / billing/support help / Other, required',
      COMPANY,
      'Industry: one of (Choose one) / Technology / Education / Finance, required',
      'Phone: tel, required, autocomplete tel, inputmode tel, maxlength 250',
      'Number of Employees: one of (Choose one) / 1-10 / 11-50 / 51-200 / 200+, required',
      'Role: one of (Choose one) / Owner / Developer / Student, required',
    ],
    button: 'Submit Request',
    call: endpoints.demoSubmit,
    schema: createDemoForm(checkPhone).schema,
  },
  {
    title: 'Feedback [S2-29] [S5-09]',
    island: <FeedbackForm labelledBy="title" />,
    asks: [
      NAME,
      'Email: text, required, autocomplete email, inputmode email, autocapitalize none, spellcheck false, dir auto',
      'Rating: one of (Select a rating) / Excellent / Good / Average / Poor, required',
      MESSAGE,
    ],
    button: 'Submit Feedback',
    call: endpoints.feedbackSubmit,
    schema: feedbackForm.schema,
  },
  {
    title: 'Website plan [S2-30] [S5-10] [S9-03]',
    island: <WebsitePlanForm labelledBy="title" />,
    asks: [
      NAME,
      EMAIL,
      COMPANY,
      'Plan: one of (Choose a plan) / Essence / Elevate / Elite, required',
      'Message (optional): text of several lines, dir auto, rows 4',
    ],
    button: 'Submit Request',
    call: endpoints.websitePlanSubmit,
    schema: websitePlanForm.schema,
  },
  {
    title: 'Registration [S2-34] [S5-13]',
    island: <RegistrationForm labelledBy="title" />,
    asks: [
      NAME,
      EMAIL,
      'Phone: tel, required, autocomplete tel-national, inputmode numeric',
      `Address: text, required, autocomplete street-address, ${NAME_AIDS}`,
      'Password: password, required, autocomplete new-password, autocapitalize none, spellcheck false',
      'Confirm Password: password, required, autocomplete new-password, autocapitalize none, spellcheck false',
    ],
    button: 'Register',
    call: endpoints.registrationSubmit,
    schema: registrationForm.schema,
  },
  {
    title: 'Administrator login [S2-05] [S5-11]',
    island: <AdminLoginForm labelledBy="title" />,
    asks: [
      'Username: text, required, autocomplete username, autocapitalize none, spellcheck false, dir auto',
      'Password: password, required, autocomplete current-password, autocapitalize none, spellcheck false',
    ],
    button: 'Login',
    call: endpoints.adminLogin,
    schema: signInSchema,
  },
  {
    title: 'Customer Login Panel [S2-31] [S4-17]',
    island: <LoginPanel labelledBy="title" />,
    asks: [
      'Country: one of Canada (+1) / Nepal (+977) / United States (+1), required, autocomplete country',
      'Mobile number: tel, required, autocomplete tel-national, inputmode tel',
      'Password: password, required, autocomplete current-password, autocapitalize none, spellcheck false',
      'Privacy Terms and conditions: checkbox',
      'Remember Me: checkbox',
    ],
    button: 'Continue',
  },
];

function shownForm(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('no form is shown');
  return form;
}

/** What is said on the button that sends the whole form. */
const sends = (form: HTMLFormElement) =>
  [...form.querySelectorAll('button')].findLast(({ type }) => type === 'submit')?.textContent;

for (const { title, island, asks, button, call, schema } of FORMS) {
  test(`${title}: asks this, in this order`, async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(COUNTRIES)));
    showForm(island);
    await waitFor(() => expect(askedBy(shownForm())).toEqual(asks));
    expect(sends(shownForm())).toBe(button);
  });

  if (!call || !schema) continue;
  const page = formPage(call);
  if (!page) throw new Error(`no page answers a post to ${call.path}`);

  test(`${title}: the page without script asks the same`, () => {
    document.body.innerHTML = faultPage(page, call.path, {}, { message: 'No', errors: {} });
    expect(askedBy(shownForm())).toEqual(asks.map((line) => (line === FROM_LIST ? TYPED : line)));
    expect(sends(shownForm())).toBe(button);
  });

  test(`${title}: what it marks as required is what it refuses to go without`, () => {
    const marked = Object.entries(page.fields).filter(([, { question }]) => question.required);
    // A repeated password is missed only where there is one to repeat.
    const refused = [{}, { password: 'long enough' }].flatMap((answers) => {
      const checked = validate(schema, answers);
      return checked.ok ? [] : Object.keys(checked.fault.errors);
    });
    expect(new Set(refused)).toEqual(new Set(marked.map(([name]) => name)));
  });
}
