import type { Person } from '../../http/call.ts';
import { openCollection } from '../../database/blobs.ts';
import type { Collection } from '../../database/collection.ts';
import { changeDocument, readDocument } from '../../database/documents.ts';
import { besideLists } from '../../database/index-store.ts';
import type { ListWork, WorkChanged, WorkState, WorkStatus } from '#shared/casework.ts';

const NOTHING: ListWork = { rows: {}, people: {} };
const UNTOUCHED: WorkState = ['new', '', 0, 0, ''];

/*
 * One document for each list, because staff see all of a list at once: `manifests/casework/<list>`. It lies among the manifests of the
 * lists' indexes so that the one listing by which an open staff area learns what changed tells of it too; unlike those it is the
 * truth, and the only one.
 */
const place = (): Collection => openCollection('list-index');
const keyOf = (list: string): string => besideLists('casework', list);

/** The work on the enquiries of a list. One request. */
export async function readStates(list: string): Promise<ListWork> {
  return { ...NOTHING, ...(await readDocument<ListWork>(place(), keyOf(list))) };
}

export interface StateChange {
  status?: WorkStatus | undefined;
  /** Empty: nobody has it any more. */
  who?: Person | undefined;
  notes?: number;
}

/** An enquiry to be changed, with the `changedAt` of its state as it was last seen (0: untouched). */
export interface SeenRow {
  id: string;
  at: number;
}

/**
 * Changes some enquiries of a list by compare-and-swap: where two do at once the later one stands. Out: the new states, and those
 * of others that they took the place of and `by` had not seen.
 */
export async function changeStates(
  list: string,
  seen: readonly SeenRow[],
  change: StateChange,
  by: Person,
): Promise<WorkChanged> {
  let changed: Record<string, WorkState> = {};
  let overtook: Record<string, WorkState> = {};
  const names = Object.fromEntries(
    [by, ...(change.who ? [change.who] : [])].map(({ id, name }) => [id, name]),
  );
  const stored = await changeDocument<ListWork>(
    place(),
    keyOf(list),
    (found = NOTHING) => {
      const { rows, people } = { ...NOTHING, ...found };
      const now = (id: string): WorkState => rows[id] ?? UNTOUCHED;
      changed = Object.fromEntries(seen.map(({ id }) => [id, changedState(now(id), change, by)]));
      overtook = Object.fromEntries(
        seen
          .filter(({ id, at }) => now(id)[3] > at && now(id)[4] !== by.id && isOther(now(id), changed[id]))
          .map(({ id }) => [id, now(id)]),
      );
      return { rows: { ...rows, ...changed }, people: { ...people, ...names } };
    },
    NOTHING,
  );
  return { status: 'success', rows: changed, people: stored?.people ?? names, overtook };
}

function changedState(current: WorkState, { status, who, notes }: StateChange, by: Person): WorkState {
  // Clocks of two servers differ: a later change has a later time all the same.
  const at = Math.max(Date.now(), current[3] + 1);
  return [status ?? current[0], who?.id ?? current[1], notes ?? current[2], at, by.id];
}

function isOther([status, who]: WorkState, now: WorkState | undefined): boolean {
  return status !== now?.[0] || who !== now[1];
}

/** Forgets what is known of enquiries that are erased. */
export async function forgetStates(list: string, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  const without = (found: ListWork | undefined): ListWork | undefined => {
    const rows = Object.entries(found?.rows ?? {});
    const left = rows.filter(([id]) => !gone.has(id));
    return found && left.length < rows.length ? { ...found, rows: Object.fromEntries(left) } : undefined;
  };
  await changeDocument<ListWork>(place(), keyOf(list), without, NOTHING);
}
