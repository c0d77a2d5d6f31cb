import type { FaqCategory } from '#shared/form-options.ts';

/** The three categories as staff read them. */
export const CATEGORY_NAMES: Record<FaqCategory, string> = {
  general: 'General',
  property: 'Property',
  digital: 'Digital',
};
