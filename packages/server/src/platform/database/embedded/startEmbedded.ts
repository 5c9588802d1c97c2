import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { FolderInUseError, findOwner, takeLock } from './lock.ts';
import { takeThread } from './takeThread.ts';
import type { WorkerReport, WorkerTask } from './worker.ts';

/** A running embedded database: where its socket is, and how to end it. */
export interface EmbeddedDatabase {
  socketFolder: string;
  close(): Promise<void>;
}

const SOCKET_NAME = '.s.PGSQL.5432';
/** Longest path of a unix socket that every system takes, in bytes (macOS has 104 with the final zero). */
const LONGEST_SOCKET_PATH = 103;

/** Megabytes that PostgreSQL has to find free: for a new database, and for the next segment of the log of one that is there. */
const ROOM_MB = { forNew: 80, forKnown: 20 } as const;

function makeSocketFolder(dataFolder: string): { folder: string; isTemporary: boolean } {
  const isShort = Buffer.byteLength(join(dataFolder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
  if (isShort) return { folder: dataFolder, isTemporary: false };
  return { folder: mkdtempSync(join(tmpdir(), 'sewa-')), isTemporary: true };
}

function startWorker(task: WorkerTask): Promise<Worker> {
  const worker = takeThread();
  worker.postMessage(task);
  return new Promise((done, fail) => {
    let failure: string | null = null;
    worker.once('message', (report: WorkerReport) => {
      if (report === 'ready') done(worker);
      else failure = report.failure;
    });
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(failure ?? `it stopped at its start (${code})`)));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.removeAllListeners();
    worker.once('error', fail);
    worker.once('exit', () => done());
    worker.postMessage('close');
  });
}

function explainFailure(folder: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`DATA_DIR ${folder}: the database in it cannot be opened: ${reason}.`, { cause: error });
}

const findExisting = (folder: string): string =>
  existsSync(folder) ? folder : findExisting(dirname(folder));

/** Throws where the disk is so full that PostgreSQL would stop in the middle of its start, before anything is written. */
function requireRoom(folder: string, databaseFolder: string): void {
  const { bavail, bsize, blocks } = statfsSync(findExisting(folder));
  const free = Math.floor((bavail * bsize) / 1_000_000);
  const needed = existsSync(databaseFolder) ? ROOM_MB.forKnown : ROOM_MB.forNew;
  // What is no disk says that it has nothing at all.
  if (blocks === 0 || free >= needed) return;
  const reason = `its disk has ${free} MB free, and PostgreSQL needs ${needed} MB to start`;
  throw explainFailure(folder, `${reason}. Make room and start again; nothing was changed`);
}

/** Makes a folder and those around it, one by one: Node's own way never ends where a file system says that none can be made. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw explainFailure(folder, error);
  }
}

/**
 * Starts PostgreSQL inside this process, in a thread of its own, on the files in `dataFolder/db`. `onLost` is told
 * when that thread dies by itself. Throws `FolderInUseError` when another process has the folder, and
 * a sentence for people when it cannot be started.
 */
export async function startEmbedded(
  dataFolder: string,
  onLost: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder);
  const databaseFolder = join(folder, 'db');
  const owner = findOwner(folder);
  if (owner) throw new FolderInUseError(folder, owner);
  requireRoom(folder, databaseFolder);
  makeFolders(folder);
  const { folder: socketFolder, isTemporary } = makeSocketFolder(folder);
  const removeSocket = () => {
    rmSync(join(socketFolder, SOCKET_NAME), { force: true });
    if (isTemporary) rmSync(socketFolder, { recursive: true, force: true });
  };
  let giveBack: () => void;
  try {
    giveBack = takeLock(folder, socketFolder);
  } catch (error) {
    if (isTemporary) removeSocket();
    throw error;
  }
  const isNew = !existsSync(databaseFolder);
  try {
    rmSync(join(socketFolder, SOCKET_NAME), { force: true });
    const socketFile = join(socketFolder, SOCKET_NAME);
    const worker = await startWorker({ folder: databaseFolder, socketFile });
    worker.removeAllListeners();
    worker.once('error', onLost);
    worker.once('exit', (code) => onLost(new Error(`The embedded database stopped (${code}).`)));
    return {
      socketFolder,
      async close() {
        await stopWorker(worker);
        removeSocket();
        giveBack();
      },
    };
  } catch (error) {
    removeSocket();
    giveBack();
    // What was begun and is no database would keep the next start from making one.
    if (isNew) rmSync(databaseFolder, { recursive: true, force: true });
    throw explainFailure(folder, error);
  }
}
