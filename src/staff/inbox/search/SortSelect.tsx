import type { Column } from '../definition/columns.ts';
import type { Sort } from './list-view.ts';

interface SortSelectProps {
  columns: readonly Column[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

const NEWEST = 'Newest first';

/** The order of cards, which have no headings to press: by any field, or newest first as they came. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const choices = columns.flatMap(choicesOf);
  const current = choices.find(({ by }) => by.key === sort?.key && by.descending === sort.descending);
  return (
    <select
      aria-label="Sort"
      value={current?.label ?? NEWEST}
      onChange={(event) => {
        onSort(choices.find(({ label }) => label === event.target.value)?.by);
      }}
    >
      <option>{NEWEST}</option>
      {choices.map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
    </select>
  );
}

function choicesOf({ key, label, kind }: Column): { label: string; by: Sort }[] {
  if (kind === 'id') return [];
  if (kind === 'time') return [{ label: 'Oldest first', by: { key, descending: false } }];
  return [
    { label: `${label} A–Z`, by: { key, descending: false } },
    { label: `${label} Z–A`, by: { key, descending: true } },
  ];
}
