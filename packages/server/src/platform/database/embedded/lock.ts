import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a data folder, and where its database can be reached. */
export interface Lock {
  pid: number;
  /** Which process that number means: boot and start tick where the system tells them, else ''. */
  started: string;
  /** Folder of the unix socket. */
  socketFolder: string;
}

/** Thrown when another process already uses the data folder. */
export class FolderInUseError extends Error {
  readonly lock: Lock;

  constructor(folder: string, lock: Lock) {
    super(`Another Sewa process (pid ${lock.pid}) is using ${folder}.`);
    this.name = 'FolderInUseError';
    this.lock = lock;
  }
}

const lockFile = (folder: string): string => join(folder, 'lock.json');

/** Boot and start tick of a process: two processes that had the same number differ in it. */
export function findProcessStart(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isRunning({ pid, started }: Pick<Lock, 'pid' | 'started'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = findProcessStart(pid);
  return now === '' || started === '' || now === started;
}

function loadLock(file: string): { text: string; lock: Lock | null } | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'ENOENT') return null;
    throw new Error(`${file} says who uses the data folder, but cannot be read (${code}).`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return { text, lock: null };
    const { pid, started, socketFolder } = value as Record<string, unknown>;
    const isLock = Number.isInteger(pid) && typeof started === 'string' && typeof socketFolder === 'string';
    return { text, lock: isLock ? { pid: Number(pid), started, socketFolder } : null };
  } catch {
    return { text, lock: null };
  }
}

/** The living holder of a data folder, or null. */
export function findOwner(folder: string): Lock | null {
  const lock = loadLock(lockFile(folder))?.lock;
  return lock && isRunning(lock) ? lock : null;
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a dead holder's lock; of several that try at once only the one that links the claim does. */
function replaceStale(folder: string, stale: string, mine: string): boolean {
  const claim = join(folder, 'lock.claim');
  if (!link(mine, claim)) {
    const claimant = loadLock(claim)?.lock;
    if (claimant && isRunning(claimant)) throw new FolderInUseError(folder, claimant);
    rmSync(claim, { force: true });
    return false;
  }
  try {
    if (loadLock(lockFile(folder))?.text !== stale) return false;
    renameSync(mine, lockFile(folder));
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Takes the data folder for this process and returns what gives it back. A lock left by a process that is gone is
 * taken over. Throws `FolderInUseError` when its holder is alive.
 */
export function takeLock(folder: string, socketFolder: string): () => void {
  const lock: Lock = { pid: process.pid, started: findProcessStart(process.pid), socketFolder };
  const text = `${JSON.stringify(lock)}\n`;
  const mine = join(folder, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  writeFileSync(mine, text, { mode: 0o600 });
  try {
    for (;;) {
      if (link(mine, lockFile(folder))) break;
      const found = loadLock(lockFile(folder));
      if (!found) continue;
      if (found.lock && isRunning(found.lock)) throw new FolderInUseError(folder, found.lock);
      if (replaceStale(folder, found.text, mine)) break;
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (loadLock(lockFile(folder))?.text === text) rmSync(lockFile(folder), { force: true });
  };
}
