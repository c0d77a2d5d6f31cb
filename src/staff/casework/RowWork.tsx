import type { WorkStatus, FromPerson as Found } from '#shared/casework.ts';
import type { PartOfRow } from '../inbox/model/part.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { ChoiceSelect } from '../ui/ChoiceSelect.tsx';
import { shortTime, fullTime } from '../shell/times.ts';
import { Notes } from './Notes.tsx';
import { stateOf, STATUS_CHOICES } from './rows.ts';
import { changeWork, workOf } from './states.ts';
import './work.css';
import { useEffect, useRef, useState } from 'react';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { idTime } from '#shared/ids.ts';
import { listPlace } from '../inbox/view/open-list.ts';
import { sayFailure, session, staffCall } from '../session/session.ts';
import { routeHref } from '../shell/address.ts';
import { listTabs } from '#forms/registry.ts';
import { useBusy } from '../ui/use-busy.ts';

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

/** On demand: everything that came from the person of an open row, of all forms, by e-mail and phone. */
function FromPerson({ list, id }: { list: string; id: string }) {
  const [found, setFound] = useState<readonly Found[]>();
  const [busy, begin] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; what it has found is read out.
  useEffect(() => heading.current?.focus(), [found]);
  const read = async (): Promise<void> => {
    const result = await staffCall(workEndpoints.workPerson, { query: { list, id } });
    if (result.ok) setFound(result.data.found);
    else if (session.get().phase === 'signed-in') sayFailure('Could not look', result, 'person');
  };
  if (!found) {
    return (
      <Button aria-busy={busy} onClick={() => begin(read)}>
        Everything from this person
      </Button>
    );
  }
  const others = found.filter((one) => one.list !== list || one.id !== id);
  return (
    <section aria-label="Everything from this person">
      <h3 tabIndex={-1} ref={heading}>
        {others.length === 0
          ? 'Nothing else came from this person.'
          : `Also from this person (${others.length})`}
      </h3>
      <ul>
        {others.map((one) => (
          <li key={`${one.list}/${one.id}`}>
            <PlaceLink found={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceLink({ found: { list, id, suspected } }: { found: Found }) {
  const tab = listTabs.get(list);
  if (!tab) return null;
  const text = `${tab.tab}, ${fullTime(idTime(id))}${suspected ? ', suspected spam' : ''}`;
  return <a href={routeHref(...listPlace(tab.id, suspected), id)}>{text}</a>;
}
