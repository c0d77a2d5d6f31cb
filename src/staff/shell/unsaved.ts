import { deviceStorage } from '#browser/storage.ts';

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

/** Staff have said that the texts may go: the browser does not ask once more, and none stays on this device. */
export function discardUnsaved(): void {
  // Whoever has this device next finds nothing.
  for (const key of storedDraftKeys()) deviceStorage.remove(key);
  unsaved.clear();
  removeEventListener('beforeunload', warn);
}

/** What the keys of all stored drafts begin with. */
export const STORED_DRAFTS = 'admin:text:';

/** The keys of the drafts that this device has, of whichever tab or visit. */
export function storedDraftKeys(prefix = STORED_DRAFTS): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
