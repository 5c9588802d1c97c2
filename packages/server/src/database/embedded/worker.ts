import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createBackend } from './createBackend.ts';
import { describeFailure } from './describeFailure.ts';
import { SocketServer } from './SocketServer.ts';

/** What the thread is started with: the folder of the database files and the socket file to serve. */
export interface WorkerTask {
  folder: string;
  socketFile: string;
}

/** What the thread says once: that it serves the database, or why it cannot. */
export type WorkerReport = 'ready' | { failure: string };

const { folder, socketFile } = workerData as WorkerTask;

async function serve(): Promise<void> {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const server = new SocketServer(createBackend(pglite));
  await server.listen(socketFile);
  // With nothing left to wait for the thread ends by itself. Ended by an error or from outside, V8 may be compiling PGlite
  // on other threads at that moment.
  parentPort?.once('message', async () => {
    await server.close();
    await pglite.close();
  });
}

const report = await serve().then(
  (): WorkerReport => 'ready',
  (error: unknown): WorkerReport => ({ failure: describeFailure(error) }),
);
parentPort?.postMessage(report);
