import type { Column, ListDefinition } from '../inbox/model/definition.ts';
import type { Row } from '../inbox/model/row.ts';
import { WORK_STATUSES, type ListWork, type WorkState, type WorkStatus } from '#shared/casework.ts';

/** The work on a list's enquiries, as this page knows it. */
export interface KnownWork extends ListWork {
  /** The id of who is signed in; empty until the server has answered. */
  me: string;
}

export const UNKNOWN: KnownWork = { me: '', rows: {}, people: {} };
const UNTOUCHED: WorkState = ['new', '', 0, 0, ''];

/** The state of one enquiry. */
export const stateOf = ({ rows }: ListWork, id: string): WorkState => rows[id] ?? UNTOUCHED;

/** As the table says it. */
const statusLabel = (status: WorkStatus): string => status.charAt(0).toUpperCase() + status.slice(1);
const LABELS = WORK_STATUSES.map(statusLabel);
export const STATUS_CHOICES = WORK_STATUSES.map((value) => ({ label: statusLabel(value), value }));

const STATUS: Column = {
  key: 'work_status',
  label: 'Status',
  kind: 'text',
  width: 6.75,
  order: LABELS,
  beside: true,
};
const WHO: Column = { key: 'work_who', label: 'Who', kind: 'text', width: 7, beside: true };
export const NOTES: Column = { key: 'work_notes', label: 'Notes', kind: 'text', width: 5, beside: true };
const WHOSE = 'work_whose';

/** Adds status, holder and number of notes to a list, and the ways to filter by them. */
export function defineWork(list: ListDefinition): ListDefinition {
  const at = list.columns.findIndex(({ kind }) => kind === 'id');
  const columns =
    at < 0 ? [...list.columns, STATUS, WHO, NOTES] : list.columns.toSpliced(at, 0, STATUS, WHO, NOTES);
  const filters = [
    { key: STATUS.key, label: 'Status', any: 'Any status', choices: LABELS },
    {
      key: WHOSE,
      label: 'Who',
      any: 'Anybody’s',
      choices: [
        { label: 'Mine', value: 'mine' },
        { label: 'Nobody’s', value: 'nobody' },
      ],
    },
  ];
  return { ...list, columns, filters: [...(list.filters ?? []), ...filters] };
}

/** Rows with what is known of the work on them; those that have it already stay the same, and all of them if each has. */
export function withWork(rows: readonly Row[], known: KnownWork): readonly Row[] {
  const filled = rows.map((row) => {
    const values = valuesOf(row.id, known);
    const isSame = Object.entries(values).every(([key, value]) => row.values[key] === value);
    return isSame ? row : { ...row, values: { ...row.values, ...values } };
  });
  return filled.every((row, at) => row === rows[at]) ? rows : filled;
}

function valuesOf(id: string, known: KnownWork): Record<string, string> {
  const [status, who, notes] = stateOf(known, id);
  return {
    [STATUS.key]: statusLabel(status),
    [WHO.key]: who === '' ? '' : (known.people[who] ?? who),
    [NOTES.key]: notes === 0 ? '' : `${notes} ${notes === 1 ? 'note' : 'notes'}`,
    [WHOSE]: who === '' ? 'nobody' : who === known.me ? 'mine' : 'a colleague',
  };
}
