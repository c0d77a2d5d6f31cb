import { ask } from '../shell/ask.ts';
import { exactTime } from '../shell/times.ts';
import { useAtom } from '../shell/atom.ts';
import type { KeptDraft } from './kept-draft.ts';

/** So much of a text names it when it has no title. */
export const NAME_LENGTH = 40;

interface DraftOfferProps<T> {
  kept: KeptDraft<T>;
  /** Names what is on offer: `draft “Dashain hours”`. */
  nameOf: (texts: T) => string;
  /** Said after it. */
  note?: (texts: T) => string | undefined;
  restored: () => void;
}

/** Offers what was typed here and not saved before the page went. */
export function DraftOffer<T>({ kept, nameOf, note, restored }: DraftOfferProps<T>) {
  const offer = useAtom(kept.offer);
  if (!offer) return null;
  const name = nameOf(offer.texts);
  const discard = async (): Promise<void> => {
    if (await ask({ text: `Your ${name} will be gone.`, yes: 'Discard draft', no: 'Keep it' }))
      kept.discard();
  };
  return (
    <section className="cms-offer" aria-label="Unsaved draft">
      <p>
        Your {name} of {exactTime(offer.at)} is still on this device. {note?.(offer.texts)}
      </p>
      <button
        type="button"
        className="admin-small"
        onClick={() => {
          kept.restore();
          restored();
        }}
      >
        Restore your draft
      </button>
      <button type="button" className="admin-small" onClick={() => void discard()}>
        Discard
      </button>
    </section>
  );
}
