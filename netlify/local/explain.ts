import { FolderTakenError } from './data-folder.ts';
import { PortTakenError } from './http/listener.ts';
import { SettingsError } from './settings.ts';

/** What went wrong, for the person at the terminal: one sentence where they can mend it, the stack where they cannot. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTheirs = [FolderTakenError, PortTakenError, SettingsError].some((type) => error instanceof type);
  return isTheirs ? error.message : (error.stack ?? error.message);
}
