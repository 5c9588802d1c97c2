import { createServer, type Server } from 'node:net';
import { type Batch, Connection, interceptLocally } from './Connection.ts';
import { makeMessage, makeQuery, parseAnswer, parseParseName, prefixNames } from './wire.ts';

/** The one session of an embedded PostgreSQL: takes protocol bytes, gives protocol bytes, at once. */
export interface Backend {
  execute(bytes: Uint8Array): Uint8Array;
}

/** How long a client may hold the session without saying anything, in milliseconds. */
const MAX_DELAY_MS = 60_000;

const PARAMETERS = `select string_agg(name || '=' || setting, chr(10)) from pg_settings where name in
  ('server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'TimeZone', 'integer_datetimes', 'standard_conforming_strings')`;
const CHANGED_SETTINGS = `select coalesce(json_object_agg(name, setting), '{}') from pg_settings where source = 'session'`;
const RESTORE = 'select set_config(key, value, false) from json_each_text';

/**
 * Serves one embedded session to any number of ordinary clients over a unix socket. Batches run one at a time;
 * while a client is inside a transaction, or between `Flush` and `Sync`, nobody else's run. A client that holds the
 * session and falls silent loses its connection, and its transaction with it.
 */
export class SocketServer {
  readonly #backend: Backend;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #parameters: ReadonlyMap<string, string>;
  #queue: Batch[] = [];
  #owner: Connection | null = null;
  #status = 'I';
  #appliedSettings = '{}';
  #connectionCount = 0;
  readonly #maxDelay: number;
  #delayTimer: NodeJS.Timeout | undefined;

  constructor(backend: Backend, { maxDelay = MAX_DELAY_MS }: { maxDelay?: number } = {}) {
    this.#backend = backend;
    this.#maxDelay = maxDelay;
    this.#parameters = new Map(
      this.#parseText(PARAMETERS)
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
    );
    backend.execute(makeQuery('reset all'));
    this.#server = createServer((socket) => {
      socket.setNoDelay(true);
      this.#connectionCount += 1;
      const connection = new Connection(this.#connectionCount, socket, this.#parameters, (batch) => {
        this.#queue.push(batch);
        this.#work();
      });
      this.#connections.add(connection);
      socket.on('data', (bytes) => {
        try {
          connection.receive(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
        } catch {
          connection.end();
        }
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#forget(connection));
    });
  }

  /** Starts to accept clients at the given socket file. */
  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, () => resolve());
    });
  }

  /** Lets every client go and stops listening; open transactions are rolled back. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#connections) {
      connection.end();
      this.#forget(connection);
    }
    await closed;
  }

  #work(): void {
    for (;;) {
      const index = this.#owner ? this.#queue.findIndex(({ connection }) => connection === this.#owner) : 0;
      const [batch] = index < 0 ? [] : this.#queue.splice(index, 1);
      if (!batch) return;
      this.#run(batch);
    }
  }

  #run(batch: Batch): void {
    const { connection, frames, isWhole } = batch;
    const ownAnswer = interceptLocally(batch, this.#status);
    if (ownAnswer) {
      connection.send(ownAnswer);
      return;
    }
    if (!this.#owner) this.#applySettings(connection.settings);
    for (const frame of frames) if (frame.type === 'P') connection.statements.add(parseParseName(frame));
    const bytes = Buffer.concat(frames.map((frame) => prefixNames(frame, connection.prefix)));
    const answer = parseAnswer(this.#backend.execute(bytes));
    this.#status = answer.status ?? this.#status;
    this.#owner = isWhole && this.#status === 'I' ? null : connection;
    clearTimeout(this.#delayTimer);
    if (this.#owner) this.#delayTimer = setTimeout(() => connection.end(), this.#maxDelay);
    if (answer.isSettingChanged) connection.settings = 'unread';
    if (!this.#owner && connection.settings === 'unread') {
      connection.settings = this.#parseText(CHANGED_SETTINGS);
      this.#appliedSettings = connection.settings;
    }
    connection.send(answer.bytes);
    this.#tell(answer.notifications);
  }

  #tell(notifications: { channel: string; frame: Buffer }[]): void {
    for (const { channel, frame } of notifications) {
      for (const connection of this.#connections)
        if (connection.channels.has(channel)) connection.send(frame);
    }
  }

  #applySettings(settings: string): void {
    if (settings === this.#appliedSettings) return;
    this.#backend.execute(makeQuery('reset all'));
    if (settings !== '{}') {
      this.#backend.execute(makeQuery(`${RESTORE}('${settings.replaceAll("'", "''")}')`));
    }
    this.#appliedSettings = settings;
  }

  #forget(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.#queue = this.#queue.filter((batch) => batch.connection !== connection);
    if (this.#owner === connection) {
      clearTimeout(this.#delayTimer);
      const answer = parseAnswer(
        this.#backend.execute(Buffer.concat([makeMessage('S'), makeQuery('rollback')])),
      );
      this.#status = answer.status ?? 'I';
      this.#owner = null;
      if (connection.settings === 'unread') this.#appliedSettings = 'unknown';
    }
    const named = [...connection.statements].filter((name) => name !== '');
    if (named.length > 0) {
      const close = named.map((name) => makeMessage('C', `S${connection.prefix}${name}\0`));
      this.#backend.execute(Buffer.concat([...close, makeMessage('S')]));
    }
    this.#work();
  }

  #parseText(sql: string): string {
    const bytes = Buffer.from(this.#backend.execute(makeQuery(sql)));
    for (let offset = 0; offset + 5 <= bytes.length; offset += 1 + bytes.readInt32BE(offset + 1)) {
      if (bytes[offset] === 0x44) {
        const length = bytes.readInt32BE(offset + 7);
        return bytes.toString('utf8', offset + 11, offset + 11 + Math.max(0, length));
      }
    }
    throw new Error('The embedded database did not answer a question about its settings.');
  }
}
