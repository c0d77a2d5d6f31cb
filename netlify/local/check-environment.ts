import { SettingsError } from './settings.ts';
import { parseEnv } from '#server/env.ts';

const CHECKOUT = 'PUBLIC_CHECKOUT_';
const COUNTRIES = 'PUBLIC_COUNTRIES_URL';

const hasProtocol = (value: string, ...protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/**
 * Sees to it, before anything is built or served, that every variable of the site can be used. Found later, a wrong one
 * is a 500 for each visitor or a checkout without its link, and nobody reads the log. Throws `SettingsError` with one
 * line for each fault; never repeats a value. An empty variable counts as not set.
 */
export function checkEnvironment(environment: NodeJS.ProcessEnv): void {
  const faults = [...functionFaults(environment), ...Object.entries(environment).flatMap(pageFault)];
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
}

function functionFaults(environment: NodeJS.ProcessEnv): string[] {
  try {
    parseEnv(environment);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function pageFault([name, given]: [string, string | undefined]): string[] {
  const value = given?.trim();
  if (!value) return [];
  if (name.startsWith(CHECKOUT) && !hasProtocol(value, 'https:'))
    return [`${name} must be an address that begins with https://.`];
  if (name === COUNTRIES && !value.startsWith('/') && !hasProtocol(value, 'https:', 'http:'))
    return [`${name} must be an address, or a path of this site that begins with /.`];
  return [];
}
