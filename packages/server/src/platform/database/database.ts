import type { QueryResultRow } from 'pg';

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
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Closes all connections and, if this process runs it, the embedded database. */
  close(): Promise<void>;
}
