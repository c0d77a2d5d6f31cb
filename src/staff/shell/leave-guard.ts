import { forgetTexts } from './kept-texts.ts';

const unsaved = new Set<string>();

const warn = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** Says whether leaving the page now would lose `what`; the browser asks before it goes while anything would be lost. */
export function guardLeaving(what: string, wouldLose: boolean): void {
  if (wouldLose) unsaved.add(what);
  else unsaved.delete(what);
  if (unsaved.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

/** Whether leaving the page now would lose a text. */
export function wouldLoseText(): boolean {
  return unsaved.size > 0;
}

/** Staff have said that the texts may go: the browser does not ask once more, and keeps none. */
export function letTextGo(): void {
  forgetTexts();
  unsaved.clear();
  removeEventListener('beforeunload', warn);
}
