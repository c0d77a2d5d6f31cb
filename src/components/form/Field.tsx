import type { InputHTMLAttributes } from 'react';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

/** One line of text. */
export function Field({
  field,
  label,
  hint,
  required,
  className,
  type = 'text',
  ...attributes
}: FieldProps & Attributes) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <input
        {...controlAttributes(field, hint)}
        {...attributes}
        type={type}
        required={required}
        className="control"
      />
    </FieldShell>
  );
}
