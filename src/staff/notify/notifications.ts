import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import type { MailSetup, OpenMessage, Reason } from '#shared/notifications.ts';
import { session, staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';

/** What is known of the messages that tell the company of submissions; nothing before the first answer. */
export interface Notifications {
  mail: MailSetup | undefined;
  webhook: boolean;
  /** What has not left, by list and id (`openKey`). */
  open: ReadonlyMap<string, OpenMessage>;
}

export const notifications = createAtom<Notifications>({ mail: undefined, webhook: false, open: new Map() });

const openKey = (list: string, id: string): string => `${list}/${id}`;

/** Where a message of a row stands in the list: waiting, given up for a reason, or nowhere because it has left. */
export function openState(
  { open }: Notifications,
  list: string | undefined,
  id: string,
): 'waiting' | Reason | undefined {
  const found = list === undefined ? undefined : open.get(openKey(list, id));
  return found && (found.reason ?? 'waiting');
}

/** Asks the server anew, if somebody is here. What is known stays if it does not answer. */
export async function checkNotifications(): Promise<void> {
  if (session.get().phase !== 'signed-in') return;
  const result = await staffCall(notificationEndpoints.notificationState, {}, true);
  // Whatever else may have answered, what is known stays.
  if (!result.ok || !Array.isArray(result.data.open)) return;
  const { mail, webhook, open } = result.data;
  const keyed = open.map((message): [string, OpenMessage] => [openKey(message.list, message.id), message]);
  notifications.set({ mail, webhook, open: new Map(keyed) });
}

session.subscribe(() => {
  if (session.get().phase === 'left') notifications.set(notifications.initial);
});
