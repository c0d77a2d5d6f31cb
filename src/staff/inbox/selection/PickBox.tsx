import { rowName } from '../definition/columns.ts';
import type { Row } from '../definition/row.ts';
import type { Selecting } from './use-selection.ts';

interface PickBoxProps {
  row: Row;
  picked: boolean;
  onPick: Selecting['pick'];
}

/** Selects a row; with Shift all rows from the one pressed last. */
export function PickBox({ row, picked, onPick }: PickBoxProps) {
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label={`Select ${rowName(row)}`}
        checked={picked}
        onChange={({ nativeEvent }) => {
          onPick(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}

/** Selects all shown rows or lets them go; in between where some are selected. */
export function PickAllBox({ selecting: { rows, unshown, all, pickAll } }: { selecting: Selecting }) {
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label="Select all shown"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && rows.length > unshown;
        }}
        onChange={pickAll}
      />
    </label>
  );
}
