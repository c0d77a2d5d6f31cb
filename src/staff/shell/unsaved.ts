import { deviceStorage } from '#browser/storage.ts';
import { createAtom } from './atom.ts';

const unsaved = new Set<string>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Says whether leaving the page now would lose `what`; the browser asks before it goes while anything would be lost. */
export function guardLeaving(what: string, wouldLose: boolean): void {
  if (wouldLose) unsaved.add(what);
  else unsaved.delete(what);
  if (unsaved.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** Whether leaving the page now would lose a text. */
export const wouldLoseText = (): boolean => unsaved.size > 0;

/** Staff have said that the texts may go: the browser does not ask once more, and none is stored. */
export function discardUnsaved(): void {
  forgetStoredDrafts();
  unsaved.clear();
  removeEventListener('beforeunload', warn);
}

const STORED = 'admin:text:';

let isOver = false;

/** Whether the drafts of this page are stored as they are now: a browser may block storage, or have no room left. */
export const areDraftsStored = createAtom(true);
const unstored = new Set<string>();

/** The key of one page's draft, which no other page writes. Earlier releases stored one draft for all pages, without `page`. */
export const storedDraftKey = (name: string, page: string): string => `${STORED}${name}:${page}`;

/** The keys of the drafts that this device has, of whichever tab or visit. */
export function storedDraftKeys(name = ''): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(STORED + name));
  } catch {
    return [];
  }
}

/** Stores a draft, in place of the one before; undefined: there is none any more. */
export function writeStoredDraft(key: string, text: object | undefined): void {
  unstored.delete(key);
  if (text === undefined) deviceStorage.remove(key);
  else if (!isOver && !deviceStorage.write(key, text)) unstored.add(key);
  areDraftsStored.set(unstored.size === 0);
}

/** Whoever has this device next finds nothing: all drafts go, and until the page is read anew none is stored. */
function forgetStoredDrafts(): void {
  isOver = true;
  for (const key of [...unstored, ...storedDraftKeys()]) writeStoredDraft(key, undefined);
}
