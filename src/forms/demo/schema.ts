import { EMPLOYEE_RANGES, HELP_TOPICS, INDUSTRIES, ROLES } from '#shared/form-options.ts';
import { MAX_COMPANY, MAX_NAME, MAX_PHONE_INPUT } from '#shared/limits.ts';
import { carried, choice, email, optionalLine, requiredName } from '../fields/rules.ts';
import { z } from '#shared/zod.ts';

const REQUIRED = 'Required';
const INVALID_PHONE = 'Invalid phone number for selected country';

/** Answers the canonical E.164 number of `phone` in `country` (two-letter code), or undefined: see `../phone.ts`. */
export type PhoneCheck = (phone: string, country: string) => string | undefined;

const stepOne = {
  email: email('Invalid email'),
  firstName: requiredName(REQUIRED, MAX_NAME),
  lastName: requiredName(REQUIRED, MAX_NAME),
  country: requiredName(REQUIRED, MAX_NAME),
  helpNeeded: choice(HELP_TOPICS, REQUIRED),
};

/** Demo request, step 1 of 2 [S 5]. */
export const demoStepOneSchema = z.object(stepOne);

/**
 * The whole demo request [S 5]. The phone library is large, so the check comes in from outside:
 * the browser loads `../phone.ts` when the visitor reaches step 2.
 */
export function createDemoSchema(checkPhone: PhoneCheck) {
  const form = z.object({
    ...stepOne,
    company: z.pipe(
      optionalLine(MAX_COMPANY),
      z.string().check(z.refine((value) => !value.includes('@'), 'Company name should not be an email')),
    ),
    industry: choice(INDUSTRIES, REQUIRED),
    phone: optionalLine(MAX_PHONE_INPUT),
    employees: choice(EMPLOYEE_RANGES, REQUIRED),
    role: choice(ROLES, REQUIRED),
    ...carried,
  });
  const withPhone = form.check(
    z.refine(({ phone, country }) => checkPhone(phone, country) !== undefined, {
      error: INVALID_PHONE,
      path: ['phone'],
      // Said together with other faults, unless the two are not even text.
      when: ({ value }) => hasPhone(value),
    }),
  );
  const canonical = z.transform((request: z.infer<typeof form>) => ({
    ...request,
    phone: checkPhone(request.phone, request.country) ?? request.phone,
  }));
  return z.pipe(withPhone, canonical);
}

export type DemoRequest = z.infer<ReturnType<typeof createDemoSchema>>;

function hasPhone(value: unknown): boolean {
  const form = value as { phone?: unknown; country?: unknown } | null;
  return typeof form?.phone === 'string' && typeof form.country === 'string';
}
