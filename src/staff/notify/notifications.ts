import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import type { MailSetup, MessageKind, OpenMessage, Reason } from '#shared/notifications.ts';
import { onLeave, session, staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';

/** What is known of the messages about submissions; nothing before the first answer. */
export interface Notifications {
  mail: MailSetup | undefined;
  webhook: boolean;
  /** What has not left (`openKey`). */
  open: ReadonlyMap<string, OpenMessage>;
}

export const notifications = createAtom<Notifications>({ mail: undefined, webhook: false, open: new Map() });

const openKey = ({ list, id, kind }: Pick<OpenMessage, 'list' | 'id' | 'kind'>): string =>
  [list, id, kind].join('/');

/** Where a row's message, to the company if no `kind` is given, stands in the list: waiting, given up for a reason, or nowhere because it has left. */
export function openState(
  { open }: Notifications,
  list: string | undefined,
  id: string,
  kind?: MessageKind,
): 'waiting' | Reason | undefined {
  const found = list === undefined ? undefined : open.get(openKey({ list, id, kind }));
  return found && (found.reason ?? 'waiting');
}

/** Asks the server anew, if somebody is here. What is known stays if it does not answer. */
export async function checkNotifications(): Promise<void> {
  if (session.get().phase !== 'signed-in') return;
  const result = await staffCall(notificationEndpoints.notificationState, {}, true);
  // Whatever else may have answered, what is known stays.
  if (!result.ok || !Array.isArray(result.data.open)) return;
  const { mail, webhook, open } = result.data;
  const keyed = open.map((message): [string, OpenMessage] => [openKey(message), message]);
  notifications.set({ mail, webhook, open: new Map(keyed) });
}

onLeave(() => notifications.set(notifications.initial));
