import type { InputHTMLAttributes, ReactNode } from 'react';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

interface Props extends FieldProps, Attributes {
  /** Stands inside the frame, before the text. */
  before?: ReactNode;
}

/** One line of text. */
export function Field({
  field,
  label,
  hint,
  required,
  className,
  before,
  type = 'text',
  ...attributes
}: Props) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <div className="control-group">
        <input
          {...controlAttributes(field, hint)}
          {...attributes}
          type={type}
          required={required}
          className="control"
        />
        {before && <span className="control-before">{before}</span>}
      </div>
    </FieldShell>
  );
}
