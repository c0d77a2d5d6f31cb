import { resolve } from 'node:path';
import { publicVariableFaults } from '#build/public-variables.ts';
import { parseEnv } from '#server/env.ts';
import { StartError } from './explain.ts';

/** What the local server can be told, by environment variables (see .env.example). */
export type LocalSettings = ReturnType<typeof readSettings>;

const LATENCY_LIMIT_MS = 60_000;

/**
 * Reads the settings, and sees to it before anything is built or served that every variable of the site can be used: found
 * later, a wrong one is a 500 for each visitor or a checkout without its link, and nobody reads the log. An empty variable
 * counts as not set. Throws `StartError`; never repeats the value of a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv, checkout: string) {
  const faults = [...envFaults(environment), ...publicVariableFaults(environment)];
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  const value = (name: string) => environment[name]?.trim() || undefined;
  const root = resolve(value('LOCAL_ROOT') ?? checkout);
  const command = value('LOCAL_BUILD_COMMAND');
  return {
    /** The checkout that is served. */
    root,
    /** 0 picks a free one. */
    port: number('PORT', value('PORT') ?? '8888', 65_535),
    dataDir: resolve(root, value('LOCAL_DATA_DIR') ?? '.netlify/local'),
    adminUsername: value('ADMIN_USERNAME') ?? 'admin',
    adminPassword: environment['ADMIN_PASSWORD'] || undefined,
    adminPasswordHash: value('ADMIN_PASSWORD_HASH'),
    seed: isOn('SEED', value('SEED') ?? 'on'),
    rateLimits: isOn('RATE_LIMITS', value('RATE_LIMITS') ?? 'off'),
    /** How late each answer of the store is. */
    storeLatencyMs: number('STORE_LATENCY_MS', value('STORE_LATENCY_MS') ?? '0', LATENCY_LIMIT_MS),
    /** The address that pages are built for; the server's own when not set. */
    siteUrl: value('LOCAL_SITE_URL'),
    /** A finished build folder to serve, read-only, while the data folder has none of its own. */
    buildFrom: value('LOCAL_BUILD_FROM'),
    /** What runs instead of `astro build`. */
    buildCommand: command ? (JSON.parse(command) as string[]) : undefined,
  };
}

function number(name: string, text: string, limit: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= limit) return value;
  throw new StartError(`${name} must be a number from 0 to ${limit}, not "${text}".`);
}

function isOn(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartError(`${name} must be "on" or "off", not "${text}".`);
}

function envFaults(environment: NodeJS.ProcessEnv): string[] {
  try {
    parseEnv(environment);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
