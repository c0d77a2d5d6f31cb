import { lazy } from 'react';
import { toast } from '#browser/toasts.ts';
import { rowName } from '../inbox/model/definition.ts';
import type { ListPart } from '../inbox/model/part.ts';
import { shortName } from '../inbox/model/row.ts';
import { Later } from '../shell/Notice.tsx';
import { defineWork, stateOf } from './rows.ts';
import { changeWork, openWork, workOf } from './states.ts';

const RowWork = lazy(() => import('./RowWork.tsx'));
const SelectionWork = lazy(() => import('./SelectionWork.tsx'));

/** The work on enquiries, shared by everybody: what lists show of it, and where it is changed. */
export const workPart: ListPart = {
  define: (list) => ({
    ...defineWork(list),
    beforeExport: async (rows) => (await import('./exported-notes.ts')).withNotes(list.suspected ?? '', rows),
  }),
  open: openWork,
  OpenRow: (part) => (
    <Later>
      <RowWork {...part} />
    </Later>
  ),
  Selection: (part) => (
    <Later>
      <SelectionWork {...part} />
    </Later>
  ),
  onReply: (list, row) => {
    const [status] = stateOf(workOf(list).get(), row.id);
    if (status === 'answered' || status === 'closed') return;
    const run = (): void => void changeWork(list, [row.id], { status: 'answered' });
    toast(`Answering ${shortName(rowName(row))}`, 'success', { action: { label: 'Set to answered', run } });
  },
};
