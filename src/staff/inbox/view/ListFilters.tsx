import { type RefObject, useId } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useToday } from '../../shell/times.ts';
import type { Column, RowFilter } from '../model/definition.ts';
import { daysOf, type ListView, PLAIN_VIEW, type Sort } from '../model/view.ts';
import { Button } from '../../shell/Button.tsx';

interface ListFiltersProps {
  noun: string;
  view: ListView;
  onChange: (view: ListView) => void;
  /** Enter in the search: on to what was found. */
  onEnter: () => void;
  search: RefObject<HTMLInputElement | null>;
  /** Offered beside the period. */
  filters?: readonly RowFilter[] | undefined;
  /** Offered for sorting; given where no headings do it. */
  sortable?: readonly Column[] | undefined;
  /** `12 of 340`, or that more is being read. */
  summary: string;
}

const CHOSEN = 'Between days';
const PERIODS = [
  { label: 'Any time', days: 0 },
  { label: 'Today', days: 1 },
  { label: 'Last 7 days', days: 7 },
  { label: 'Last 30 days', days: 30 },
] as const;

/** Search over all fields, dates (Nepal's days), and what is left. */
export function ListFilters(props: ListFiltersProps) {
  const { noun, view, onChange, onEnter, search, filters = [], sortable, summary } = props;
  const days = daysOf(view, useToday());
  const isChosen = Object.keys(view.only).length > 0;
  const filtered = isChosen || view.search !== '' || days.from !== '' || days.to !== '';
  return (
    <div className="admin-filters" role="search" aria-label={`Filter ${noun}`}>
      <div className="admin-search">
        <Icon name="search" />
        <input
          ref={search}
          type="search"
          aria-label={`Search ${noun}`}
          placeholder="Search all fields"
          title="Search (/)"
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
            // With words in it the browser empties it first.
            if (event.key === 'Escape' && view.search === '') event.currentTarget.blur();
          }}
        />
      </div>
      <PeriodSelect
        period={view.period}
        onChoose={(period) => {
          // Days of one's own begin with those that are shown.
          onChange({ ...view, ...days, period });
        }}
      />
      {filters.map((filter) => (
        <ValueSelect
          key={filter.key}
          filter={filter}
          value={view.only[filter.key] ?? ''}
          onChoose={(value) => {
            const { [filter.key]: _, ...only } = view.only;
            onChange({ ...view, only: value === '' ? only : { ...only, [filter.key]: value } });
          }}
        />
      ))}
      {sortable && (
        <SortSelect columns={sortable} sort={view.sort} onSort={(sort) => onChange({ ...view, sort })} />
      )}
      {view.period === 'chosen' && (
        <div className="admin-days">
          <DayInput
            label="From"
            value={view.from}
            max={view.to}
            onChange={(from) => onChange({ ...view, from })}
          />
          <DayInput label="To" value={view.to} min={view.from} onChange={(to) => onChange({ ...view, to })} />
        </div>
      )}
      {filtered && (
        <Button
          onClick={() => {
            onChange({ ...PLAIN_VIEW, sort: view.sort });
            search.current?.focus();
          }}
        >
          Clear
        </Button>
      )}
      <p className="admin-summary" role="status">
        {summary}
      </p>
    </div>
  );
}

function PeriodSelect({
  period,
  onChoose,
}: {
  period: ListView['period'];
  onChoose: (period: ListView['period']) => void;
}) {
  const current = PERIODS.find(({ days }) => days === period);
  return (
    <select
      aria-label="Period"
      value={current?.label ?? CHOSEN}
      onChange={(event) =>
        onChoose(PERIODS.find(({ label }) => label === event.target.value)?.days ?? 'chosen')
      }
    >
      {PERIODS.map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
      <option>{CHOSEN}</option>
    </select>
  );
}

interface ValueSelectProps {
  filter: RowFilter;
  value: string;
  onChoose: (value: string) => void;
}

function ValueSelect({ filter: { label, any, choices = [] }, value, onChoose }: ValueSelectProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const id = useId();
  return (
    <div className="admin-day">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

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
      onChange={(event) => onSort(choices.find(({ label }) => label === event.target.value)?.by)}
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
