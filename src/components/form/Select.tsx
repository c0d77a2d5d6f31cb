import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends FieldProps {
  options: readonly (Option | string)[];
  /** Text of the empty choice that stands first. */
  placeholder: string;
  autoComplete?: string;
  disabled?: boolean;
}

/** One of a list of choices; nothing is chosen until the visitor does. */
export function Select({
  field,
  label,
  hint,
  required,
  className,
  options,
  placeholder,
  ...attributes
}: Props) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <select {...controlAttributes(field, hint)} {...attributes} required={required} className="control">
        <option value="">{placeholder}</option>
        {options.map(toOption).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}

function toOption(option: Option | string): Option {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
