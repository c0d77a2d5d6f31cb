import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is where in the folder of a build. */
export const siteFolder = (folder: string): string => join(folder, 'site');
export const ssrFolder = (folder: string): string => join(folder, 'functions', 'ssr');
export const buildConfigFile = (folder: string): string => join(folder, 'config.json');
export const rendererFolder = (folder: string): string => join(folder, 'renderer');

/** What a build was made from and when; kept in its folder. */
export interface BuildRecord {
  fingerprint: string;
  builtAt: string;
  /** Where the build is whose code it shares, seen from its own folder; absent when it has code of its own. */
  code?: string;
}

const recordFile = (folder: string): string => join(folder, 'build-record.json');

/** The record of a finished build folder; undefined for an unfinished one. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = recordFile(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildRecord) : undefined;
}

/** Finishes a build folder. `code` is the folder whose code it shares. */
export function writeBuildRecord(folder: string, record: Omit<BuildRecord, 'code'>, code?: string): void {
  const shared = code === undefined ? {} : { code: relative(realpathSync(folder), realpathSync(code)) };
  writeFileSync(recordFile(folder), JSON.stringify({ ...record, ...shared }));
}

/** The folder that holds a build's code: on-demand function, platform settings, renderer. */
export function codeFolder(folder: string): string {
  const { code = '' } = readBuildRecord(folder) ?? {};
  return join(realpathSync(folder), code);
}
