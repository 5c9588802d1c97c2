import type { Socket } from 'node:net';
import {
  type Frame,
  findStartup,
  loadSql,
  makeError,
  makeMessage,
  makeReady,
  makeWelcome,
  splitFrames,
} from './wire.ts';

/** Frames of one client that must reach the backend together, with nobody else's in between. */
export interface Batch {
  connection: Connection;
  frames: Frame[];
  /** True when it ends in `Sync`, or is a simple query: the backend answers it with `ReadyForQuery`. */
  isWhole: boolean;
}

const LISTEN = /^\s*(un)?listen\s+("(?:[^"]|"")+"|[\w$]+|\*)\s*;?\s*$/i;
const COPY_IN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const WHOLE_SESSION = /^\s*(discard|deallocate)\s+(prepare\s+)?all\s*;?\s*$/i;

/** One client of the embedded database: its bytes on the way in, and everything a session of its own would hold. */
export class Connection {
  /** Statement names it has made on the shared backend, without its prefix. */
  readonly statements = new Set<string>();
  /** Channels it listens to. */
  readonly channels = new Set<string>();
  readonly prefix: string;
  /** Session settings it changed, as JSON. */
  settings = '{}';
  readonly #id: number;
  readonly #socket: Socket;
  readonly #parameters: ReadonlyMap<string, string>;
  readonly #onBatch: (batch: Batch) => void;
  #received: Buffer = Buffer.alloc(0);
  #frames: Frame[] = [];
  #isStarted = false;

  constructor(
    id: number,
    socket: Socket,
    parameters: ReadonlyMap<string, string>,
    onBatch: (batch: Batch) => void,
  ) {
    this.#id = id;
    this.#socket = socket;
    this.#parameters = parameters;
    this.#onBatch = onBatch;
    this.prefix = `c${id}_`;
  }

  /** Takes bytes from the socket and hands on whole batches. */
  receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    if (!this.#isStarted && !this.#start()) return;
    const { frames, rest } = splitFrames(this.#received);
    this.#received = rest;
    for (const frame of frames) this.#take(frame);
  }

  /** Writes an answer to the client, if it is still there. */
  send(bytes: Buffer): void {
    if (this.#socket.writable && bytes.length > 0) this.#socket.write(bytes);
  }

  /** Ends the connection from our side. */
  end(): void {
    this.#socket.destroy();
  }

  #start(): boolean {
    for (;;) {
      const startup = findStartup(this.#received);
      if (!startup) return false;
      this.#received = this.#received.subarray(startup.length);
      if (startup.kind === 'encryption') {
        this.send(Buffer.from('N'));
      } else if (startup.kind === 'start') {
        this.#isStarted = true;
        this.send(makeWelcome(this.#id, this.#parameters));
        return true;
      } else {
        this.end();
        return false;
      }
    }
  }

  #take(frame: Frame): void {
    if (frame.type === 'X') {
      this.#socket.end();
    } else if (frame.type === 'Q') {
      this.#onBatch({ connection: this, frames: [frame], isWhole: true });
    } else if (frame.type === 'S' || frame.type === 'H') {
      const frames = [...this.#frames, frame];
      this.#frames = [];
      this.#onBatch({ connection: this, frames, isWhole: frame.type === 'S' });
    } else {
      this.#frames.push(frame);
    }
  }
}

/**
 * Answers what must not reach a backend that several connections share, or null when it may pass.
 * `LISTEN` passes after being noted; `UNLISTEN` only ends this connection's interest.
 */
export function interceptLocally({ connection, frames }: Batch, status: string): Buffer | null {
  const [frame] = frames;
  if (frame?.type !== 'Q' && frame?.type !== 'P') return null;
  const sql = loadSql(frame);
  if (COPY_IN.test(sql)) {
    const problem = makeError('0A000', 'The embedded database takes no COPY FROM STDIN: use INSERT.');
    return Buffer.concat([problem, makeReady(status)]);
  }
  if (frame.type !== 'Q') return null;
  const [, isEnd, name = ''] = LISTEN.exec(sql) ?? [];
  const channel = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
  if (isEnd) {
    if (channel === '*') connection.channels.clear();
    else connection.channels.delete(channel);
    return Buffer.concat([makeMessage('C', 'UNLISTEN\0'), makeReady(status)]);
  }
  if (channel) connection.channels.add(channel);
  if (WHOLE_SESSION.test(sql)) {
    const problem = makeError('0A000', 'The embedded database shares one session: reset settings by name.');
    return Buffer.concat([problem, makeReady(status)]);
  }
  return null;
}
