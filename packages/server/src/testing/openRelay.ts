import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A way to a PostgreSQL server on which it can be made silent. */
export interface Relay {
  url: string;
  /** From now on nothing passes in either direction, and new connections are accepted and left alone. */
  freeze(): void;
  /** The connections there are fall silent; new ones are served. */
  silence(): void;
  /** What was held back passes, and so does everything after it. */
  thaw(): void;
  close(): Promise<void>;
}

const SOCKET_NAME = '.s.PGSQL.5432';

function findTarget(url: string): { path: string } | { host: string; port: number } {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  const port = Number(address.port || 5432);
  return folder?.startsWith('/')
    ? { path: join(folder, `.s.PGSQL.${port}`) }
    : { host: folder ?? address.hostname, port };
}

/** Listens in a folder of its own and passes every connection on to the server at `url`. */
export async function openRelay(url: string): Promise<Relay> {
  const folder = mkdtempSync(join(tmpdir(), 'sewa-relay-'));
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(findTarget(url));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((done) => server.listen(join(folder, SOCKET_NAME), done));
  const address = new URL(url);
  address.port = '';
  address.hostname = 'localhost';
  address.searchParams.set('host', folder);
  return {
    url: address.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    silence() {
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
