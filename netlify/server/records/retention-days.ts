import { formVariable, readEnv } from '../env.ts';
import { listNames } from '#forms/registry.ts';

/**
 * For how many days the records of a list are kept, by the settings; undefined for as long as nobody erases them. What all forms
 * share is for what visitors ask: an account lasts unless it has days of its own, and payments are kept as the law says.
 */
export function retentionDays(list: string): number | undefined {
  if (!listNames.some((name) => name === list)) return undefined;
  const env = readEnv();
  const days =
    env[formVariable('RETENTION_DAYS', list)] ?? (list === 'users' ? undefined : env.RETENTION_DAYS);
  return days === 0 ? undefined : days;
}
