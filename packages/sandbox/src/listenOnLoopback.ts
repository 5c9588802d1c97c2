import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another name of this machine than the site's, so that cookies are kept apart. */
export const loopbackHost = '127.0.0.1';

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopbackHost, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on the port wanted, or on any other when it is taken; answers with the origin. */
export async function listenOnLoopback(server: Server, port: number): Promise<string> {
  const taken = await listenOn(server, port).catch(() => listenOn(server, 0));
  return `http://${loopbackHost}:${taken}`;
}

/** Ends a server and whoever still waits for an answer of it. */
export async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close').catch(() => undefined);
}
