import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createBackend } from './createBackend.ts';
import { describeFailure } from './describeFailure.ts';
import { SocketServer } from './SocketServer.ts';

/** What the thread is told first: the folder of the database files and the socket file to serve. */
export interface WorkerTask {
  folder: string;
  socketFile: string;
}

/** What the thread says then, once: that it serves the database, or why it cannot. */
export type WorkerReport = 'ready' | { failure: string };

/** PostgreSQL's own cache of its files, which stays in memory once it is used; it takes 128 MB where nothing else is said. */
const SHARED_BUFFERS = '16MB';

const findFile = (name: string) => new URL(name, import.meta.resolve('@electric-sql/pglite'));

/** PostgreSQL itself and the files it brings, which are the same for every folder. */
async function loadEngine() {
  const [bytes, fsBundle] = await Promise.all([
    readFile(findFile('pglite.wasm')),
    openAsBlob(findFile('pglite.data')),
  ]);
  return { pgliteWasmModule: await WebAssembly.compile(bytes), fsBundle };
}

async function serve(
  port: MessagePort,
  engine: ReturnType<typeof loadEngine>,
  task: WorkerTask,
): Promise<void> {
  const { folder, socketFile } = task;
  const pglite = await PGlite.create({
    ...(await engine),
    dataDir: folder,
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  const server = new SocketServer(createBackend(pglite));
  await server.listen(socketFile);
  // With nothing left to wait for the thread ends by itself. Ended by an error or from outside, V8 may be compiling PGlite
  // on other threads at that moment.
  port.once('message', async () => {
    await server.close();
    await pglite.close();
  });
}

if (!parentPort) throw new Error('The embedded database runs in a thread of the process that serves it.');
const engine = loadEngine();
const [task] = (await once(parentPort, 'message')) as [WorkerTask];
const report = await serve(parentPort, engine, task).then(
  (): WorkerReport => 'ready',
  (error: unknown): WorkerReport => ({ failure: describeFailure(error) }),
);
parentPort.postMessage(report);
