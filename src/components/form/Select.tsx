import type { ChangeEventHandler } from 'react';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends FieldProps {
  options: readonly (Option | string)[];
  /** Text of the empty choice that stands first; without it one of the options is always chosen. */
  placeholder?: string;
  /** The option to begin with. Only for lists that come late: a choice made before the script ran would be lost. */
  chosen?: string | undefined;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  autoComplete?: string;
  disabled?: boolean;
}

/** One of a list of choices. */
export function Select({
  field,
  label,
  hint,
  required,
  className,
  options,
  placeholder,
  chosen,
  onChange,
  autoComplete,
  disabled,
}: Props) {
  return (
    <FieldShell field={field} label={label} hint={hint} required={required} className={className}>
      <select
        {...controlAttributes(field, hint)}
        onChange={onChange}
        autoComplete={autoComplete}
        disabled={disabled}
        defaultValue={chosen}
        required={required}
        className="control"
      >
        {placeholder && <option value="">{placeholder}</option>}
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
