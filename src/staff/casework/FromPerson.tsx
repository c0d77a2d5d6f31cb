import { useEffect, useRef, useState } from 'react';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { idTime } from '#shared/ids.ts';
import type { FromPerson as Found } from '#shared/casework.ts';
import { listPlace } from '../inbox/view/open-list.ts';
import { sayFailure, session, staffCall } from '../session/session.ts';
import { routeHref } from '../shell/address.ts';
import { Button } from '../shell/Button.tsx';
import { listTabs } from '#forms/registry.ts';
import { fullTime } from '../shell/times.ts';
import { useBusy } from '../ui/use-busy.ts';

/** On demand: everything that came from the person of an open row, of all forms, by e-mail and phone. */
export function FromPerson({ list, id }: { list: string; id: string }) {
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
