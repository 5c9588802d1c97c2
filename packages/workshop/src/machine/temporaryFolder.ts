import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Where Linux has a file system in memory. */
const memory = '/dev/shm';

/** Bytes there must be in memory for a run; one of all tests takes up to a third of them. */
const WANTED_BYTES = 6 * 1024 ** 3;

/** A folder for what programs write to `TMPDIR`, and how to remove it. */
export interface TemporaryFolder {
  readonly folder: string;
  readonly remove: () => void;
}

function countFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return -1;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What our folders are called: process ids mean something only in the space they were given in. */
function namePrefix(): string {
  const space = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '';
  return `sewa-tests-${space}-`;
}

/** Removes what processes left that were killed. */
function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length).split('-')[0]))) continue;
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder in memory, for tests write and remove thousands of small files, with which a disk keeps the processor busy a fifth of
 * their time. Null where `TMPDIR` says where temporary files go, or where there is no such file system with enough room.
 */
export function openTemporaryFolder(
  environment: NodeJS.ProcessEnv = process.env,
  parent = memory,
  wantedBytes = WANTED_BYTES,
): TemporaryFolder | null {
  if (environment.TMPDIR || process.platform !== 'linux') return null;
  if (countFreeBytes(parent) < wantedBytes) return null;
  const prefix = namePrefix();
  removeAbandoned(parent, prefix);
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as a user of its own below it.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
