import { useId } from 'react';
import { ChoiceSelect } from '../../ui/ChoiceSelect.tsx';
import { ListSearch } from '../../ui/ListSearch.tsx';
import { useToday } from '../../shell/times.ts';
import type { Column } from '../model/definition.ts';
import { withChoices } from '../model/part.ts';
import { daysOf, type Sort } from '../model/view.ts';
import { Button } from '../../shell/Button.tsx';
import { useOpenList } from './open-list.ts';

const CHOSEN = 'Between days';
const PERIODS = [
  { label: 'Any time', days: 0 },
  { label: 'Today', days: 1 },
  { label: 'Last 7 days', days: 7 },
  { label: 'Last 30 days', days: 30 },
] as const;

/** Search over all fields, dates (Nepal's days), and what is left: `12 of 340`, or that more is being read. */
export function ListFilters({ summary }: { summary: string }) {
  const { list, state, view, onView, clear, search, rows, open, cards } = useOpenList();
  const noun = list.noun[1];
  const days = daysOf(view, useToday());
  const isChosen = Object.keys(view.only).length > 0;
  const filtered = isChosen || view.search !== '' || days.from !== '' || days.to !== '';
  return (
    <div className="admin-filters" role="search" aria-label={`Filter ${noun}`}>
      <ListSearch
        ref={search}
        label={`Search ${noun}`}
        placeholder="Search all fields"
        title="Search (/)"
        value={view.search}
        onChange={(typed) => onView({ ...view, search: typed })}
        onKeyDown={(event) => {
          // On to what was found.
          if (event.key === 'Enter' && rows[0]) open(rows[0].id);
          // With words in it the browser empties it first.
          if (event.key === 'Escape' && view.search === '') event.currentTarget.blur();
        }}
      />
      <ChoiceSelect
        label="Period"
        choices={[...PERIODS.map(({ label }) => label), CHOSEN]}
        value={PERIODS.find((period) => period.days === view.period)?.label ?? CHOSEN}
        onChoose={(chosen) => {
          const period = PERIODS.find(({ label }) => label === chosen)?.days ?? 'chosen';
          // Days of one's own begin with those that are shown.
          onView({ ...view, ...days, period });
        }}
      />
      {withChoices(list, state.rows).map(({ key, label, any, choices = [] }) => (
        <ChoiceSelect
          key={key}
          label={label}
          choices={[{ label: any, value: '' }, ...choices]}
          value={view.only[key] ?? ''}
          onChoose={(value) => {
            const { [key]: _, ...only } = view.only;
            onView({ ...view, only: value === '' ? only : { ...only, [key]: value } });
          }}
        />
      ))}
      {cards && (
        <SortSelect columns={list.columns} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
      )}
      {view.period === 'chosen' && (
        <div className="admin-days">
          <DayInput
            label="From"
            value={view.from}
            max={view.to}
            onChange={(from) => onView({ ...view, from })}
          />
          <DayInput label="To" value={view.to} min={view.from} onChange={(to) => onView({ ...view, to })} />
        </div>
      )}
      {filtered && <Button onClick={clear}>Clear</Button>}
      <p className="admin-summary" role="status">
        {summary}
      </p>
    </div>
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
  const orders = columns.flatMap(choicesOf);
  const current = orders.find(({ by }) => by.key === sort?.key && by.descending === sort.descending);
  return (
    <ChoiceSelect
      label="Sort"
      choices={[NEWEST, ...orders.map(({ label }) => label)]}
      value={current?.label ?? NEWEST}
      onChoose={(chosen) => onSort(orders.find(({ label }) => label === chosen)?.by)}
    />
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
