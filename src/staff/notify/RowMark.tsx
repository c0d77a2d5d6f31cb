import { REASONS } from '#shared/notifications.ts';
import type { Row } from '../inbox/model/row.ts';
import { useAtom } from '../shell/atom.ts';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { notifications, openState } from './notifications.ts';
import { isUnsubscribed, unsubscribed } from './unsubscribed.ts';

/** Small marks at a row: that its message has not left (`list` is where its record lies), that its address is unsubscribed. */
export function RowMark({ list, row }: { list: string | undefined; row: Row }) {
  const state = openState(useAtom(notifications), list, row.id);
  const isOff = isUnsubscribed(useAtom(unsubscribed), row);
  return (
    <>
      {state === 'waiting' && <Mark icon="clock" text="Not e-mailed yet: waiting" />}
      {state && state !== 'waiting' && (
        <Mark icon="unsent" state="failed" text={`Not e-mailed: failed, ${REASONS[state]}`} />
      )}
      {isOff && <Mark icon="off" text="Unsubscribed" />}
    </>
  );
}

function Mark({ icon, state, text }: { icon: IconName; state?: 'failed'; text: string }) {
  return (
    <span className="admin-told-mark" data-state={state} title={text}>
      <Icon name={icon} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
