import type { QueryResultRow } from 'pg';

/** A statement: plain SQL, or SQL with a name under which each connection prepares it once. */
export type Statement = string | { name?: string; text: string; values?: readonly unknown[] };

/** Rows of an answer and how many rows a write touched. */
export interface QueryAnswer<Row> {
  rows: Row[];
  rowCount: number;
}

/** Whatever can run a statement: the database, or a transaction on it. */
export interface Queryable {
  query<Row extends QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<QueryAnswer<Row>>;
}

/** A transaction under way. */
export interface Transaction extends Queryable {
  /** Has something done last, just before the commit, after what was put off before it; a rollback forgets it. */
  putOff(work: () => Promise<void>): void;
}

/** What a transaction may have besides what every one of its kind has. */
export interface TransactionOptions {
  /** Longest time of one statement on a server, in milliseconds. */
  statementTimeout?: number;
}

/** The one database of the house, embedded or on a server; inside a transaction only its handle may be used. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in a transaction; a thrown error rolls everything back and is thrown on. `work` runs again when PostgreSQL ended the
   * transaction in favour of another, so it does nothing that a rollback does not undo.
   */
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /**
   * Calls `onNotify` with each payload sent to the channel, and with '' after a lost connection came back (something
   * may have been missed). Returns what ends it.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Ends all connections and, when it is ours, the embedded database. */
  close(): Promise<void>;
}
