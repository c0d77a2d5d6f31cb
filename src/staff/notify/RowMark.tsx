import { REASONS } from '#shared/notifications.ts';
import { useAtom } from '../shell/atom.ts';
import { Icon } from '../shell/Icon.tsx';
import { notifications, openState } from './notifications.ts';

/** A small mark at a row whose message has not left; `list` is where its record lies. */
export function RowMark({ list, id }: { list: string | undefined; id: string }) {
  const state = openState(useAtom(notifications), list, id);
  if (state === undefined) return null;
  const text = state === 'waiting' ? 'Not e-mailed yet: waiting' : `Not e-mailed: failed, ${REASONS[state]}`;
  return (
    <span className="admin-told-mark" data-state={state === 'waiting' ? 'waiting' : 'failed'} title={text}>
      <Icon name={state === 'waiting' ? 'clock' : 'unsent'} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
