/** Labels by field name, in the order of the form. */
const STEP_ONE = {
  email: 'Business Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  country: 'Country',
  helpNeeded: 'What help is needed?',
} as const;

/** Labels of both steps by field name, in the order of the form [S 2]. */
export const DEMO_LABELS = {
  ...STEP_ONE,
  company: 'Company',
  industry: 'Industry',
  phone: 'Phone',
  employees: 'Number of Employees',
  role: 'Role',
} as const;

/** Whether a field belongs to the first of the two steps. */
export function isInStepOne(name: string): boolean {
  return name in STEP_ONE;
}
