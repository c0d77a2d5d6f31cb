import { guardLeaving } from '../../shell/unsaved.ts';
import { createAtom } from '../../shell/atom.ts';
import { withoutFault, type InHand } from '../in-hand.ts';

/** A new FAQ as its form holds it: the category may still be none. */
export interface FaqDraft extends InHand {
  category: string;
  question: string;
  answer: string;
}

export const EMPTY_FAQ: FaqDraft = { category: '', question: '', answer: '', errors: {}, saving: false };

/** The FAQ in hand: looking at another tab meanwhile loses nothing. */
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
