import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobEntry, BlobLog } from './blob-log.ts';

const OLD_FILE = /^[0-9a-f]{64}$/;
const OLD_TEMPORARY = /^\.new-/;
const NEW_LINE = 10;

/** Takes over a store that an earlier version kept as one file per blob (a line of JSON, then the body). */
export function takeOverBlobFiles(folder: string, log: BlobLog): void {
  const names = readdirSync(folder).filter((name) => OLD_FILE.test(name) || OLD_TEMPORARY.test(name));
  for (const name of names.filter((name) => OLD_FILE.test(name))) {
    const bytes = readFileSync(join(folder, name));
    const headerEnd = bytes.indexOf(NEW_LINE);
    const entry = JSON.parse(bytes.toString('utf8', 0, headerEnd)) as BlobEntry;
    log.append(entry, bytes.subarray(headerEnd + 1));
  }
  for (const name of names) rmSync(join(folder, name));
}
