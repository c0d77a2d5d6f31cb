import type { ListDefinition } from '../definition/list-definition.ts';
import { failureText, readAgain } from './unread.ts';
import type { OpenedList } from './use-list.ts';

/** Beside a list: that a page of it could not be read, with the way to try again. */
export function ReadFailed({ list, opened }: { list: ListDefinition; opened: OpenedList }) {
  return (
    <>
      <p role="status">{failureText(list, opened.state)}</p>
      <button
        type="button"
        className="admin-small"
        onClick={() => {
          readAgain(opened.store);
        }}
      >
        Try again
      </button>
    </>
  );
}
