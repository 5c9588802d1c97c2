import type { ClientConfig } from 'pg';
import { ConnectionShares } from '../shares/ConnectionShares.ts';
import { findCallKind, READINESS } from './callKind.ts';
import { CONNECTING_MS, callLimits, WAITING_MS, workLimits } from './limits.ts';
import { openPool, type Pool } from './openPool.ts';

/** Where connections lead, and who is told when one of them breaks. */
export interface PoolsOptions {
  config: ClientConfig;
  onConnectionLost: (error: Error) => void;
}

/** The connections of a database. */
export interface Pools {
  /** Asks on behalf of whoever asks now. */
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
/** The embedded database runs one statement at a time; more connections only wait in a longer row. */
const EMBEDDED_CONNECTIONS = 4;

/** PostgreSQL's codes for a statement that waited too long for a lock or for its end, and the network's for a silent server. */
const timedOut = new Set(['55P03', '57014', 'ETIMEDOUT']);

const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && timedOut.has(error.code);

/**
 * Connections for calls, dealt out by the kind of call; a few for jobs and commands, which calls never take; and one for whoever asks
 * whether the process is ready.
 */
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

/** Connections to the embedded database, which has no locks to wait for: one statement or transaction runs after the other. */
export function openEmbeddedPools(options: PoolsOptions): Pools {
  const pool = openPool({
    ...options,
    connections: EMBEDDED_CONNECTIONS,
    limits: null,
    connectingTime: WAITING_MS,
  });
  return { ask: (question) => question(pool), close: () => pool.close() };
}
