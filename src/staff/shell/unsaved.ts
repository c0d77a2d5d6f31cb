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

/** Drafts that are stored on this device, should the page go before they are saved. */
const NAMES = ['blog', 'faq'] as const;
export type StoredDraftName = (typeof NAMES)[number];

let isOver = false;

/** Whether the drafts of this page are stored as they are now: a browser may block storage, or have no room left. */
export const areDraftsStored = createAtom(true);
const unstored = new Set<StoredDraftName>();

/** The key of a stored draft, for other tabs to listen to. */
export const storedDraftKey = (name: StoredDraftName): string => `admin:text:${name}`;

/** Whether logging out would erase a draft of this device, of whichever tab or visit. */
export const hasStoredDraft = (): boolean => NAMES.some((name) => readStoredDraft(name) !== undefined);

/** The draft as it was stored, to be checked by the reader; undefined when there is none. */
export const readStoredDraft = (name: StoredDraftName): unknown => deviceStorage.read(storedDraftKey(name));

/** Stores a draft, in place of the one before; undefined: there is none any more. */
export function writeStoredDraft(name: StoredDraftName, text: object | undefined): void {
  unstored.delete(name);
  if (text === undefined) deviceStorage.remove(storedDraftKey(name));
  else if (!isOver && !deviceStorage.write(storedDraftKey(name), text)) unstored.add(name);
  areDraftsStored.set(unstored.size === 0);
}

/** Whoever has this device next finds nothing: all drafts go, and until the page is read anew none is stored. */
function forgetStoredDrafts(): void {
  isOver = true;
  for (const name of NAMES) writeStoredDraft(name, undefined);
}
