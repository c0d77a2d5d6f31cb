import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toast } from '#browser/toasts.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { MAX_NOTE, type WorkNote } from '#shared/casework.ts';
import { staffCall } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { shortTime } from '../shell/times.ts';
import { guardLeaving } from '../shell/unsaved.ts';
import { takeChanged } from './states.ts';

interface NotesProps {
  list: string;
  id: string;
  /** How many there are, by what the server said last: they are read again when it changes. */
  count: number;
  me: string;
}

/** Notes that are being written, by enquiry: stepping through rows loses none. */
const drafts = new Map<string, string>();

/** The notes on an enquiry, with who wrote them and when, and a field for another one. */
export function Notes({ list, id, count, me }: NotesProps) {
  const { notes, setNotes, failed } = useNotes(list, id, count);
  const [text, setText] = useState(drafts.get(id) ?? '');
  const [busy, setBusy] = useState(false);
  const submissionId = useRef(crypto.randomUUID());
  const write = (next: string): void => {
    setText(next);
    if (next.trim() === '') drafts.delete(id);
    else drafts.set(id, next);
    guardLeaving('note', drafts.size > 0);
  };
  const add = async (): Promise<void> => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    const body = { list, id, text, submissionId: submissionId.current };
    const result = await staffCall(workEndpoints.workNote, { body });
    setBusy(false);
    if (!result.ok) {
      toast(`The note is not saved: ${result.message || 'the server does not answer.'}`, 'error', {
        about: 'note',
      });
      return;
    }
    submissionId.current = crypto.randomUUID();
    write('');
    setNotes(result.data.notes);
    takeChanged(list, result.data);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <>
      {count > 0 && <h3>{`Notes (${count})`}</h3>}
      {failed && <p role="status">The notes could not be read.</p>}
      {notes.length > 0 && (
        <ol>
          {notes.map(({ id: noteId, at, by, text: words }) => (
            <li key={noteId}>
              <p dir="auto">{words}</p>
              <small>{`${by.id === me ? 'You' : by.name}, ${shortTime(Date.parse(at))}`}</small>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={onSubmit}>
        <textarea
          aria-label="A note for colleagues"
          placeholder="A note for colleagues"
          rows={2}
          maxLength={MAX_NOTE}
          dir="auto"
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
          }}
        />
        <Button aria-busy={busy} disabled={text.trim() === ''} onClick={() => void add()}>
          Add note
        </Button>
      </form>
    </>
  );
}

/** Reads the notes on an enquiry, if there are any, and again when there are more. */
function useNotes(list: string, id: string, count: number) {
  const [notes, setNotes] = useState<readonly WorkNote[]>([]);
  const [failed, setFailed] = useState(false);
  const isRead = notes.length >= count;
  useEffect(() => {
    if (isRead) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const result = await staffCall(workEndpoints.workNotes, { query: { list, id } }, true);
      if (!isCurrent) return;
      setFailed(!result.ok);
      if (result.ok) setNotes(result.data.notes);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [list, id, count, isRead]);
  return { notes, setNotes, failed };
}
