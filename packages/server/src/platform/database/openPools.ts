import type { ClientConfig } from 'pg';
import { ConnectionShares } from '../shares/ConnectionShares.ts';
import { findCallKind, READINESS } from './callKind.ts';
import { CONNECTING_MS, callLimits, WAITING_MS, workLimits } from './limits.ts';
import { openPool, type Pool } from './openPool.ts';

/** Options of `openServerPools` and `openEmbeddedPools`. */
export interface PoolsOptions {
  config: ClientConfig;
  onConnectionLost: (error: Error) => void;
}

/** The connection pools of a database. */
export interface Pools {
  /** Runs a query on the pool of the current call, job or command. */
  ask<Result>(question: (pool: Pool) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const CALL_CONNECTIONS = 10;
const WORK_CONNECTIONS = 4;
const READINESS_CONNECTIONS = 1;
const PER_KIND = 4;
const RESERVE = 4;
const FOR_TROUBLED = 2;
const LONGEST_WAIT_MS = 2_000;
/** The embedded database runs one statement at a time; more connections would only queue. */
const EMBEDDED_CONNECTIONS = 4;

/** Codes of a lock timeout, a statement timeout and an unresponsive server. */
const timedOut = new Set(['55P03', '57014', 'ETIMEDOUT']);

const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && timedOut.has(error.code);

/** Opens a pool for calls, shared fairly between kinds of calls, a small one for jobs and commands, and one for the readiness check. */
export function openServerPools(options: PoolsOptions): Pools {
  const openCallPool = (connections: number): Pool =>
    openPool({ ...options, connections, limits: callLimits, connectingTime: CONNECTING_MS });
  const calls = openCallPool(CALL_CONNECTIONS);
  const readiness = openCallPool(READINESS_CONNECTIONS);
  const work = openPool({
    ...options,
    connections: WORK_CONNECTIONS,
    limits: workLimits,
    connectingTime: WAITING_MS,
  });
  const shares = new ConnectionShares({
    connections: CALL_CONNECTIONS,
    perKind: PER_KIND,
    reserve: RESERVE,
    forTroubled: FOR_TROUBLED,
    longestWait: LONGEST_WAIT_MS,
  });
  return {
    async ask(question) {
      const kind = findCallKind();
      if (kind === null) return question(work);
      if (kind === READINESS) return question(readiness);
      const giveBack = await shares.take(kind);
      try {
        const answer = await question(calls);
        giveBack(false);
        return answer;
      } catch (error) {
        giveBack(hasTimedOut(error));
        throw error;
      }
    },
    close: async () => void (await Promise.all([calls, readiness, work].map((pool) => pool.close()))),
  };
}

/** Opens a pool for the embedded database, which runs statements and transactions one at a time. */
export function openEmbeddedPools(options: PoolsOptions): Pools {
  const pool = openPool({
    ...options,
    connections: EMBEDDED_CONNECTIONS,
    limits: null,
    connectingTime: WAITING_MS,
  });
  return { ask: (question) => question(pool), close: () => pool.close() };
}
