import type { ComponentProps } from 'react';
import { Icon } from '../shell/Icon.tsx';

interface ListSearchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onChange: (search: string) => void;
}

/** The search above a list. */
export function ListSearch({ label, onChange, ...attributes }: ListSearchProps) {
  return (
    <div className="admin-search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
        {...attributes}
      />
    </div>
  );
}
