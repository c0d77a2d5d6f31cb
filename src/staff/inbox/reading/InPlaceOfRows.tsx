import { ListNotice, ListSkeleton } from '../../shell/ListNotice.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import { failureText, readAgain } from './unread.ts';
import type { OpenedList } from './use-list.ts';

const ALL_PUT_AWAY = 'Everything that came in has been put away. The buttons above bring it back.';

interface InPlaceOfRowsProps {
  list: ListDefinition;
  opened: OpenedList;
  suspected: boolean;
  /** How many rows are shown. */
  shown: number;
  /** Takes search and dates away. */
  onClear: () => void;
}

/** What stands below the rows, or in their place: that a page is on its way or failed, or why there are none. */
export function InPlaceOfRows({ list, opened, suspected, shown, onClear }: InPlaceOfRowsProps) {
  const { state, store, visible } = opened;
  if (state.phase === 'failed' || (state.failure !== '' && !state.loadingMore)) {
    return (
      <ListNotice tone="danger" title={failureText(list, state)}>
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            readAgain(store);
          }}
        >
          Try again
        </button>
      </ListNotice>
    );
  }
  if (state.phase !== 'ready' || state.loadingMore) return <ListSkeleton />;
  if (shown > 0) return null;
  if (visible.length === 0) {
    const hint = state.rows.length > 0 ? ALL_PUT_AWAY : list.hint;
    return suspected ? (
      <ListNotice title="No suspected spam." hint="What a machine seems to have sent waits here for you." />
    ) : (
      <ListNotice title={list.empty} hint={hint} />
    );
  }
  return (
    <ListNotice title={`No ${list.noun[1]} match.`}>
      <button type="button" className="admin-small" onClick={onClear}>
        Clear search and dates
      </button>
    </ListNotice>
  );
}
