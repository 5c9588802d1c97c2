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

const { folder, socketFile } = workerData as WorkerTask;
const pglite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } }).catch((error: unknown) => {
  throw new Error(describeFailure(error));
});
const server = new SocketServer(createBackend(pglite));
await server.listen(socketFile);

parentPort?.once('message', async () => {
  await server.close();
  await pglite.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
