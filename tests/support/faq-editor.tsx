import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { EMPTY_FAQ, faqDraft, faqEdits } from '#staff/cms/faq/faq-draft.ts';
import { faqList } from '#staff/cms/faq/faq-actions.ts';
import { FaqAdmin } from '#staff/cms/faq/FaqAdmin.tsx';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Faq } from '#shared/schemas/entities.ts';
import { refusal, someFaq } from '#tests/support/cms.ts';

export const faq = someFaq();

/** What the list call answers: these FAQs as those of the first category, or that it failed. */
export const store: { faqs: readonly Faq[] | 'failed' } = { faqs: [faq] };
export const list = [
  endpoints.faqList,
  () => (store.faqs === 'failed' ? refusal(500, 'no') : { general: store.faqs, property: [], digital: [] }),
] as const;

/** Before each test of a file nothing is typed, nothing was said, and one FAQ is stored. */
export function beginWithOneFaq(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    store.faqs = [faq];
    faqDraft.set(EMPTY_FAQ);
    faqEdits.set(new Map());
    faqList.set({ phase: 'loading', faqs: undefined });
  });
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string) => userEvent.click(button(name));
export const editForm = () => screen.getByRole('form', { name: 'Edit FAQ: Where?' });
export const answerOf = (form: HTMLElement) => within(form).getByLabelText<HTMLTextAreaElement>('Answer');

export function type(form: HTMLElement, text: string): void {
  fireEvent.change(answerOf(form), { target: { value: text } });
}

/** Opens the list, takes the FAQ in hand and writes another answer. */
export async function beginEdit(text = 'Mine.'): Promise<void> {
  render(<FaqAdmin />);
  await press('Edit FAQs');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Where?' }));
  type(editForm(), text);
}
