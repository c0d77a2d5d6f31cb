import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** What a build was made from and when; kept in its folder. */
export interface BuildRecord {
  fingerprint: string;
  builtAt: string;
}

const recordFile = (folder: string): string => join(folder, 'build-record.json');

/** The pages and files of a build. */
export const siteFolder = (folder: string): string => join(folder, 'site');

/** The record of a finished build; undefined for an unfinished one. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = recordFile(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildRecord) : undefined;
}

/**
 * The function for pages on demand of a build. Builds of the same sources share it, whatever content they show, and so the
 * one module of it that Node keeps in memory.
 */
export function codeFolder(folder: string): string {
  return join(realpathSync(folder), '../../code', readBuildRecord(folder)?.fingerprint ?? '');
}

/**
 * The builds of one data folder: `builds/<id>` each, `code/<fingerprint>` for what those of the same sources share, and
 * `published`, which names the one that is: a file, since not every disk has links and not every copy keeps them.
 */
export class BuildFolders {
  readonly #builds: string;
  readonly #code: string;
  readonly #published: string;
  #count = 0;

  constructor(dataDir: string) {
    for (const name of ['builds', 'code']) mkdirSync(join(dataDir, name), { recursive: true });
    this.#builds = realpathSync(join(dataDir, 'builds'));
    this.#code = realpathSync(join(dataDir, 'code'));
    this.#published = join(dataDir, 'published');
  }

  /** The published build, if there is one and it is whole. */
  get current(): string | undefined {
    try {
      const folder = join(this.#builds, basename(readFileSync(this.#published, 'utf8')));
      return readBuildRecord(folder) && existsSync(siteFolder(folder)) ? folder : undefined;
    } catch {
      return undefined;
    }
  }

  /** Path of a folder for a new build. */
  newFolder(): string {
    this.#count++;
    const id = [Date.now(), process.pid, this.#count].map((part) => part.toString(36)).join('-');
    return join(this.#builds, `build-${id}`);
  }

  /** Copies what the adapter made of these sources, unless an earlier build of them did. A copy is whole or not there. */
  addCode(source: string, fingerprint: string): void {
    const folder = join(this.#code, fingerprint);
    if (existsSync(folder) || !existsSync(source)) return;
    rmSync(`${folder}.new`, { recursive: true, force: true });
    cpSync(source, `${folder}.new`, { recursive: true, dereference: true });
    renameSync(`${folder}.new`, folder);
  }

  /** Publishes a finished build. The rename is the switch: a reader sees the old name or the new. */
  publish(folder: string, record: BuildRecord): void {
    writeFileSync(recordFile(folder), JSON.stringify(record));
    const next = `${this.#published}.next`;
    writeFileSync(next, basename(folder));
    renameSync(next, this.#published);
  }

  /** Removes all builds but these, and the code that only they had. Folders with names of others stay. */
  tidy(served: readonly string[]): void {
    const code = served.map(codeFolder);
    const remove = (parent: string, ours: RegExp, wanted: readonly string[]) => {
      for (const name of readdirSync(parent)) {
        const path = join(parent, name);
        if (ours.test(name) && !wanted.includes(path)) rmSync(path, { recursive: true, force: true });
      }
    };
    remove(this.#builds, /^build-/, served);
    remove(this.#code, /^[\da-f]{64}(?:\.new)?$/, code);
  }
}
