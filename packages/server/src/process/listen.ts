import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { answerClientErrors } from './answerClientErrors.ts';
import { Connections } from './Connections.ts';
import { type ConstantHeaders, makeConstantHeaders } from './makeConstantHeaders.ts';
import { makeResponseClass } from './makeResponseClass.ts';

/** Handles requests; `environment` carries the connection. */
export type Fetch = (request: Request, environment: unknown) => Response | Promise<Response>;

/** Middleware before `fetch`: responds, or calls `next`. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The largest headers of a request, in bytes: other sites of a domain put their cookies into every one. */
const MAX_HEADERS = 32 * 1024;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Where to listen. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly before?: Before | undefined;
  /** Headers of every response, including those that bypass `fetch`. @default `x-content-type-options: nosniff` */
  readonly constantHeaders?: ConstantHeaders;
  /** @default TIMEOUTS */
  readonly timeouts?: Timeouts;
}

/** Client timeouts, in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or its connection, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body. */
  readonly request: number;
  /** Interval of checks for timeouts. */
  readonly check: number;
}

/** The default timeouts. */
export const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, check: 1_000 };

/** A listening server. */
export interface Listening {
  /** URL to reach it from this machine. */
  readonly url: string;
  /** Accepts the connections in the backlog, which closing would drop. */
  readonly acceptWaiting: () => Promise<void>;
  /** Graceful shutdown, within ten seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Keep-alive timeout in milliseconds: longer than that of browsers and common proxies (60 s), so that they close the connection, and
 * no request is sent to one that was just closed.
 */
const IDLE_LIMIT = 75_000;

function describeAddress(host: string, port: number): string {
  const shown =
    host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown}:${port}`;
}

/** Explains why the server can't listen: the setting, the reason and the fix. */
function explainFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  const { code = '', message } = error;
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
    return `HOST ${host} cannot be listened on: this machine has no such address. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`;
  const reason = { EADDRINUSE: 'it is in use', EACCES: 'this user may not use it' }[code] ?? message;
  return `PORT ${port} on ${host} cannot be listened on: ${reason}. Stop the other process or set PORT.`;
}

/** Starts listening; rejects with an explanation if the port is taken or not allowed, or the address isn't of this machine. */
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
          // `before` checks the Host header, so that its responses carry the constant headers.
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
