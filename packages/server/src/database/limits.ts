/** Time-outs of the statements on a connection, in milliseconds; 0 is none. */
export interface Limits {
  /** Longest wait for a lock, for a statement of its own. */
  lock: number;
  /** Longest wait for a lock inside a transaction: longer than the second after which PostgreSQL looks for a deadlock. */
  lockInTransaction: number;
  /** Longest time of a statement, its waiting included. */
  statement: number;
  /** How long a transaction may ask nothing before PostgreSQL ends it. */
  idleInTransaction: number;
}

/** Calls: somebody waits for the answer. */
export const callLimits: Limits = {
  lock: 500,
  lockInTransaction: 2_000,
  statement: 5_000,
  idleInTransaction: 15_000,
};

/** Jobs, commands and the start: long statements are right there, but a lock that does not end is not waited out. */
export const workLimits: Limits = {
  lock: 30_000,
  lockInTransaction: 30_000,
  statement: 0,
  idleInTransaction: 0,
};

/** How long after PostgreSQL should have ended a statement the connection is given up: the server answers nothing any more. */
export const SILENCE_MS = 1_000;

/** How long opening a connection to a server may take, in milliseconds. */
export const CONNECTING_MS = 3_000;

/** How long a statement waits for one of the connections of jobs and commands, or of the embedded database, in milliseconds. */
export const WAITING_MS = 10_000;

/** How long connections may take to end, in milliseconds, before a stop goes on without them. */
export const CLOSING_MS = 5_000;

/** Has the system find out about connections whose other end is gone, also while nothing is asked. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
