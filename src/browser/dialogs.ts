import { PATIENCE_MS, within } from './within.ts';

/**
 * Every dialog of the site. The dialog library is loaded with the first one. Titles and texts are plain text, never HTML.
 * Each promise ends when the dialog has closed; focus is then on `returnTo`, or on what had it before. None rejects.
 */
export interface DialogOptions {
  returnTo?: HTMLElement | undefined;
}

export interface Question extends DialogOptions {
  title: string;
  text: string;
  confirmText: string;
  cancelText: string;
}

export interface Notice extends DialogOptions {
  title: string;
  text?: string;
  confirmText?: string;
}

/** `flash` is good news that closes by itself; the others wait for a button. */
export type DialogKind = 'question' | 'flash' | 'success' | 'error' | 'warning' | 'info';

/** Shows one dialog. Out, when it has closed: true only if the confirming button was pressed. */
export type Show = (kind: DialogKind, words: Notice & Partial<Question>) => Promise<boolean> | boolean;

/** The browser's own boxes say the same words when the library cannot be had: offline, slow, gone with an older release. */
const showPlainly: Show = (kind, { title, text, returnTo }) => {
  const words = text ? `${title}\n\n${text}` : title;
  if (kind === 'question') return window.confirm(words);
  window.alert(words);
  returnTo?.focus();
  return false;
};

/** How long the next dialog waits for the library: after a wait in vain not again, until it has come or failed. */
let patience = PATIENCE_MS;

/** Newer browsers ask again for a module that they could not have before: so does each dialog. Others keep to their own boxes. */
async function load(): Promise<Show> {
  let isStalled = true;
  const library = loadStyled().finally(() => {
    isStalled = false;
    patience = PATIENCE_MS;
  });
  try {
    return await within(patience, library);
  } catch {
    if (isStalled) patience = 0;
    return showPlainly;
  }
}

async function loadStyled(): Promise<Show> {
  const dialogs = await import('./dialog-window.ts');
  await dialogs.dress();
  return dialogs.show;
}

const show = async (...dialog: Parameters<Show>): Promise<boolean> => (await load())(...dialog);

/** Loads the dialog library ahead. Ends when the next dialog would open at once; never rejects. */
export async function prepareDialogs(): Promise<void> {
  await load();
}

/** Question icon, 400 px, two buttons. Out: true only if the confirming button was pressed. */
export const confirm = (question: Question): Promise<boolean> => show('question', question);

/** Closes by itself after 2.5 seconds; a progress bar shows how long, there is no button. */
export async function success({
  title = 'Success!',
  text = 'Submitted Successfully!',
  ...rest
}: Partial<Notice> = {}): Promise<void> {
  await show('flash', { title, text, ...rest });
}

/** Info icon and OK. */
export async function info({
  title = 'Cancelled',
  text = 'You cancelled the action.',
  ...rest
}: Partial<Notice> = {}): Promise<void> {
  await show('info', { title, text, ...rest });
}

/** A message that waits to be acknowledged. */
export async function alert(icon: 'success' | 'error' | 'warning', notice: Notice): Promise<void> {
  await show(icon, notice);
}
