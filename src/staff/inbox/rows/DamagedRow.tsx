import type { Row } from '../definition/row.ts';
import { PickBox } from '../selection/PickBox.tsx';
import type { Selecting } from '../selection/use-selection.ts';

/** Stands in for a row that cannot be drawn, so that its list can; it can still be selected, and so moved or exported. */
export function DamagedRow({ row, selecting }: { row: Row; selecting: Selecting }) {
  return (
    <span className="admin-damaged">
      <PickBox row={row} picked={selecting.has(row.id)} onPick={selecting.pick} />
      This record is damaged and cannot be shown. It can be moved or exported.
    </span>
  );
}
