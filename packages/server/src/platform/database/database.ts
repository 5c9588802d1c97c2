import type { QueryResultRow } from 'pg';
import type { Channel } from './channels.ts';

/** A statement: plain SQL, or SQL with a name, which each connection prepares once. */
export type Statement = string | { name?: string; text: string; values?: readonly unknown[] };

/** The rows of a result, and the number of affected rows. */
export interface QueryAnswer<Row> {
  rows: Row[];
  rowCount: number;
}

/** Runs statements: the database, or a transaction. */
export interface Queryable {
  query<Row extends object = QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<QueryAnswer<Row>>;
}

/** An open transaction. */
export interface Transaction extends Queryable {
  /** Defers work until just before the commit, in order; what deferred work defers comes last. Dropped on rollback. */
  putOff(work: () => Promise<void>): void;
}

/** The connection pools: of calls, of jobs and commands, of the readiness check, or the one of the embedded database. */
export type PoolName = 'calls' | 'work' | 'readiness' | 'embedded';

/** Hears how long each statement took. */
export type OnStatement = (pool: PoolName, seconds: number) => void;

/** How busy a connection pool is. */
export interface PoolState {
  readonly pool: PoolName;
  readonly inUse: number;
  readonly idle: number;
  /** What waits for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** How this process and the database get on, as far as the process knows without asking. */
export interface DatabaseState {
  readonly pools: readonly PoolState[];
  /** Calls that were refused because too much waited, since the process started. */
  readonly refused: number;
  /** Whether the connection that listens is there, to the database or to NATS; null if nothing listens. */
  readonly isListening: boolean | null;
}

/** Options of a transaction. */
export interface TransactionOptions {
  /** Statement timeout, in milliseconds; ignored by the embedded database. */
  statementTimeout?: number;
}

/** The database, embedded or on a server. Inside a transaction, use only its handle. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in a transaction; an error rolls back and is rethrown. `work` is retried after a deadlock or serialization failure,
   * so it must do nothing that a rollback doesn't undo.
   */
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /**
   * Calls `onNotify` with each payload of the channel, and with '' after a reconnect, because notifications may have been missed.
   * Returns a function that stops it.
   */
  listen(channel: Channel, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** How busy the connections are. */
  readState(): DatabaseState;
  /** Closes all connections and, if this process runs it, the embedded database. */
  close(): Promise<void>;
}
