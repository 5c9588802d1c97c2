/** Timeouts on a connection, in milliseconds; 0 for none. */
export interface Limits {
  /** Lock timeout outside a transaction. */
  lock: number;
  /** Lock timeout inside a transaction: longer than PostgreSQL's `deadlock_timeout` of one second. */
  lockInTransaction: number;
  /** Statement timeout, including waits. */
  statement: number;
  /** Timeout of an idle transaction. */
  idleInTransaction: number;
}

/** Limits of calls, because a user is waiting. */
export const callLimits: Limits = {
  lock: 500,
  lockInTransaction: 2_000,
  statement: 5_000,
  idleInTransaction: 15_000,
};

/** Limits of jobs, commands and startup: long statements are fine, endless lock waits aren't. */
export const workLimits: Limits = {
  lock: 30_000,
  lockInTransaction: 30_000,
  statement: 0,
  idleInTransaction: 0,
};

/** How long after the statement timeout an unresponsive connection is closed, in milliseconds. */
export const SILENCE_MS = 1_000;

/** Connection timeout to a server, in milliseconds. */
export const CONNECTING_MS = 3_000;

/** Pool timeout of jobs, commands and the embedded database, in milliseconds. */
export const WAITING_MS = 10_000;

/** How long shutdown waits for connections to close, in milliseconds. */
export const CLOSING_MS = 5_000;

/** TCP keepalive, to detect dead connections even when idle. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Connections of a process to a server, all of them: how many it has by default, and the fewest it can work with. */
export const DEFAULT_CONNECTIONS = 16;
export const MIN_CONNECTIONS = 8;
