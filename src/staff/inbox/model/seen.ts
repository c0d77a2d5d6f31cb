import { useEffect } from 'react';
import { deviceStorage, tabStorage } from '#browser/storage.ts';
import { createAtom, onStoredChange, useAtom } from '../../shell/atom.ts';
import { listen } from '../../shell/listen.ts';
import { onePer } from '../../shell/one-per.ts';
import type { Row } from './row.ts';

/** A visit of one list, until another tab is opened: rows newer than `since` are marked new for as long as it lasts. */
interface Visit {
  list: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Stored as long as the browser's tab, so that loading the page again takes nothing away. */
const VISIT = 'admin:visit';
const visit = createAtom<Visit | undefined>(readVisit());

/** Up to which moment a list was seen on this device, in any tab; undefined before the first look. */
export const seenOf = onePer((listId) => {
  const atom = createAtom(readSeen(listId));
  onStoredChange(key(listId), () => atom.set(readSeen(listId)));
  return atom;
});

/** The moment after which rows of a list are marked new: what was seen before the visit, on the list that is open. */
export function useNewSince(listId: string): number {
  const seen = useAtom(seenOf(listId));
  const present = useAtom(visit);
  return (present?.list === listId ? present.since : seen) ?? Infinity;
}

/** Somebody looks at the rows of a list, while the page is in sight: its visit begins, and all of them are seen. */
export function useMarkSeen(listId: string, rows: readonly Row[] | undefined): void {
  useEffect(() => {
    if (!rows) return undefined;
    const see = (): void => {
      if (document.visibilityState === 'visible') noteVisit(listId, rows);
    };
    see();
    return listen(document, ['visibilitychange'], see);
  }, [listId, rows]);
}

/** In a list that nobody has looked at yet, what is there when it is first counted is not news. */
export function useFirstCount(listId: string, rows: readonly Row[] | undefined): void {
  useEffect(() => {
    if (rows && seenOf(listId).get() === undefined) setSeen(listId, newest(rows));
  }, [listId, rows]);
}

/** Leaving a list ends its visit: the next one starts from what was seen. `listId` is what is open now. */
export function endOtherVisits(listId: string): void {
  if (visit.get()?.list === listId) return;
  visit.set(undefined);
  tabStorage.remove(VISIT);
}

function noteVisit(listId: string, rows: readonly Row[]): void {
  const seen = seenOf(listId).get() ?? newest(rows);
  if (visit.get()?.list !== listId) {
    visit.set({ list: listId, since: seen });
    tabStorage.write(VISIT, visit.get());
  }
  setSeen(listId, Math.max(seen, newest(rows)));
}

/** It was seen up to this moment somewhere else. */
export function raiseSeen(listId: string, moment: number): void {
  if (moment > (seenOf(listId).get() ?? -1)) setSeen(listId, moment);
}

/** The marks of this browser were somebody else's. */
export function forgetSeen(listId: string): void {
  deviceStorage.remove(key(listId));
  seenOf(listId).set(undefined);
}

function setSeen(listId: string, moment: number): void {
  if (seenOf(listId).get() === moment) return;
  deviceStorage.write(key(listId), moment);
  seenOf(listId).set(moment);
}

function readSeen(listId: string): number | undefined {
  const stored = deviceStorage.read(key(listId));
  return typeof stored === 'number' ? stored : undefined;
}

function readVisit(): Visit | undefined {
  const stored = tabStorage.read(VISIT) as Partial<Visit> | null | undefined;
  const { list, since } = stored ?? {};
  return typeof list === 'string' && typeof since === 'number' ? { list, since } : undefined;
}

const key = (listId: string): string => `admin:${listId}:seen`;

const newest = (rows: readonly Row[]): number => rows.reduce((latest, row) => Math.max(latest, row.time), 0);
