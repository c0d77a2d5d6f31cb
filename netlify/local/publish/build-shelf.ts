import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import {
  codeFolder,
  readBuildRecord,
  siteFolder,
  writeBuildRecord,
  type BuildRecord,
} from './build-folder.ts';

/** The builds of one data folder: `builds/<id>` each, and `current`, a link to the one that is published. */
export class BuildShelf {
  readonly #builds: string;
  readonly #current: string;
  #count = 0;

  constructor(dataDir: string) {
    mkdirSync(join(dataDir, 'builds'), { recursive: true });
    this.#builds = realpathSync(join(dataDir, 'builds'));
    this.#current = join(dataDir, 'current');
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
      return readBuildRecord(folder) && existsSync(siteFolder(codeFolder(folder))) ? folder : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Marks a finished build as the published one; `code` is the build whose code it shares. The rename is the switch: a
   * reader sees the old link or the new.
   */
  publish(folder: string, record: Omit<BuildRecord, 'code'>, code?: string): void {
    writeBuildRecord(folder, record, code);
    const next = `${this.#current}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('builds', basename(folder)), next, 'dir');
    renameSync(next, this.#current);
  }

  /** Removes a build of this shelf; one that was only lent to it stays. */
  async discard(folder: string): Promise<void> {
    if (folder.startsWith(this.#builds + sep)) await rm(folder, { recursive: true, force: true });
  }

  /** Removes what earlier processes left: builds that neither are published nor lend their code to the one that is. */
  async tidy(): Promise<void> {
    const kept = this.current ? [this.current, codeFolder(this.current)] : [];
    const folders = readdirSync(this.#builds).map((name) => join(this.#builds, name));
    await Promise.all(
      folders.filter((folder) => !kept.includes(folder)).map((folder) => this.discard(folder)),
    );
  }
}
