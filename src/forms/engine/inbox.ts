import type { Column, ListDefinition } from '#staff/inbox/model/definition.ts';
import { ASIDES } from './asides.ts';
import type { AnyForm } from './definition.ts';
import { listedFields } from './record.ts';

/** What the staff's list of a form says of its own; the columns follow from the form's fields. */
interface InboxWords<Store extends string> extends Omit<ListDefinition, 'columns' | 'asides' | 'suspected'> {
  /** Makes the body of its answer; without it the body is the records. */
  toBody?: (records: readonly object[]) => unknown;
  /** Where the records lie, which is also how a call that moves one names the list; without it the form's name. */
  suspected?: Store;
  /** The sentences that were ever agreed to by sending, as the form's page shows them. */
  consents?: readonly string[];
  /** Name of the time in a listed record, `submitted_at` if nothing is said; null where only the id tells. */
  timeKey?: string | null;
  /** Keys of the columns that come first, where the form's order is not theirs. */
  first?: readonly string[];
  /** What columns have of their own, by key: mostly their width, in rem. */
  differing?: Readonly<Record<string, Partial<Column>>>;
}

/** A form with the staff's list of its records. */
export interface Inbox<Shown extends AnyForm = AnyForm, Store extends string = string>
  extends InboxWords<Store>, Pick<ListDefinition, 'columns' | 'asides'> {
  form: Shown;
  suspected: Store;
  timeKey: string | null;
}

/** The list of a form's records out of what is said of it. */
export function defineInbox<Shown extends AnyForm, const Store extends string = Shown['name']>(
  form: Shown,
  words: InboxWords<Store>,
): Inbox<Shown, Store> {
  const { first = [], differing = {}, numbered = false, timeKey = 'submitted_at' } = words;
  const columns = listedFields(form.fields)
    .map(({ key, column }): Column => ({ key, label: labelOf(key), ...column, ...differing[key] }))
    .sort((a, b) => placeIn(first, a.key) - placeIn(first, b.key));
  return {
    // What the type says: the form's name, unless `words` say another.
    suspected: form.name as Store,
    ...words,
    form,
    timeKey,
    asides: ASIDES,
    columns: [...columns, timeColumn(timeKey ?? 'submitted_at'), ...(numbered ? [] : [ID])],
  };
}

const ID: Column = { key: 'id', label: 'ID', kind: 'id', width: 6 };

/** `submitted_at` is called `Submitted`. */
const timeColumn = (key: string): Column => {
  const label = labelOf(key.replace('_at', ''));
  return { key, label, kind: 'time', width: 10.5 };
};

/** `help_needed` is called `Help needed`. */
const labelOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

const placeIn = (order: readonly string[], key: string) =>
  order.includes(key) ? order.indexOf(key) : order.length;
