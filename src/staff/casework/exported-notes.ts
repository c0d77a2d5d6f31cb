import { workEndpoints } from '#shared/endpoints/casework.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Row } from '../inbox/model/row.ts';
import { staffCall } from '../session/session.ts';
import { fullTime } from '../shell/times.ts';
import { NOTES } from './rows.ts';

/** Rows of a list with the words of their notes, each with its moment and author, as the CSV has them. */
export async function withNotes(list: string, rows: readonly Row[]): Promise<Result<readonly Row[], string>> {
  if (!rows.some(({ values }) => values[NOTES.key])) return ok(rows);
  const result = await staffCall(workEndpoints.workAllNotes, { query: { list } }, true);
  if (!result.ok) return fail('notes');
  const { notes } = result.data;
  const wordsOf = (id: string): string =>
    (notes[id] ?? [])
      .map(({ at, by, text }) => `${fullTime(Date.parse(at))}, ${by.name}: ${text}`)
      .join('\n');
  return ok(rows.map((row) => ({ ...row, values: { ...row.values, [NOTES.key]: wordsOf(row.id) } })));
}
