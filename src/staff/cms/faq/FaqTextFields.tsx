import { TextField } from '../TextField.tsx';
import type { FaqDraft } from './faq-draft.ts';

interface FaqTextFieldsProps {
  faq: Omit<FaqDraft, 'category'>;
  change: (name: 'question' | 'answer', text: string) => void;
}

/** Question and answer of an FAQ, new or edited. */
export function FaqTextFields({ faq: { question, answer, errors, saving }, change }: FaqTextFieldsProps) {
  return (
    <>
      <TextField
        {...{ name: 'question', label: 'Question', value: question, fault: errors['question'], saving }}
        onChange={(text) => change('question', text)}
      />
      <TextField
        {...{ name: 'answer', label: 'Answer', value: answer, fault: errors['answer'], saving }}
        rows={6}
        placeholder="Answer (new lines make bullet points)"
        onChange={(text) => change('answer', text)}
      />
    </>
  );
}
