import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { Connections } from './Connections.ts';

/** What answers requests; `environment` carries the connection. */
export type Fetch = (request: Request, environment: unknown) => Response | Promise<Response>;

/** Sees a request before `fetch` does and either answers it or passes it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where to listen. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly before?: Before | undefined;
}

/** A process that accepts connections. */
export interface Listening {
  /** Address under which it can be reached from this machine. */
  readonly url: string;
  /** Accepts nothing new, answers what was sent for at most ten seconds, then ends every connection. */
  readonly close: () => Promise<void>;
}

/**
 * How long a connection waits for its next request: longer than browsers and the usual proxies (60 s) do, so that it is
 * they who close it, and no request is on its way to a connection that has just been closed.
 */
const idleLimit = 75_000;

function describeAddress(host: string, port: number): string {
  const shown =
    host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown}:${port}`;
}

/** Starts to listen; rejects with one sentence when the port is taken or not allowed. */
export function listen(fetch: Fetch, { host, port, before }: ListenOptions): Promise<Listening> {
  const connections = new Connections();
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, hostname: host, port, createServer: putBefore(connections, before) },
      (address) => {
        resolve({ url: describeAddress(host, address.port), close: () => connections.close(server) });
      },
    ) as Server;
    server.keepAliveTimeout = idleLimit;
    server.on('connection', (socket) => connections.add(socket));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        { EADDRINUSE: 'it is in use', EACCES: 'this user may not use it' }[error.code ?? ''] ?? error.message;
      reject(
        new Error(
          `PORT ${port} on ${host} cannot be listened on: ${reason}. Stop the other process or set PORT.`,
        ),
      );
    });
  });
}

const putBefore = (connections: Connections, before: Before = (_request, _response, next) => next()) =>
  ((options: object, answer: (request: IncomingMessage, response: ServerResponse) => void) =>
    createServer(options, (request, response) =>
      connections.take(request, response, () => before(request, response, () => answer(request, response))),
    )) as typeof createServer;
