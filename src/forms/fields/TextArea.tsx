import { typingAids, type TextQuestion } from '#forms/fields/question.ts';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

/** Text of several lines. */
export function TextArea(props: FieldProps & Omit<TextQuestion, 'kind'>) {
  const { field, hint, required, look } = props;
  return (
    <FieldShell {...props}>
      <textarea
        {...controlAttributes(field, hint)}
        {...typingAids({ kind: 'textarea' })}
        {...look}
        required={required}
        className="control"
      />
    </FieldShell>
  );
}
