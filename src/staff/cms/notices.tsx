import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../shell/Button.tsx';
import { ask } from '../shell/ask.ts';
import { fullTime } from '../shell/times.ts';
import { useAtom } from '../shell/atom.ts';
import type { StoredDraft } from './stored-draft.ts';
import { ListNotice } from '../shell/Notice.tsx';

interface ConflictNoticeProps {
  theirs: { title: string; text: string };
  keepMine: () => void;
  takeTheirs: () => void;
  /** What happened. */
  children: ReactNode;
}

/** Somebody else saved first: shows their text and both ways on, in a live region that is there. */
export function ConflictNotice({ theirs, keepMine, takeTheirs, children }: ConflictNoticeProps) {
  return (
    <div className="cms-conflict">
      <p>{children}</p>
      <details>
        <summary>{`Their version: ${theirs.title}`}</summary>
        <p className="cms-theirs">{theirs.text}</p>
      </details>
      <div className="admin-form-buttons">
        <Button
          onClick={(event) => {
            focusOn(event, '[type=submit]');
            keepMine();
          }}
        >
          Keep mine, then save again
        </Button>
        <Button
          onClick={(event) => {
            focusOn(event, 'input');
            takeTheirs();
          }}
        >
          Take theirs
        </Button>
      </div>
    </div>
  );
}

/** What a button belongs to goes, the button with it: the focus moves on to what its form has next. */
export function focusOn({ currentTarget }: MouseEvent<HTMLButtonElement>, next: string): void {
  currentTarget.form?.querySelector<HTMLElement>(next)?.focus();
}

interface DraftOfferProps<T> {
  stored: StoredDraft<T>;
  /** Names what is on offer: `draft “Dashain hours”`. */
  nameOf: (texts: T) => string;
  /** Said after it. */
  note?: (texts: T) => string | undefined;
  restored: () => void;
}

/** Offers what was typed here and not saved before the page went. */
export function DraftOffer<T>({ stored, nameOf, note, restored }: DraftOfferProps<T>) {
  const offer = useAtom(stored.offer);
  if (!offer) return null;
  const name = nameOf(offer.texts);
  const discard = async (): Promise<void> => {
    if (await ask({ text: `Your ${name} will be gone.`, yes: 'Discard draft', no: 'Keep it' }))
      stored.discard(offer);
  };
  return (
    <section className="cms-offer" aria-label="Unsaved draft">
      <p>
        {`Your ${name} of ${fullTime(offer.at)} is still on this device. ${note?.(offer.texts) ?? ''}`.trim()}
      </p>
      <Button
        onClick={() => {
          stored.restore(offer);
          restored();
        }}
      >
        Restore your draft
      </Button>
      <Button onClick={() => void discard()}>Discard</Button>
    </section>
  );
}

/** A search of a list of the CMS found nothing. */
export function NothingFound({ title, clear }: { title: string; clear: () => void }) {
  return (
    <ListNotice title={title}>
      <Button onClick={clear}>Clear search</Button>
    </ListNotice>
  );
}
