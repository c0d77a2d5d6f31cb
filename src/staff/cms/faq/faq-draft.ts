import type { FaqAnswers } from './FaqFields.tsx';
import { guardLeaving } from '../../shell/unsaved.ts';
import { createAtom } from '../../shell/atom.ts';
import { BEGUN, type Editing, type Editor } from '../editing.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { z } from '#shared/zod.ts';
import { storeDraft, listOf } from '../stored-draft.ts';

/** A new FAQ as its form holds it. */
export type FaqDraft = FaqAnswers & Editing;

export const EMPTY_FAQ: FaqDraft = { category: '', question: '', answer: '', ...BEGUN };

/** The new FAQ: looking at another tab meanwhile loses nothing. */
export const faqDraft = createAtom<FaqDraft>(EMPTY_FAQ);

faqDraft.subscribe(() => guardLeaving('new faq', isBegun(faqDraft.get())));

/** Whether leaving now would lose something. */
export const isBegun = ({ question, answer }: FaqDraft): boolean => question !== '' || answer !== '';

/** An FAQ being edited in its place: the texts and the category it started from, and those typed and chosen since. */
export interface FaqEdit extends FaqDraft {
  base: Faq;
  from: string;
  /** Somebody else saved first: their version, and what the server says to that. */
  conflict: { theirs: Faq; message: string } | undefined;
}

/** The edits by FAQ id. They outlive the list: hiding it or looking at another tab loses nothing. */
export const faqEdits = createAtom<ReadonlyMap<string, FaqEdit>>(new Map());

faqEdits.subscribe(() => guardLeaving('faq edits', [...faqEdits.get().values()].some(isEdited)));

/** Begins to edit an FAQ; an edit of it that was under way begins anew. */
export function beginFaqEdit(faq: Faq, from: string): void {
  const { question, answer } = faq;
  resumeFaqEdits([{ base: faq, from, category: from, question, answer }]);
}

/** Takes up the edits of an earlier visit. */
function resumeFaqEdits(edits: readonly Pick<FaqEdit, 'base' | 'from' | keyof FaqAnswers>[]): void {
  for (const edit of edits) putEdit(edit.base.id, { ...edit, conflict: undefined, ...BEGUN });
}

/** Keeps my texts and takes theirs as those they change: the next save goes through. */
export function keepMine(id: string): void {
  faqEditOf(id).update((edit) => ({
    ...edit,
    base: edit.conflict?.theirs ?? edit.base,
    conflict: undefined,
  }));
}

/** Lets go of an edit, saved or not. */
export function endFaqEdit(id: string): void {
  faqEdits.set(new Map([...faqEdits.get()].filter(([key]) => key !== id)));
}

/** The edit of one FAQ, for as long as it lasts. */
export function faqEditOf(id: string): Editor<FaqEdit> {
  const get = () => faqEdits.get().get(id);
  return {
    get,
    update: (change) => {
      const edit = get();
      if (edit) putEdit(id, change(edit));
    },
  };
}

function putEdit(id: string, edit: FaqEdit): void {
  faqEdits.set(new Map(faqEdits.get()).set(id, edit));
}

/** Whether letting go of it would lose something. */
export const isEdited = (edit: FaqEdit): boolean =>
  areOtherTexts(edit, edit.base) || edit.category !== edit.from;

type Texts = Pick<Faq, 'question' | 'answer'>;

/** Whether question or answer differ. */
export const areOtherTexts = (one: Texts, other: Texts): boolean =>
  one.question !== other.question || one.answer !== other.answer;

const texts = { question: z.string(), answer: z.string() };

/** The drafts of FAQs, the new one and those being edited, stored on this device. */
export const storedFaqs = storeDraft({
  name: 'faq',
  stores: [faqDraft, faqEdits],
  schema: z.object({
    added: z.optional(z.object({ category: z.string(), ...texts })),
    edits: listOf(
      z.object({
        base: z.object({ id: z.string(), ...texts }),
        // An earlier release kept none: the category could not be changed.
        from: z.optional(z.string()),
        category: z.string(),
        ...texts,
      }),
    ),
  }),
  take: () => {
    const { category, question, answer } = faqDraft.get();
    const added = isBegun(faqDraft.get()) ? { category, question, answer } : undefined;
    const edits = [...faqEdits.get().values()]
      .filter(isEdited)
      .map(({ base, from, category, question, answer }) => ({ base, from, category, question, answer }));
    return added || edits.length > 0 ? { added, edits } : undefined;
  },
  put: ({ added, edits }) => {
    if (added) faqDraft.set({ ...EMPTY_FAQ, ...added });
    resumeFaqEdits(edits.map((edit) => ({ ...edit, from: edit.from ?? edit.category })));
  },
});

export type FaqTexts = NonNullable<ReturnType<typeof storedFaqs.offer.get>>['texts'];
