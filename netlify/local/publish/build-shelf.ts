import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';

/** What a build was made from and when; kept in its folder. */
export interface BuildRecord {
  fingerprint: string;
  builtAt: string;
}

const RECORD = 'build-record.json';

/** The record of a finished build folder; undefined for an unfinished one. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildRecord) : undefined;
}

/** The builds of one data folder: `builds/<id>` each, and `current`, a link to the one that is published. */
export class BuildShelf {
  readonly #builds: string;
  readonly #current: string;
  #count = 0;

  constructor(dataDir: string) {
    this.#builds = join(dataDir, 'builds');
    this.#current = join(dataDir, 'current');
    mkdirSync(this.#builds, { recursive: true });
  }

  newFolder(): string {
    this.#count++;
    return join(
      this.#builds,
      [Date.now(), process.pid, this.#count].map((part) => part.toString(36)).join('-'),
    );
  }

  /** The published build, if there is one and it is whole. */
  get current(): string | undefined {
    try {
      const folder = join(this.#builds, basename(readlinkSync(this.#current)));
      return readBuildRecord(folder) ? folder : undefined;
    } catch {
      return undefined;
    }
  }

  /** Marks a finished build as the published one. The rename is the switch: a reader sees the old link or the new. */
  publish(folder: string, record: BuildRecord): void {
    writeFileSync(join(folder, RECORD), JSON.stringify(record));
    const next = `${this.#current}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('builds', basename(folder)), next, 'dir');
    renameSync(next, this.#current);
  }

  /** Removes a build of this shelf; one that was only lent to it stays. */
  async discard(folder: string): Promise<void> {
    if (folder.startsWith(this.#builds + sep)) await rm(folder, { recursive: true, force: true });
  }

  /** Removes what earlier processes left: builds that are not published. */
  async tidy(): Promise<void> {
    const kept = this.current;
    const folders = readdirSync(this.#builds).map((name) => join(this.#builds, name));
    await Promise.all(folders.filter((folder) => folder !== kept).map((folder) => this.discard(folder)));
  }
}
