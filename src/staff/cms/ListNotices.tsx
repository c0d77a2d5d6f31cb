import { ListNotice } from '../shell/Notice.tsx';

/** A list of the CMS could not be read. */
export function ListFailed({ title, tryAgain }: { title: string; tryAgain: () => Promise<unknown> }) {
  return (
    <ListNotice tone="danger" title={title}>
      <button type="button" className="admin-small" onClick={() => void tryAgain()}>
        Try again
      </button>
    </ListNotice>
  );
}

/** A search of a list of the CMS found nothing. */
export function NothingFound({ title, clear }: { title: string; clear: () => void }) {
  return (
    <ListNotice title={title}>
      <button type="button" className="admin-small" onClick={clear}>
        Clear search
      </button>
    </ListNotice>
  );
}
