import { PortTakenError } from './listener.ts';
import { LockedError } from './process-lock.ts';
import { SettingsError } from './settings.ts';

/** What went wrong, for the person at the terminal: one sentence where they can mend it, the stack where they cannot. */
export function explain(error: unknown): string {
  if (error instanceof LockedError) {
    return `Another server (process ${error.holder.pid}) uses this data folder. Stop it, or set LOCAL_DATA_DIR.`;
  }
  if (error instanceof PortTakenError || error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
