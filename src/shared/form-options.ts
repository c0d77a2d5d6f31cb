/** The sections of the FAQ. The values are what is sent and stored. */
export const FAQ_CATEGORIES = ['general', 'property', 'digital'] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
