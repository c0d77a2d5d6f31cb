import { useEffect, useState } from 'react';
import { notificationEndpoints } from '#shared/endpoints/notifications.ts';
import {
  REASONS,
  type Attempt,
  type Channel,
  type MessageAnswer,
  type MessageKind,
  type MessageState,
} from '#shared/notifications.ts';
import { sayFailure, staffCall } from '../session/session.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { taking } from '../ui/taking.ts';
import { shortTime } from '../shell/times.ts';
import { useBusy } from '../ui/use-busy.ts';
import { checkNotifications, notifications, openState } from './notifications.ts';

/** In an open row: whether the company was told of it and its visitor answered, and the ways to try again. */
export default function RowMessage({ list, id }: { list: string; id: string }) {
  const state = useAtom(notifications);
  const open = openState(state, list, id);
  const openAnswer = openState(state, list, id, 'answer');
  const [told, setTold] = useState<MessageAnswer & { id: string }>();
  const [busy, begin] = useBusy();
  useEffect(
    () =>
      taking(staffCall(notificationEndpoints.notificationOf, { query: { list, id } }, true), (result) => {
        if (result.ok) setTold({ ...result.data, id });
      }),
    [list, id, open, openAnswer],
  );
  const again = async (kind?: MessageKind): Promise<void> => {
    const result = await staffCall(notificationEndpoints.notificationSend, { body: { list, id, kind } });
    if (!result.ok) {
      sayFailure('Could not send it', result);
      return;
    }
    setTold({ ...result.data, id });
    void checkNotifications();
  };
  const { message, answer } = told?.id === id ? told : ({} as Partial<MessageAnswer>);
  return (
    <>
      {(message || open) && (
        <Message
          message={message}
          words={message ? sentence(message, SENT) : 'Not e-mailed yet: waiting.'}
          busy={busy}
          onAgain={() => begin(again)}
        />
      )}
      {(answer || openAnswer) && (
        <Message
          message={answer}
          words={`Answer to the visitor: ${answer ? lowerFirst(sentence(answer, { ...SENT, mail: 'Sent' })) : 'waiting.'}`}
          busy={busy}
          onAgain={() => begin(() => again('answer'))}
        />
      )}
    </>
  );
}

interface MessageProps {
  message: MessageState | undefined;
  words: string;
  busy: boolean;
  onAgain: () => void;
}

function Message({ message, words, busy, onAgain }: MessageProps) {
  return (
    <div className="admin-told" data-state={message?.state ?? 'waiting'}>
      <p role="status">{words}</p>
      {message?.state !== 'sent' && (
        <Button aria-busy={busy} onClick={onAgain}>
          <Icon name="mail" /> Send again
        </Button>
      )}
    </div>
  );
}

const SENT: Record<Channel, string> = { mail: 'E-mailed', webhook: 'Told the other system' };

/** `E-mailed 2:03 PM Nepal time.`, `Failed: the mail server refuses it (550).`, `Waiting: … Next try 2:10 PM Nepal time.` */
function sentence({ state, attempts, next }: MessageState, done: typeof SENT): string {
  const sent = attempts.filter(({ outcome }) => outcome === 'sent');
  const left = sent.map(({ channel, at }) => `${done[channel]} ${shortTime(Date.parse(at))}.`);
  if (state === 'sent') return left.join(' ');
  const last = attempts.findLast(({ outcome }) => outcome !== 'sent');
  const label = state === 'failed' ? 'Failed' : 'Waiting';
  const then = next === undefined ? '' : ` Next try ${shortTime(Date.parse(next))}.`;
  return [...left, `${label}${last ? `: ${reasonOf(last)}` : ''}.${then}`].join(' ');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function reasonOf({ outcome, code }: Attempt): string {
  const reason = outcome === 'sent' ? '' : REASONS[outcome];
  return code === undefined ? reason : `${reason} (${code})`;
}
