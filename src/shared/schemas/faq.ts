import { FAQ_CATEGORIES } from '../form-options.ts';
import { MAX_ANSWER, MAX_NAME, MAX_QUESTION } from '../limits.ts';
import { oneOf, requiredLine, requiredText, submissionId } from '#forms/fields/rules.ts';
import { z } from '../zod.ts';

const id = requiredLine('FAQ ID is required.', MAX_NAME);

/** The texts of an FAQ, new or edited. */
export const faqTextsSchema = z.object({
  question: requiredLine('Question is required.', MAX_QUESTION),
  answer: requiredText('Answer is required.', MAX_ANSWER),
});

/** FAQ add form: category, question and answer all required. Its `submissionId` makes a repetition one FAQ. */
export const faqAddSchema = z.object({
  category: oneOf(FAQ_CATEGORIES, 'Category is required.'),
  ...faqTextsSchema.shape,
  submissionId,
});

/** An edit names the FAQ and, if the editor knows it, the texts it started from (conflict: 409). */
export const faqUpdateSchema = z.object({
  id,
  ...faqTextsSchema.shape,
  base: z.optional(z.object({ question: z.string(), answer: z.string() })),
});

/** Names the FAQ to delete. */
export const faqDeleteSchema = z.object({ id });
