import type { Folder } from '../records/folders.ts';
import { lists } from '../records/lists.ts';
import { listedFields } from '#forms/engine/record.ts';
import { forms } from '#forms/registry.ts';
import type { FromPerson } from '#shared/casework.ts';

type Values = Readonly<Record<string, unknown>> & { id: string };

/** A number with its country's code and the same one without are one: so many digits at the end tell. */
const PHONE_DIGITS = 9;

/** Which fields of each list are addresses and numbers, by what its form's definition says of them. */
const LISTS = Object.values(forms).map(({ form, suspected }) => {
  const fields = listedFields(form.fields);
  const keysOf = (kind: string) => fields.filter(({ column }) => column.kind === kind).map(({ key }) => key);
  // The feedback takes any address with an @, and shows it as a text.
  const keys = [...new Set(['email', ...keysOf('email')])];
  return { list: suspected, keys, phones: keysOf('phone') };
});
type ListKeys = (typeof LISTS)[number];

/**
 * Everything that came from the person who sent a record, by e-mail address and phone, of all forms and suspected spam too, newest
 * first, the record itself included. Out: undefined if there is no such record. Reads every list.
 */
export async function fromPersonOf(list: string, id: string): Promise<FromPerson[] | undefined> {
  const all = (
    await Promise.all(LISTS.flatMap((keys) => [readAll(keys, false), readAll(keys, true)]))
  ).flat();
  const own = all.find(({ from }) => from.list === list && from.id === id);
  if (!own) return undefined;
  const isTheirs = ({ marks }: Marked) => marks.some((mark) => own.marks.includes(mark));
  return all
    .filter((one) => one === own || isTheirs(one))
    .map(({ from }) => from)
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** A record with what tells whose it is. */
interface Marked {
  from: FromPerson;
  marks: readonly string[];
}

async function readAll(keys: ListKeys, suspected: boolean): Promise<Marked[]> {
  const folder: Folder = suspected ? 'suspected' : 'records';
  const found: Marked[] = [];
  for await (const item of lists[keys.list].rows(folder))
    found.push({ from: { list: keys.list, id: item.id, suspected }, marks: marksOf({ ...item }, keys) });
  return found;
}

function marksOf(values: Values, { keys, phones }: ListKeys): string[] {
  const textsOf = (names: readonly string[]) =>
    names.map((name) => values[name]).filter((v) => typeof v === 'string');
  const emails = textsOf(keys).map((email) => email.normalize().toLowerCase());
  const numbers = textsOf(phones).map((phone) => phone.replace(/\D/g, '').slice(-PHONE_DIGITS));
  return [...emails.filter(Boolean), ...numbers.filter((number) => number.length === PHONE_DIGITS)];
}
