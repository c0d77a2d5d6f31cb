import type { Row } from '../definition/row.ts';

/** What has been read of a list of the server so far. */
export interface ListState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Newest first. */
  rows: readonly Row[];
  /** `before` of the following page; undefined once everything is here. */
  next: string | undefined;
  /** How many rows the server has, read or not; undefined if it did not say. */
  total: number | undefined;
  /** Where the later pages begin, as far as the server said. */
  marks: readonly string[];
  loadingMore: boolean;
  /** The server's sentence; empty where it said none: what a browser says of a lost line is in no list's words. */
  failure: string;
  refreshedAt: number;
}

/** Of a list that nobody has read yet. */
export const EMPTY: ListState = {
  phase: 'idle',
  rows: [],
  next: undefined,
  total: undefined,
  marks: [],
  loadingMore: false,
  failure: '',
  refreshedAt: 0,
};
