import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A lock that another living process holds. */
export class LockedError extends Error {
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(`${path} is held by process ${holder.pid}`);
    this.name = 'LockedError';
    this.holder = holder;
  }
}

export interface LockHolder {
  pid: number;
  /** When that process began: tells it from a later process with the same number. */
  started: string;
  /** What the holder wants others to know, for example where it listens. */
  note: Record<string, string>;
}

/** The start time of a process, or undefined when there is none with this number. */
function startedAt(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name field may hold spaces and brackets; the start time is the 20th field after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    process.kill(pid, 0);
    return process.platform === 'win32'
      ? 'running'
      : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Who holds the lock now; undefined when it is free or its holder is gone. */
export function lockHolder(path: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
    return startedAt(holder.pid) === holder.started ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file aside and hands its path on, so that what appears under the real name is always complete. */
function withFileAside<T>(path: string, holder: LockHolder, place: (aside: string) => T): T {
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, JSON.stringify(holder), { mode: 0o600 });
  try {
    return place(aside);
  } finally {
    rmSync(aside, { force: true });
  }
}

function tryTake(path: string, holder: LockHolder): boolean {
  return withFileAside(path, holder, (aside) => {
    try {
      linkSync(aside, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });
}

export interface TakenLock {
  /** Tells others something about the holder. */
  note: (note: Record<string, string>) => void;
  release: () => void;
}

/**
 * Takes the lock file at `path` for this process.
 * A lock whose process has died is replaced. Throws `LockedError` while another process holds it.
 */
export function takeLock(path: string): TakenLock {
  mkdirSync(dirname(path), { recursive: true });
  const holder: LockHolder = { pid: process.pid, started: startedAt(process.pid) ?? 'running', note: {} };
  for (let attempt = 0; !tryTake(path, holder); attempt++) {
    const current = lockHolder(path);
    if (current) throw new LockedError(path, current);
    if (attempt > 10) throw new Error(`${path} cannot be replaced`);
    // Moving is atomic: of two processes that find the same dead lock, one moves it and the other finds nothing.
    const dead = `${path}.${randomUUID()}`;
    try {
      renameSync(path, dead);
      rmSync(dead);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.once('exit', release);
  return {
    note: (note) => withFileAside(path, { ...holder, note }, (aside) => renameSync(aside, path)),
    release,
  };
}
