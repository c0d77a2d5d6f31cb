import type { WorkStatus } from '#shared/casework.ts';
import type { PartOfRow } from '../inbox/model/part.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { ChoiceSelect } from '../ui/ChoiceSelect.tsx';
import { shortTime } from '../shell/times.ts';
import { FromPerson } from './FromPerson.tsx';
import { Notes } from './Notes.tsx';
import { stateOf, STATUS_CHOICES } from './rows.ts';
import { changeWork, workOf } from './states.ts';
import './work.css';

/** In an open row: how far the work on it is, who has it, and the notes on it. */
export default function RowWork({ list, row: { id } }: PartOfRow) {
  const work = useAtom(workOf(list));
  if (work.me === '') return null;
  const [status, who, notes, changedAt, changedBy] = stateOf(work, id);
  const name = (person: string): string => (person === work.me ? 'You' : (work.people[person] ?? person));
  return (
    <section className="admin-work" aria-label="Work on this, shared with everybody">
      <div className="admin-work-state">
        <span aria-hidden="true">Status</span>
        <ChoiceSelect
          label="Status"
          choices={STATUS_CHOICES}
          value={status}
          onChoose={(chosen) => void changeWork(list, [id], { status: chosen as WorkStatus })}
        />
        <p role="status">{who === '' ? 'Nobody has it.' : holds(name(who))}</p>
        <Button onClick={() => void changeWork(list, [id], { who: who === work.me ? 'nobody' : 'me' })}>
          {who === '' ? 'Take it' : who === work.me ? 'Give it back' : 'Take it over'}
        </Button>
      </div>
      {changedAt > 0 && (
        <small>{`Last changed by ${changedBy === work.me ? 'you' : name(changedBy)}, ${shortTime(changedAt)}`}</small>
      )}
      <Notes key={id} list={list} id={id} count={notes} me={work.me} />
      <FromPerson key={`from ${id}`} list={list} id={id} />
    </section>
  );
}

const holds = (name: string): string => `${name} ${name === 'You' ? 'have' : 'has'} it.`;
