import { useEffect, useState, type FormEvent } from 'react';
import { alert } from '#browser/dialogs.ts';
import { toast } from '#browser/toasts.ts';
import { createSubmissionIds } from '#forms/engine/submission-ids.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { MAX_NOTE, type WorkNote } from '#shared/casework.ts';
import { sayFailure, session, staffCall } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { onePer } from '../shell/one-per.ts';
import { taking } from '../ui/taking.ts';
import { shortTime } from '../shell/times.ts';
import { guardLeaving } from '../shell/unsaved.ts';
import { useBusy } from '../ui/use-busy.ts';
import { isErased, nameOf, onRows, takeChanged } from './states.ts';

interface NotesProps {
  list: string;
  id: string;
  /** How many there are, by what the server said last: they are read again when it changes. */
  count: number;
  me: string;
}

interface NoteDraft {
  list: string;
  /** Who the enquiry is from. */
  name: string;
  text: string;
}

/** Notes that are being written, by enquiry: stepping through rows loses none. */
const drafts = new Map<string, NoteDraft>();

function keepDraft(id: string, draft?: NoteDraft): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
  guardLeaving('note', drafts.size > 0);
}

/** An enquiry that is erased takes the field along: the words of its note are offered once, to be copied. Out: the list. */
const watch = onePer((list) => {
  const look = async (): Promise<void> => {
    if (session.get().phase !== 'signed-in') return;
    for (const [id, { name, text, ...draft }] of drafts) {
      if (draft.list !== list || !(await isErased(list, id)) || !drafts.has(id)) continue;
      keepDraft(id);
      const run = (): void => void alert('warning', { title: 'Your note', text });
      toast(`What ${name} sent was erased before your note on it was saved.`, 'error', {
        about: id,
        action: { label: 'Show note', run },
      });
    }
  };
  onRows(list, () => void look());
  return list;
});

const submissionIds = createSubmissionIds();

/** The notes on an enquiry, with who wrote them and when, and a field for another one. */
export function Notes({ list, id, count, me }: NotesProps) {
  const { notes, setNotes, failed } = useNotes(list, id, count);
  const [text, setText] = useState(drafts.get(id)?.text ?? '');
  const [busy, begin] = useBusy();
  const write = (next: string): void => {
    setText(next);
    keepDraft(id, next.trim() === '' ? undefined : { list: watch(list), name: nameOf(list, id), text: next });
  };
  const add = async (): Promise<void> => {
    if (text.trim() === '') return;
    const note = { list, id, text };
    const body = { ...note, submissionId: submissionIds.idFor(note) };
    const result = await staffCall(workEndpoints.workNote, { body });
    if (!result.ok) {
      sayFailure('The note is not saved', result, 'note');
      return;
    }
    submissionIds.renew();
    // What was typed since is another note.
    if (drafts.get(id)?.text === text) write('');
    setNotes(result.data.notes);
    takeChanged(list, result.data);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    begin(add);
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
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) begin(add);
          }}
        />
        <Button aria-busy={busy} disabled={text.trim() === ''} onClick={() => begin(add)}>
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
    return taking(staffCall(workEndpoints.workNotes, { query: { list, id } }, true), (result) => {
      setFailed(!result.ok);
      if (result.ok) setNotes(result.data.notes);
    });
  }, [list, id, count, isRead]);
  return { notes, setNotes, failed };
}
