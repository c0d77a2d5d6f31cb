import type { Column } from './columns.ts';

/** Where a row may be put instead of the table, on this browser only [S 4]. */
export type Shelf = 'hidden' | 'verified' | 'rejected';

/** A way out of the table: the row's button, the question asked first, and the popup that lists what went there. */
export interface ShelfDefinition {
  shelf: Shelf;
  /** Label of the row's button. */
  button: string;
  /** The key that does it to the open row. */
  key: string;
  /** The verb in the question and its answer: `Yes, delete`. */
  verb: string;
  /** Title of the popup and label of the button that opens it. */
  popup: string;
  /** Label of the popup's button that brings a row back. */
  back: string;
  /** Bringing back asks first. */
  confirmBack: boolean;
  /** Said when it is done. */
  done: string;
  danger?: boolean;
}

/** All that distinguishes one list tab from another. */
export interface ListDefinition {
  /** One and many of what is listed. */
  noun: readonly [string, string];
  columns: readonly Column[];
  /** Shown when no row is visible [S 8]. */
  empty: string;
  /** Below it: what will come here, and whence. */
  hint: string;
  /** Shown when the list could not be read [S 8]; gets the server's sentence, empty if it said none. */
  failure: (message: string) => string;
  shelves: readonly ShelfDefinition[];
  /** Name of the exported file, without date and ending. */
  file: string;
  /** A row counter stands in for the id [S 2]. */
  numbered?: boolean;
  /** Name of the list in `/submissions/restore`; lists without one have no suspected spam. */
  suspected?: string;
}

/** The one shelf of the plain lists: DELETE hides. */
export const HIDDEN_SHELF: ShelfDefinition = {
  shelf: 'hidden',
  button: 'DELETE',
  key: 'd',
  verb: 'delete',
  popup: 'Hidden',
  back: 'Restore',
  confirmBack: false,
  done: 'Hidden on this browser',
  danger: true,
};
