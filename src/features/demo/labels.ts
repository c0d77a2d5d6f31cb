/** Labels by field name, in the order of the form. */
const STEP_ONE = {
  email: 'Business Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  country: 'Country',
  helpNeeded: 'What help is needed?',
} as const;

export const DEMO_LABELS = {
  ...STEP_ONE,
  company: 'Company',
  industry: 'Industry',
  phone: 'Phone',
  employees: 'Number of Employees',
  role: 'Role',
} as const;

export function isInStepOne(name: string): boolean {
  return name in STEP_ONE;
}
