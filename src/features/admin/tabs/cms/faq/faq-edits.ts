import type { Faq } from '#shared/schemas/entities.ts';
import { guardLeaving } from '../../../shell/leave-guard.ts';
import { createStore } from '../../../store.ts';

/** An FAQ being edited in its place: the texts it started from, and those typed since. */
export interface FaqEdit {
  base: Faq;
  question: string;
  answer: string;
}

/** The edits in hand by FAQ id. They outlive the list: hiding it or looking at another tab loses nothing. */
export const faqEdits = createStore<ReadonlyMap<string, FaqEdit>>(new Map());

faqEdits.subscribe(() => {
  guardLeaving('faq edits', [...faqEdits.get().values()].some(isChanged));
});

/** Takes an FAQ in hand; an edit of it that was under way begins anew. */
export function beginFaqEdit(faq: Faq): void {
  put(faq.id, { base: faq, question: faq.question, answer: faq.answer });
}

/** Notes what was typed; nothing happens when the FAQ is not in hand. */
export function changeFaqEdit(id: string, change: Partial<Pick<FaqEdit, 'question' | 'answer'>>): void {
  const edit = faqEdits.get().get(id);
  if (edit) put(id, { ...edit, ...change });
}

/** Lets go of an edit, saved or not. */
export function endFaqEdit(id: string): void {
  faqEdits.set(new Map([...faqEdits.get()].filter(([key]) => key !== id)));
}

function put(id: string, edit: FaqEdit): void {
  faqEdits.set(new Map(faqEdits.get()).set(id, edit));
}

function isChanged({ base, question, answer }: FaqEdit): boolean {
  return question !== base.question || answer !== base.answer;
}
