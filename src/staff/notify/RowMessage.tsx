import { useEffect, useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import { REASONS, type Attempt, type Channel, type MessageAnswer } from '#shared/notifications.ts';
import { staffCall } from '../session/session.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { shortTime } from '../shell/times.ts';
import { checkNotifications, notifications, openState } from './notifications.ts';

type Message = NonNullable<MessageAnswer['message']>;

/** In an open row: whether the company was told of it, and the way to try again. */
export function RowMessage({ list, id }: { list: string; id: string }) {
  const open = openState(useAtom(notifications), list, id);
  const [told, setTold] = useState<{ id: string; message: Message | undefined }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const result = await staffCall(notificationEndpoints.notificationOf, { query: { list, id } }, true);
      if (isCurrent && result.ok) setTold({ id, message: result.data.message });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [list, id, open]);
  const again = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const result = await staffCall(notificationEndpoints.notificationSend, { body: { list, id } });
    setBusy(false);
    if (!result.ok) {
      toast(`Could not send it: ${result.message || 'the server does not answer.'}`, 'error');
      return;
    }
    setTold({ id, message: result.data.message });
    void checkNotifications();
  };
  const message = told?.id === id ? told.message : undefined;
  if (!message && open === undefined) return null;
  const isLeft = message?.state === 'sent';
  return (
    <div className="admin-told" data-state={message?.state ?? 'waiting'}>
      <p role="status">{message ? sentence(message) : 'Not e-mailed yet: waiting.'}</p>
      {!isLeft && (
        <Button aria-busy={busy} onClick={() => void again()}>
          <Icon name="mail" /> Send again
        </Button>
      )}
    </div>
  );
}

const SENT: Record<Channel, string> = { mail: 'E-mailed', webhook: 'Told the other system' };

/** `E-mailed 2:03 PM Nepal time.`, `Failed: the mail server refuses it (550).`, `Waiting: … Next try 2:10 PM Nepal time.` */
function sentence({ state, attempts, next }: Message): string {
  const sent = attempts.filter(({ outcome }) => outcome === 'sent');
  const done = sent.map(({ channel, at }) => `${SENT[channel]} ${shortTime(Date.parse(at))}.`);
  if (state === 'sent') return done.join(' ');
  const last = attempts.findLast(({ outcome }) => outcome !== 'sent');
  const label = state === 'failed' ? 'Failed' : 'Waiting';
  const then = next === undefined ? '' : ` Next try ${shortTime(Date.parse(next))}.`;
  return [...done, `${label}${last ? `: ${reasonOf(last)}` : ''}.${then}`].join(' ');
}

function reasonOf({ outcome, code }: Attempt): string {
  const reason = outcome === 'sent' ? '' : REASONS[outcome];
  return code === undefined ? reason : `${reason} (${code})`;
}
