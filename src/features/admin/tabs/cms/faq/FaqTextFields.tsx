import { MAX_ANSWER, MAX_QUESTION } from '#shared/limits.ts';
import type { FieldErrors } from '#shared/result.ts';
import { TextField } from '../TextField.tsx';

interface FaqTextFieldsProps {
  question: string;
  answer: string;
  errors: FieldErrors;
  busy: boolean;
  change: (name: 'question' | 'answer') => (text: string) => void;
}

/** Question and answer of an FAQ, new or edited. */
export function FaqTextFields({ question, answer, errors, busy, change }: FaqTextFieldsProps) {
  return (
    <>
      <TextField
        {...{ name: 'question', label: 'Question', value: question, fault: errors['question'], busy }}
        maxLength={MAX_QUESTION}
        onChange={change('question')}
      />
      <TextField
        {...{ name: 'answer', label: 'Answer', value: answer, fault: errors['answer'], busy }}
        maxLength={MAX_ANSWER}
        rows={6}
        placeholder="Answer (new lines make bullet points)"
        onChange={change('answer')}
      />
    </>
  );
}
