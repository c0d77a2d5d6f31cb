import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { WORK_STATUSES, type WorkStatus } from '#shared/casework.ts';
import type { Row } from '../inbox/model/row.ts';
import { useAtom } from '../shell/atom.ts';
import { statusLabel } from './rows.ts';
import { changeWork, workOf } from './states.ts';

/** Sets the status of everything that is selected. */
export default function SelectionWork({ list, rows }: { list: string; rows: readonly Row[] }) {
  const { me } = useAtom(workOf(list));
  const [busy, setBusy] = useState(false);
  if (me === '') return null;
  const set = async (status: WorkStatus): Promise<void> => {
    setBusy(true);
    const isDone = await changeWork(
      list,
      rows.map(({ id }) => id),
      { status },
    );
    setBusy(false);
    if (isDone) toast(`Set to ${status}: ${rows.length.toLocaleString('en-US')}`);
  };
  return (
    <select
      className="admin-small"
      aria-label="Set status of what is selected"
      aria-busy={busy}
      disabled={busy}
      value=""
      onChange={({ target }) => void set(target.value as WorkStatus)}
    >
      <option value="" disabled hidden>
        Set status…
      </option>
      {WORK_STATUSES.map((status) => (
        <option key={status} value={status}>
          {statusLabel(status)}
        </option>
      ))}
    </select>
  );
}
