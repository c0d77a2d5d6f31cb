/** Choices offered by the forms [S 9]. The values are what is sent and stored. */
export const EMPLOYEE_RANGES = ['1-10', '11-50', '51-200', '200+'] as const;
export const INDUSTRIES = ['Technology', 'Education', 'Finance'] as const;
export const ROLES = ['Owner', 'Developer', 'Student'] as const;
export const HELP_TOPICS = [
  'new to the product and would like a demo',
  'upgrade my account',
  'billing/support help',
  'Other',
] as const;
export const RATINGS = ['Excellent', 'Good', 'Average', 'Poor'] as const;
export const WEBSITE_PLANS = ['Essence', 'Elevate', 'Elite'] as const;
export const FAQ_CATEGORIES = ['general', 'property', 'digital'] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
export type WebsitePlan = (typeof WEBSITE_PLANS)[number];
