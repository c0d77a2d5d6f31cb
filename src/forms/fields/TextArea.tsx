import { typingAids, type TextQuestion } from '#forms/fields/question.ts';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

/** Text of several lines. */
export function TextArea({
  field,
  label,
  hint,
  required,
  className,
  rows,
  placeholder,
}: FieldProps & Omit<TextQuestion, 'kind'>) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <textarea
        {...controlAttributes(field, hint)}
        {...typingAids({ kind: 'textarea', rows, placeholder })}
        required={required}
        className="control"
      />
    </FieldShell>
  );
}
