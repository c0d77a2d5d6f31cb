import type { ChangeEventHandler } from 'react';
import { controlAttributes, FieldShell, type FieldProps } from './FieldShell.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends FieldProps {
  options: readonly (Option | string)[];
  /** Text of the empty choice that stands first; without it one of the options is always chosen. */
  placeholder?: string | undefined;
  /** The option to begin with. Only for lists that come late: a choice made before the script ran would be lost. */
  chosen?: string | undefined;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  autoComplete?: string;
  /** The options are on their way; what a draft has chosen of them is kept until they come. */
  isLoading?: boolean;
}

/** One of a list of choices. */
export function Select(props: Props) {
  const { field, hint, required, options, placeholder, chosen, onChange, autoComplete, isLoading } = props;
  return (
    <FieldShell {...props}>
      <select
        onChange={onChange}
        {...controlAttributes(field, hint)}
        autoComplete={autoComplete}
        data-loading={isLoading ? '' : undefined}
        defaultValue={chosen}
        // Without script a list on its way is out of sight, and a required one there would keep the form from being sent.
        required={required && !isLoading}
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

const toOption = (option: Option | string): Option =>
  typeof option === 'string' ? { value: option, label: option } : option;
