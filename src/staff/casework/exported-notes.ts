import { workEndpoints } from '#shared/endpoints/casework.ts';
import type { Row } from '../inbox/model/row.ts';
import { staffCall } from '../session/session.ts';
import { fullTime } from '../shell/times.ts';
import { NOTES } from './rows.ts';

/** Rows of a list with the words of their notes, each with its moment and author, as the CSV has them; undefined if they cannot be read. */
export async function withNotes(list: string, rows: readonly Row[]): Promise<readonly Row[] | undefined> {
  if (!rows.some(({ values }) => values[NOTES.key])) return rows;
  const result = await staffCall(workEndpoints.workAllNotes, { query: { list } }, true);
  if (!result.ok) return undefined;
  const { notes } = result.data;
  const wordsOf = (id: string): string =>
    (notes[id] ?? [])
      .map(({ at, by, text }) => `${fullTime(Date.parse(at))}, ${by.name}: ${text}`)
      .join('\n');
  return rows.map((row) => ({ ...row, values: { ...row.values, [NOTES.key]: wordsOf(row.id) } }));
}
