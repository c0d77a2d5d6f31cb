import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

/** The message box has 4 rows [S 9]. */
const ROWS = 4;

/** Text of several lines. */
export function TextArea({
  field,
  label,
  hint,
  required,
  className,
  placeholder,
}: FieldProps & { placeholder?: string }) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <textarea
        {...controlAttributes(field, hint)}
        rows={ROWS}
        required={required}
        placeholder={placeholder}
        className="control"
      />
    </FieldShell>
  );
}
