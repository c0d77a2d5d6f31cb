/**
 * Every dialog of the site [S 4, 8]. The dialog library is loaded with the first one. Titles and texts are plain text, never HTML.
 * Each promise ends when the dialog has closed; focus is then on `returnTo`, or on what had it before.
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

const load = () => import('./dialog-window.ts');

/** Starts loading the dialog library while the visitor is still typing. */
export function prepareDialogs(): void {
  void load().catch(() => undefined);
}

/** Question icon, 400 px, two buttons. Out: true only if the confirming button was pressed. */
export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await load();
  return ask(question);
}

/** Closes by itself after 2.5 seconds; a progress bar shows how long, there is no button. */
export async function success({
  title = 'Success!',
  text = 'Submitted Successfully!',
  ...rest
}: Partial<Notice> = {}): Promise<void> {
  const { flash } = await load();
  await flash({ title, text, ...rest });
}

/** Info icon and OK. */
export async function info({
  title = 'Cancelled',
  text = 'You cancelled the action.',
  ...rest
}: Partial<Notice> = {}): Promise<void> {
  const { tell } = await load();
  await tell('info', { title, text, ...rest });
}

/** A message that waits to be acknowledged. */
export async function alert(icon: 'success' | 'error' | 'warning', notice: Notice): Promise<void> {
  const { tell } = await load();
  await tell(icon, notice);
}
