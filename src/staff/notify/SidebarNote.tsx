import { useCallback, useEffect } from 'react';
import { session } from '../session/session.ts';
import { routeHref } from '../shell/address.ts';
import { useAtom } from '../shell/atom.ts';
import { usePolling } from '../shell/use-polling.ts';
import { checkNotifications, notifications, type Notifications } from './notifications.ts';
import { readUnsubscribed } from './unsubscribed.ts';
import './notify.css';

const CHECK_MS = 15_000;

/** One line where the company is not told of submissions as it should be; it leads to what can be done. */
export default function SidebarNote() {
  const state = useAtom(notifications);
  const { phase } = useAtom(session);
  useEffect(() => {
    if (phase !== 'signed-in') return;
    void checkNotifications();
    void readUnsubscribed();
  }, [phase]);
  usePolling(
    useCallback(() => void checkNotifications(), []),
    CHECK_MS,
  );
  const text = complaint(state);
  return (
    <p className="admin-told-note" role="status">
      {text !== '' && <a href={routeHref('notifications')}>{text}</a>}
    </p>
  );
}

function complaint({ mail, webhook, open }: Notifications): string {
  const failed = [...open.values()].filter(({ reason }) => reason !== undefined).length;
  if (failed > 0)
    return failed === 1 ? '1 message failed' : `${failed.toLocaleString('en-US')} messages failed`;
  if (mail === 'unusable') return 'E-mail is set up wrongly';
  return mail === 'none' && !webhook ? 'E-mail is not set up' : '';
}
