import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Milliseconds without another request after which everything a client sent has been read. With Nagle's algorithm, a second small
 * packet waits for a delayed ACK of the first, up to 40 ms.
 */
const SETTLING_MS = 100;
/** Milliseconds between checks for idle connections. */
const CHECK_MS = 25;
/**
 * Checks without a request or response before idle connections are closed: half a second. They are counted, not timed, because a
 * busy process has not read what arrived meanwhile.
 */
const QUIET_CHECKS = 20;
/** Maximum time of a graceful shutdown, in milliseconds. */
const GRACE_MS = 10_000;

/** Maximum event loop turns spent on accepting waiting connections; new ones may keep arriving. */
const MAX_TURNS = 1_000;

interface Exchange {
  readonly response: ServerResponse;
  readonly answer: () => void;
}

interface Connection {
  /** Requests in progress, in order of arrival. */
  readonly underWay: Set<ServerResponse>;
  /** Requests that arrived during shutdown, held until the last one is known. */
  exchanges: Exchange[];
  /** The response that carries `connection: close`, or null. */
  last: ServerResponse | null;
  /** Debounce timer: fires when no further request has arrived. */
  settling: NodeJS.Timeout | null;
}

/**
 * Connection draining, so that a shutdown drops no request. Only the response to a client's last request may carry
 * `connection: close`: requests pipelined after it would be lost.
 */
export class Connections {
  readonly #connections = new Map<Duplex, Connection>();
  #isClosing = false;
  #quietChecks = 0;
  #accepted = 0;

  /** Tracks a connection from its start, so that a shutdown also closes those without a request. */
  add(socket: Duplex): void {
    this.#accepted += 1;
    this.#find(socket);
  }

  /** Waits until the connections in the backlog are accepted: one per event loop turn. */
  async acceptWaiting(): Promise<void> {
    let without = 0;
    for (let turn = 0; turn < MAX_TURNS && without < 2; turn += 1) {
      const before = this.#accepted;
      await new Promise((resolve) => setImmediate(resolve));
      without = this.#accepted === before ? without + 1 : 0;
    }
  }

  /** Handles a request: at once, or during shutdown once everything its client sent has been read. */
  take({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const connection = this.#find(socket);
    this.#quietChecks = 0;
    if (!this.#isClosing) {
      this.#begin(connection, { response, answer });
      return;
    }
    if (connection.last && !connection.last.headersSent) {
      connection.last.shouldKeepAlive = true;
      connection.last = null;
    }
    connection.exchanges.push({ response, answer });
    this.#settle(connection);
  }

  /** Whether a response has started on a connection, so that nothing else may be written to it. */
  isAnswering(socket: Duplex): boolean {
    const underWay = this.#connections.get(socket)?.underWay ?? [];
    return [...underWay].some(({ headersSent }) => headersSent);
  }

  /** Graceful shutdown: stops accepting, responds to open requests, and closes all connections within ten seconds. */
  close(server: Server): Promise<void> {
    this.#isClosing = true;
    for (const connection of this.#connections.values()) this.#settle(connection);
    return new Promise((resolve) => {
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      const closeUnused = () => {
        this.#quietChecks += 1;
        if (this.#quietChecks < QUIET_CHECKS) return;
        server.closeIdleConnections();
        for (const socket of this.#connections.keys())
          if (socket instanceof Socket && socket.bytesRead === 0) socket.destroy();
      };
      const check = setInterval(closeUnused, CHECK_MS);
      // HTTP's own close() ends idle connections at once, even if a request is in transit.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(force);
        clearInterval(check);
        resolve();
      });
    });
  }

  #find(socket: Duplex): Connection {
    const known = this.#connections.get(socket);
    if (known) return known;
    const connection: Connection = { underWay: new Set(), exchanges: [], last: null, settling: null };
    this.#connections.set(socket, connection);
    socket.once('close', () => {
      this.#connections.delete(socket);
      if (connection.settling) clearTimeout(connection.settling);
    });
    return connection;
  }

  #begin(connection: Connection, { response, answer }: Exchange): void {
    connection.underWay.add(response);
    response.once('close', () => {
      connection.underWay.delete(response);
      this.#quietChecks = 0;
      if (connection.exchanges.length > 0) this.#settle(connection);
    });
    answer();
  }

  #settle(connection: Connection): void {
    if (connection.settling) clearTimeout(connection.settling);
    const settling = setTimeout(() => {
      // A busy process runs timers before it reads from sockets; setImmediate runs after both.
      setImmediate(() => {
        if (connection.settling === settling) this.#finish(connection);
      });
    }, SETTLING_MS);
    connection.settling = settling;
  }

  /** Handles the held requests once earlier ones are done; the last response closes the connection. */
  #finish(connection: Connection): void {
    if (connection.exchanges.length > 0 && connection.underWay.size > 0) return;
    const exchanges = connection.exchanges.splice(0);
    connection.last = exchanges.at(-1)?.response ?? [...connection.underWay].at(-1) ?? null;
    if (connection.last && !connection.last.headersSent) connection.last.shouldKeepAlive = false;
    for (const exchange of exchanges) this.#begin(connection, exchange);
  }
}
