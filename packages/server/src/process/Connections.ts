import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Milliseconds without another request after which everything a client sent has been read: a system that sends small
 * pieces one after another holds the second back until the first is acknowledged, which takes up to 40 ms.
 */
const SETTLING_MS = 100;
/** Milliseconds between two looks for connections that nobody uses any more. */
const CHECK_MS = 25;
/**
 * Looks without a request or an answer before the rest is ended: half a second in which a client at work would have sent
 * another. They are counted, not timed, since a process that was busy has not read what came meanwhile.
 */
const QUIET_CHECKS = 20;
/** Milliseconds a stop may take. */
const GRACE_MS = 10_000;

/** Turns that are taken for connections that wait to be accepted; there may always be another one. */
const MAX_TURNS = 1_000;

interface Exchange {
  readonly response: ServerResponse;
  readonly answer: () => void;
}

interface Connection {
  /** Requests that are being answered, in the order they came. */
  readonly underWay: Set<ServerResponse>;
  /** Requests that came during a stop and wait until it is known which one is the last. */
  exchanges: Exchange[];
  /** The answer that says that the connection ends with it, or null. */
  last: ServerResponse | null;
  /** What runs out when nothing more has come; another request begins another one. */
  settling: NodeJS.Timeout | null;
}

/**
 * The connections of a server, so that a stop drops nothing that was sent. A client may only be told `connection: close`
 * in the answer to the last request it sent: what stands behind that one is lost.
 */
export class Connections {
  readonly #connections = new Map<Duplex, Connection>();
  #isClosing = false;
  #quietChecks = 0;
  #accepted = 0;

  /** Knows a connection from its first moment, so that a stop ends also those that never ask anything. */
  add(socket: Duplex): void {
    this.#accepted += 1;
    this.#find(socket);
  }

  /** Waits until the connections that were made before have been accepted: a turn of the event loop accepts one. */
  async acceptWaiting(): Promise<void> {
    let without = 0;
    for (let turn = 0; turn < MAX_TURNS && without < 2; turn += 1) {
      const before = this.#accepted;
      await new Promise((resolve) => setImmediate(resolve));
      without = this.#accepted === before ? without + 1 : 0;
    }
  }

  /** Has a request answered: at once, and during a stop when everything its client sent before has been read. */
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

  /** Whether an answer has begun on a connection, so that nothing else may be written there. */
  isAnswering(socket: Duplex): boolean {
    const underWay = this.#connections.get(socket)?.underWay ?? [];
    return [...underWay].some(({ headersSent }) => headersSent);
  }

  /** Accepts nothing new, answers what was sent, and ends every connection with its last answer or after ten seconds. */
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
      // The close of a HTTP server ends idle connections at once, also those on which a request is on its way.
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
      // A busy process looks at its timers before it looks at what has come; an immediate comes after both.
      setImmediate(() => {
        if (connection.settling === settling) this.#finish(connection);
      });
    }, SETTLING_MS);
    connection.settling = settling;
  }

  /** Answers what is held once nothing stands before it; the last answer says that it is the last. */
  #finish(connection: Connection): void {
    if (connection.exchanges.length > 0 && connection.underWay.size > 0) return;
    const exchanges = connection.exchanges.splice(0);
    connection.last = exchanges.at(-1)?.response ?? [...connection.underWay].at(-1) ?? null;
    if (connection.last && !connection.last.headersSent) connection.last.shouldKeepAlive = false;
    for (const exchange of exchanges) this.#begin(connection, exchange);
  }
}
