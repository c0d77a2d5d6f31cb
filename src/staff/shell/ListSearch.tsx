import { Icon } from './Icon.tsx';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** The search above a list of the CMS or a popup. */
export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  return (
    <div className="admin-search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
