import { Field } from './Field.tsx';
import { Password } from './Password.tsx';
import type { Question } from './question.ts';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import type { FieldState } from '../engine/use-form.ts';

/** A question with the control of its kind. */
export function FormField({ field, question }: { field: FieldState; question: Question }) {
  switch (question.kind) {
    case 'textarea':
      return <TextArea field={field} {...question} />;
    case 'select':
      return <Select field={field} {...question} />;
    case 'password':
      return <Password field={field} {...question} />;
    default:
      return <Field field={field} {...question} />;
  }
}
