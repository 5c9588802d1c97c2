import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { getPackageFolder } from '../packageFolder.ts';

/** A thread that was begun before its task is known, until somebody takes it. */
let begun: Worker | null = null;

function createThread(): Worker {
  return new Worker(join(getPackageFolder(), 'src/platform/database/embedded/worker.ts'), {
    // The flags of the process are for its own code.
    execArgv: [],
  });
}

/**
 * Begins the thread of the embedded database, which loads and compiles PostgreSQL while this one does something else. It opens
 * nothing before it is taken, and does not hold the process.
 */
export function beginThread(): void {
  const worker = createThread();
  const forget = () => {
    if (begun === worker) begun = null;
  };
  worker.once('exit', forget);
  // What keeps it from starting is said by the thread that is started in its place.
  worker.on('error', forget);
  worker.unref();
  begun = worker;
}

/** The thread that was begun, or a new one. */
export function takeThread(): Worker {
  const worker = begun ?? createThread();
  begun = null;
  worker.removeAllListeners();
  worker.ref();
  return worker;
}
