import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { answerClientErrors } from './answerClientErrors.ts';
import { Connections } from './Connections.ts';
import { type ConstantHeaders, makeConstantHeaders } from './makeConstantHeaders.ts';
import { makeResponseClass } from './makeResponseClass.ts';

/** What answers requests; `environment` carries the connection. */
export type Fetch = (request: Request, environment: unknown) => Response | Promise<Response>;

/** Sees a request before `fetch` does and either answers it or passes it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest headers of a request, in bytes: other sites of a domain put their cookies into every one. */
const MAX_HEADERS = 32 * 1024;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Where to listen. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly before?: Before | undefined;
  /** Headers of every answer, also of those that never reach `fetch`. @default no type may be guessed */
  readonly constantHeaders?: ConstantHeaders;
  /** @default TIMEOUTS */
  readonly timeouts?: Timeouts;
}

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or from its connection, to the end of its headers. */
  readonly headers: number;
  /** To the end of its body. */
  readonly request: number;
  /** Between two looks for those that took longer. */
  readonly check: number;
}

/** How long a client may take unless a test says otherwise. */
export const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, check: 1_000 };

/** A process that accepts connections. */
export interface Listening {
  /** Address under which it can be reached from this machine. */
  readonly url: string;
  /** Accepts the connections that were made already, which a close would cut off. */
  readonly acceptWaiting: () => Promise<void>;
  /** Accepts nothing new, answers what was sent for at most ten seconds, then ends every connection. */
  readonly close: () => Promise<void>;
}

/**
 * How long a connection waits for its next request: longer than browsers and the usual proxies (60 s) do, so that it is
 * they who close it, and no request is on its way to a connection that has just been closed.
 */
const IDLE_LIMIT = 75_000;

function describeAddress(host: string, port: number): string {
  const shown =
    host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown}:${port}`;
}

/** Names the setting that keeps a server from listening, why, and what helps. */
function explainFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  const { code = '', message } = error;
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
    return `HOST ${host} cannot be listened on: this machine has no such address. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`;
  const reason = { EADDRINUSE: 'it is in use', EACCES: 'this user may not use it' }[code] ?? message;
  return `PORT ${port} on ${host} cannot be listened on: ${reason}. Stop the other process or set PORT.`;
}

/** Starts to listen; rejects with one sentence where the port is taken or not allowed, or the address is none of this machine. */
export function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const { host, port, timeouts = TIMEOUTS, before = (_request, _response, next) => next() } = options;
  const { constantHeaders = makeConstantHeaders({ publicUrl: null, trustedProxies: 0 }) } = options;
  const connections = new Connections();
  const create = (serverOptions: object, answer: Answer): Server =>
    createServer(
      { ...serverOptions, ServerResponse: makeResponseClass(constantHeaders) },
      (request, response) => {
        connections.take(request, response, () => before(request, response, () => answer(request, response)));
      },
    );
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        hostname: host,
        port,
        createServer: create as typeof createServer,
        serverOptions: {
          headersTimeout: timeouts.headers,
          maxHeaderSize: MAX_HEADERS,
          requestTimeout: timeouts.request,
          connectionsCheckingInterval: timeouts.check,
          keepAliveTimeout: IDLE_LIMIT,
          // Whether a host is named is for `before` to say, whose answers carry the headers of every answer.
          requireHostHeader: false,
        },
      },
      (address) => {
        resolve({
          url: describeAddress(host, address.port),
          acceptWaiting: () => connections.acceptWaiting(),
          close: () => connections.close(server),
        });
      },
    ) as Server;
    server.on('connection', (socket) => connections.add(socket));
    answerClientErrors(server, connections, constantHeaders);
    server.once('error', (error) => reject(new Error(explainFailure(error, host, port))));
  });
}
