import type { MoveTarget } from '#shared/schemas/move.ts';

interface Move {
  /** The button's word, and the key that does the same. */
  label: string;
  key: string;
  /** The folder, as sentences name it. */
  place: string;
  /** The answer that goes ahead. */
  yes: string;
  /** Said when it is done. */
  done: string;
}

/** What a move to each of the two folders of a list is called. */
export const MOVES: Record<MoveTarget, Move> = {
  inbox: {
    label: 'Not spam',
    key: 'n',
    place: 'the inbox',
    yes: 'Yes, not spam',
    done: 'Moved to the inbox',
  },
  suspected: {
    label: 'Spam',
    key: 's',
    place: 'suspected spam',
    yes: 'Yes, it is spam',
    done: 'Moved to suspected spam',
  },
};
