import { guardLeaving } from '../../../shell/leave-guard.ts';
import { createStore } from '../../../store.ts';
import type { NewFaq } from './faq-actions.ts';

export const EMPTY_FAQ: NewFaq = { category: '', question: '', answer: '' };

/** The FAQ in hand: looking at another tab meanwhile loses nothing. */
export const faqDraft = createStore<NewFaq>(EMPTY_FAQ);

faqDraft.subscribe(() => {
  const { question, answer } = faqDraft.get();
  guardLeaving('new faq', question !== '' || answer !== '');
});
