import { useId, type RefObject } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useToday } from '../../shell/now.ts';
import type { Column } from '../definition/columns.ts';
import { daysOf, PLAIN_VIEW, type ListView } from './list-view.ts';
import { SortSelect } from './SortSelect.tsx';

interface ListFiltersProps {
  noun: string;
  view: ListView;
  onChange: (view: ListView) => void;
  /** Enter in the search: on to what was found. */
  onEnter: () => void;
  search: RefObject<HTMLInputElement | null>;
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
export function ListFilters({ noun, view, onChange, onEnter, search, sortable, summary }: ListFiltersProps) {
  const days = daysOf(view, useToday());
  const filtered = view.search !== '' || days.from !== '' || days.to !== '';
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
          onChange={(event) => {
            onChange({ ...view, search: event.target.value });
          }}
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
      {sortable && (
        <SortSelect
          columns={sortable}
          sort={view.sort}
          onSort={(sort) => {
            onChange({ ...view, sort });
          }}
        />
      )}
      {view.period === 'chosen' && (
        <div className="admin-days">
          <DayInput
            label="From"
            value={view.from}
            max={view.to}
            onChange={(from) => {
              onChange({ ...view, from });
            }}
          />
          <DayInput
            label="To"
            value={view.to}
            min={view.from}
            onChange={(to) => {
              onChange({ ...view, to });
            }}
          />
        </div>
      )}
      {filtered && (
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            onChange({ ...PLAIN_VIEW, sort: view.sort });
            search.current?.focus();
          }}
        >
          Clear
        </button>
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
      onChange={(event) => {
        onChoose(PERIODS.find(({ label }) => label === event.target.value)?.days ?? 'chosen');
      }}
    >
      {PERIODS.map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
      <option>{CHOSEN}</option>
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
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
