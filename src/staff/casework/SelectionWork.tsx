import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { WORK_STATUSES, type WorkStatus } from '#shared/casework.ts';
import type { Row } from '../inbox/model/row.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { ChoiceSelect } from '../ui/ChoiceSelect.tsx';
import { offerUndo } from '../shell/undo.ts';
import { useBusy } from '../ui/use-busy.ts';
import { stateOf, STATUS_CHOICES } from './rows.ts';
import { changeWork, workOf } from './states.ts';

/** Sets the status of everything that is selected: chosen first, because a key alone chooses, and then set, with one way back. */
export default function SelectionWork({ list, rows }: { list: string; rows: readonly Row[] }) {
  const { me } = useAtom(workOf(list));
  const [status, setStatus] = useState<WorkStatus>('in progress');
  const [busy, begin] = useBusy();
  if (me === '') return null;
  const ids = rows.map(({ id }) => id);
  return (
    <div className="admin-selection-buttons">
      <ChoiceSelect
        className="admin-small"
        label="Status for what is selected"
        choices={STATUS_CHOICES}
        value={status}
        onChoose={(chosen) => setStatus(chosen as WorkStatus)}
      />
      <Button aria-busy={busy} onClick={() => begin(() => setAll(list, ids, status))}>
        Set status
      </Button>
    </div>
  );
}

const count = (ids: readonly string[]): string => ids.length.toLocaleString('en-US');

async function setAll(list: string, ids: readonly string[], status: WorkStatus): Promise<void> {
  const { rows } = workOf(list).get();
  if (!(await changeWork(list, ids, { status }))) return;
  const takeBack = async (): Promise<void> => {
    const now = workOf(list).get();
    // What a colleague has set since stays.
    const mine = ids.filter((id) => stateOf(now, id)[0] === status && stateOf(now, id)[4] === now.me);
    for (const was of WORK_STATUSES) {
      const some = mine.filter((id) => stateOf({ ...now, rows }, id)[0] === was);
      if (was !== status && some.length > 0 && !(await changeWork(list, some, { status: was }))) return;
    }
    toast(`Set back: ${count(mine)}`);
  };
  offerUndo(`Set to ${status}: ${count(ids)}`, () => void takeBack());
}
