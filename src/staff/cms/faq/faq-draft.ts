import { guardLeaving } from '../../shell/unsaved.ts';
import { createAtom } from '../../shell/atom.ts';
import { type Editing, type Editor, withoutFault } from '../editing.ts';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { z } from '#shared/zod.ts';
import { storeDraft, listOf } from '../stored-draft.ts';

/** A new FAQ as its form holds it: the category may still be none. */
export interface FaqDraft extends Editing {
  category: string;
  question: string;
  answer: string;
}

export const EMPTY_FAQ: FaqDraft = { category: '', question: '', answer: '', errors: {}, saving: false };

/** The new FAQ: looking at another tab meanwhile loses nothing. */
export const faqDraft = createAtom<FaqDraft>(EMPTY_FAQ);

faqDraft.subscribe(() => guardLeaving('new faq', isBegun(faqDraft.get())));

/** Notes what was typed or chosen; a changed field loses its fault. */
export function changeFaqDraft(name: 'category' | 'question' | 'answer', text: string): void {
  faqDraft.update((draft) => ({ ...draft, [name]: text, errors: withoutFault(draft.errors, name) }));
}

/** Whether leaving now would lose something. */
export function isBegun({ question, answer }: FaqDraft): boolean {
  return question !== '' || answer !== '';
}

/** An FAQ being edited in its place: the texts it started from, and those typed since. */
export interface FaqEdit extends Editing {
  base: Faq;
  category: FaqCategory;
  question: string;
  answer: string;
  /** Somebody else saved first: their version, and what the server says to that. */
  conflict: { theirs: Faq; message: string } | undefined;
}

/** The edits by FAQ id. They outlive the list: hiding it or looking at another tab loses nothing. */
export const faqEdits = createAtom<ReadonlyMap<string, FaqEdit>>(new Map());

faqEdits.subscribe(() => guardLeaving('faq edits', [...faqEdits.get().values()].some(isEdited)));

/** Begins to edit an FAQ; an edit of it that was under way begins anew. */
export function beginFaqEdit(faq: Faq, category: FaqCategory): void {
  const { question, answer } = faq;
  putEdit(faq.id, { base: faq, category, question, answer, conflict: undefined, errors: {}, saving: false });
}

/** Takes up the edits of an earlier visit. */
function resumeFaqEdits(edits: readonly Pick<FaqEdit, 'base' | 'category' | 'question' | 'answer'>[]): void {
  for (const edit of edits)
    putEdit(edit.base.id, { ...edit, conflict: undefined, errors: {}, saving: false });
}

/** Notes what was typed; a changed field loses its fault. Nothing happens when the FAQ is not being edited. */
export function changeFaqEdit(id: string, name: 'question' | 'answer', text: string): void {
  faqEditOf(id).update((edit) => ({ ...edit, [name]: text, errors: withoutFault(edit.errors, name) }));
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
export function isEdited({ base, question, answer }: Pick<FaqEdit, 'base' | 'question' | 'answer'>): boolean {
  return question !== base.question || answer !== base.answer;
}

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
        category: z.enum(FAQ_CATEGORIES),
        ...texts,
      }),
    ),
  }),
  take: () => {
    const { category, question, answer } = faqDraft.get();
    const added = isBegun(faqDraft.get()) ? { category, question, answer } : undefined;
    const edits = [...faqEdits.get().values()].filter(isEdited).map((edit) => ({
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

export type FaqTexts = NonNullable<ReturnType<typeof storedFaqs.offer.get>>['texts'];
