import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import { text, type Column } from '../inbox/model/definition.ts';
import type { Row } from '../inbox/model/row.ts';
import { onLeave, session, staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';

/** The addresses that no mail of the site goes to, in lower case. */
export const unsubscribed = createAtom<ReadonlySet<string>>(new Set());

let known: string | undefined;

/** Reads them anew if `version` is another than the last one; what is known stays if the server does not answer. */
export async function readUnsubscribed(version = ''): Promise<void> {
  if (version === known || session.get().phase !== 'signed-in') return;
  const result = await staffCall(notificationEndpoints.unsubscribedList, {}, true);
  if (!result.ok || !Array.isArray(result.data.addresses)) return;
  known = version;
  unsubscribed.set(new Set(result.data.addresses));
}

/** Whether a row is of one of them. */
export const isUnsubscribed = (addresses: ReadonlySet<string>, { values }: Row): boolean =>
  addresses.has((values['email'] ?? '').normalize().toLowerCase());

const COLUMN: Column = {
  ...text('unsubscribed', 'Unsubscribed'),
  of: (row) => (isUnsubscribed(unsubscribed.get(), row) ? 'Yes' : ''),
};

/** These columns, and one more where any of the rows is of an unsubscribed address. */
export function withUnsubscribed(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  return rows.some((row) => isUnsubscribed(unsubscribed.get(), row)) ? [...columns, COLUMN] : columns;
}

onLeave(() => {
  known = undefined;
  unsubscribed.set(unsubscribed.initial);
});
