import { resolve } from 'node:path';

/** What the local server can be told, by environment variables (see .env.example). */
export interface LocalSettings {
  /** The checkout that is served. */
  root: string;
  /** 0 picks a free one. */
  port: number;
  dataDir: string;
  adminUsername: string;
  adminPassword: string | undefined;
  adminPasswordHash: string | undefined;
  seed: boolean;
  rateLimits: boolean;
  /** The address that pages are built for; the server's own when not set. */
  siteUrl: string | undefined;
  /** A finished build folder to serve, read-only, while the data folder has none of its own. */
  buildFrom: string | undefined;
  /** What runs instead of `astro build`. */
  buildCommand: string[] | undefined;
}

/** A variable that cannot be understood; the message is for the person who set it. */
export class SettingsError extends Error {}

const DEFAULT_PORT = 8888;
const DEFAULT_USERNAME = 'admin';

function port(value: string | undefined): number {
  const number = value === undefined ? DEFAULT_PORT : Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return number;
}

function onOff(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (value !== 'on' && value !== 'off')
    throw new SettingsError(`${name} must be "on" or "off", not "${value}".`);
  return value === 'on';
}

/** Reads the settings from an environment; an empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv, checkout: string): LocalSettings {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const root = resolve(value('LOCAL_ROOT') ?? checkout);
  const command = value('LOCAL_BUILD_COMMAND');
  return {
    root,
    port: port(value('PORT')),
    dataDir: resolve(root, value('LOCAL_DATA_DIR') ?? '.netlify/local'),
    adminUsername: value('ADMIN_USERNAME') ?? DEFAULT_USERNAME,
    adminPassword: environment['ADMIN_PASSWORD'] || undefined,
    adminPasswordHash: value('ADMIN_PASSWORD_HASH'),
    seed: onOff('SEED', value('SEED'), true),
    rateLimits: onOff('RATE_LIMITS', value('RATE_LIMITS'), false),
    siteUrl: value('LOCAL_SITE_URL'),
    buildFrom: value('LOCAL_BUILD_FROM'),
    buildCommand: command ? (JSON.parse(command) as string[]) : undefined,
  };
}
