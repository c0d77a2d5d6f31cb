import { clearFailure, toast } from '#browser/toasts.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import type { ListWork, WorkChanged, WorkStatus } from '#shared/casework.ts';
import { rowName } from '../inbox/model/definition.ts';
import { openPagedList, type PagedList } from '../inbox/model/paged-list.ts';
import { shortName, type Row } from '../inbox/model/row.ts';
import { versions, versionOf } from '../inbox/model/versions.ts';
import { onLeave, sayFailure, staffCall } from '../session/session.ts';
import { createAtom, type Atom } from '../shell/atom.ts';
import { onePer } from '../shell/one-per.ts';
import type { AdminTab } from '../tabs.tsx';
import { stateOf, UNKNOWN, withWork, type KnownWork } from './rows.ts';

const BESIDE = 'casework';

interface OpenedWork {
  tab: AdminTab;
  /** Its inbox and its suspected spam. */
  folders: readonly PagedList[];
  work: Atom<KnownWork>;
  /** The version that the server told before it was read. */
  version: string | undefined;
  /** What was set here, until somebody else sets it to something else. */
  mine: Map<string, WorkStatus>;
}

const opened = new Map<string, OpenedWork>();

function openedWork(list: string): OpenedWork {
  const found = opened.get(list);
  if (!found) throw new Error(`The list ${list} is not open.`);
  return found;
}

/** The work on a list; nothing is known of it before it is opened. */
export const workOf = onePer(() => createAtom(UNKNOWN));

/** Reads the work on a list once it is known which version there is, and again whenever the server tells of a change; its rows have it from then on. */
export function openWork(tab: AdminTab, list: string): void {
  if (opened.has(list)) return;
  const folders = [false, true].map((suspected) => openPagedList(tab, suspected));
  const entry: OpenedWork = { tab, folders, work: workOf(list), version: undefined, mine: new Map() };
  opened.set(list, entry);
  for (const pages of folders) fillRows(pages, entry);
  const check = (): void => {
    if (entry.version !== toldOf(entry)) void read(list);
  };
  versions.subscribe(check);
  check();
}

onLeave(() => {
  for (const { work } of opened.values()) work.set(UNKNOWN);
});

const toldOf = ({ tab }: OpenedWork): string | undefined => tab.list && versionOf(tab.list, BESIDE);

/** Rows come by pages, and states by themselves: whichever does, the rows have both. */
function fillRows(pages: PagedList, { work }: OpenedWork): void {
  let done: { rows: readonly Row[]; work: KnownWork } | undefined;
  const fill = (): void => {
    const { rows } = pages.get();
    const known = work.get();
    if (known.me === '' || (done?.rows === rows && done.work === known)) return;
    done = { rows: withWork(rows, known), work: known };
    const filled = done.rows;
    pages.update((state) => (filled === state.rows ? state : { ...state, rows: filled }));
  };
  pages.subscribe(fill);
  work.subscribe(fill);
  fill();
}

async function read(list: string): Promise<void> {
  const entry = openedWork(list);
  const told = toldOf(entry);
  const result = await staffCall(workEndpoints.workList, { query: { list } }, true);
  // Whatever else may have answered, what is known stays.
  if (!result.ok || typeof result.data.me !== 'string') return;
  entry.version = told;
  take(list, result.data, result.data.me);
}

/** Of two states of one enquiry the later one stands, in whatever order they are learned. */
function take(list: string, { rows, people }: ListWork, me: string): void {
  const entry = openedWork(list);
  const before = entry.work.get();
  const later = Object.entries(rows).filter(([id, state]) => state[3] > stateOf(before, id)[3]);
  if (later.length > 0 || before.me !== me)
    entry.work.set({
      me,
      rows: { ...before.rows, ...Object.fromEntries(later) },
      people: { ...before.people, ...people },
    });
  for (const [id, [status, , , , by]] of later) {
    const set = entry.mine.get(id);
    if (set === undefined || by === me || status === set) continue;
    entry.mine.delete(id);
    toast(`${people[by] ?? by} set ${nameOf(list, id)} to ${status} a moment ago.`);
  }
}

/** Who an enquiry of an open list is from. */
export function nameOf(list: string, id: string): string {
  const { folders } = openedWork(list);
  const row = folders.flatMap((pages) => pages.get().rows).find((candidate) => candidate.id === id);
  return row ? shortName(rowName(row)) : 'it';
}

/** Calls back whenever rows of a list have come or gone, and when the list was confirmed. */
export function onRows(list: string, listener: () => void): void {
  for (const pages of openedWork(list).folders) pages.subscribe(listener);
}

/** Whether a row is in neither folder of a list any more; false too while the server does not say. */
export async function isErased(list: string, id: string): Promise<boolean> {
  const found = await Promise.all(openedWork(list).folders.map((pages) => pages.has(id)));
  return found.every((isThere) => isThere === false);
}

/** So many go with one call. */
const AT_ONCE = 500;

/** Changes status or holder of enquiries for all; says whom it overtook. Out: whether all changed. */
export async function changeWork(
  list: string,
  ids: readonly string[],
  change: { status?: WorkStatus; who?: 'me' | 'nobody' },
): Promise<boolean> {
  const entry = openedWork(list);
  const about = `work ${list}`;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const now = entry.work.get();
    const some = ids.slice(from, from + AT_ONCE);
    const rows = some.map((id) => ({ id, at: stateOf(now, id)[3] }));
    const result = await staffCall(workEndpoints.workSet, { body: { list, rows, ...change } });
    if (!result.ok) {
      sayFailure('Could not change it', result, about);
      return false;
    }
    takeChanged(list, result.data);
    if (change.status) for (const id of some) entry.mine.set(id, change.status);
  }
  clearFailure(about);
  return true;
}

/** Takes what a change has answered. */
export function takeChanged(list: string, changed: WorkChanged): void {
  take(list, changed, workOf(list).get().me);
  for (const [id, [status, who, , , by]] of Object.entries(changed.overtook)) {
    const holder = who === '' ? '' : `, with ${changed.people[who] ?? who}`;
    toast(`${changed.people[by] ?? by} had just set ${nameOf(list, id)} to ${status}${holder}.`);
  }
}
