import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import { z } from '#shared/zod.ts';
import { keepDraft } from '../kept-draft.ts';
import { listOf } from '../kept-shapes.ts';
import { EMPTY_FAQ, faqDraft, isBegun } from './faq-draft.ts';
import { faqEdits, isChanged, resumeFaqEdits } from './faq-edits.ts';

const texts = { question: z.string(), answer: z.string() };

/** The FAQs in hand, the new one and those being edited, kept on this device. */
export const keptFaqs = keepDraft({
  name: 'faq',
  stores: [faqDraft, faqEdits],
  schema: z.object({
    added: z.optional(z.object({ category: z.string(), ...texts })),
    edits: listOf(
      z.object({
        base: z.object({ id: z.string(), ...texts }),
        category: z.enum(FAQ_CATEGORIES),
        ...texts,
      }),
    ),
  }),
  take: () => {
    const { category, question, answer } = faqDraft.get();
    const added = isBegun(faqDraft.get()) ? { category, question, answer } : undefined;
    const edits = [...faqEdits.get().values()].filter(isChanged).map((edit) => ({
      base: edit.base,
      category: edit.category,
      question: edit.question,
      answer: edit.answer,
    }));
    return added || edits.length > 0 ? { added, edits } : undefined;
  },
  put: ({ added, edits }) => {
    if (added) faqDraft.set({ ...EMPTY_FAQ, ...added });
    resumeFaqEdits(edits);
  },
});

export type FaqTexts = NonNullable<ReturnType<typeof keptFaqs.offer.get>>['texts'];
