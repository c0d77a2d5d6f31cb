import type { FaqCategory } from '#shared/form-options.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { guardLeaving } from '../../shell/unsaved.ts';
import { createAtom } from '../../shell/atom.ts';
import { withoutFault, type InHand, type Place } from '../in-hand.ts';

/** An FAQ being edited in its place: the texts it started from, and those typed since. */
export interface FaqEdit extends InHand {
  base: Faq;
  category: FaqCategory;
  question: string;
  answer: string;
  /** Somebody else saved first: their version, and what the server says to that. */
  conflict: { theirs: Faq; message: string } | undefined;
}

/** The edits in hand by FAQ id. They outlive the list: hiding it or looking at another tab loses nothing. */
export const faqEdits = createAtom<ReadonlyMap<string, FaqEdit>>(new Map());

faqEdits.subscribe(() => guardLeaving('faq edits', [...faqEdits.get().values()].some(isChanged)));

/** Takes an FAQ in hand; an edit of it that was under way begins anew. */
export function beginFaqEdit(faq: Faq, category: FaqCategory): void {
  const { question, answer } = faq;
  put(faq.id, { base: faq, category, question, answer, conflict: undefined, errors: {}, saving: false });
}

/** Takes up edits that were in hand before. */
export function resumeFaqEdits(
  edits: readonly Pick<FaqEdit, 'base' | 'category' | 'question' | 'answer'>[],
): void {
  for (const edit of edits) put(edit.base.id, { ...edit, conflict: undefined, errors: {}, saving: false });
}

/** Notes what was typed; a changed field loses its fault. Nothing happens when the FAQ is not in hand. */
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

/** The edit of one FAQ, for as long as it is in hand. */
export function faqEditOf(id: string): Place<FaqEdit> {
  const get = () => faqEdits.get().get(id);
  return {
    get,
    update: (change) => {
      const edit = get();
      if (edit) put(id, change(edit));
    },
  };
}

function put(id: string, edit: FaqEdit): void {
  faqEdits.set(new Map(faqEdits.get()).set(id, edit));
}

/** Whether letting go of it would lose something. */
export function isChanged({ base, question, answer }: FaqEdit): boolean {
  return question !== base.question || answer !== base.answer;
}
