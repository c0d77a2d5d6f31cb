import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import { MAX_ANSWER, MAX_NAME, MAX_QUESTION } from '#shared/limits.ts';
import { z } from '#shared/zod.ts';
import { rulesOf } from '../engine/definition.ts';
import { choice } from '../fields/choice.ts';
import { longText } from '../fields/long-text.ts';
import { requiredLine, submissionId } from '../fields/rules.ts';
import { sentence } from '../fields/sentence.ts';

/** What is asked of an FAQ, new or edited. */
export const faqFields = {
  category: choice('Category', FAQ_CATEGORIES, 'Category is required.', { placeholder: 'Select a category' }),
  question: sentence('Question', { missing: 'Question is required.', max: MAX_QUESTION }),
  answer: longText('Answer', {
    missing: 'Answer is required.',
    max: MAX_ANSWER,
    look: { rows: 6, placeholder: 'Answer (new lines make bullet points)' },
  }),
} as const;

const rules = rulesOf(faqFields);

/** The answers of an FAQ, new or edited. */
export const faqTextsSchema = z.object(rules);

/** A new FAQ; its `submissionId` makes a repetition one FAQ. */
export const faqAddSchema = z.object({ ...rules, submissionId });

const id = requiredLine('FAQ ID is required.', MAX_NAME);

/**
 * An edit names the FAQ and, if the editor knows it, the texts it started from (conflict: 409). Another `category` moves it to the
 * end of that one, `before` to the place before the FAQ with this id, the empty one to the end of its category.
 */
export const faqUpdateSchema = z.object({
  ...rules,
  id,
  category: z.optional(rules.category),
  before: z.optional(z.string()),
  base: z.optional(z.object({ question: z.string(), answer: z.string() })),
});

/** Names the FAQ to delete. */
export const faqDeleteSchema = z.object({ id });
