import type { ClientConfig } from 'pg';
import { ConnectionShares } from '../shares/ConnectionShares.ts';
import { findCallKind, READINESS } from './callKind.ts';
import type { DatabaseState, OnStatement, PoolName, PoolState } from './database.ts';
import { CONNECTING_MS, callLimits, DEFAULT_CONNECTIONS, WAITING_MS, workLimits } from './limits.ts';
import { openPool, type Pool } from './openPool.ts';

/** Options of `openServerPools` and `openEmbeddedPools`. */
export interface PoolsOptions {
  config: ClientConfig;
  /** Reaches a server without the pooler that `config` leads to. @default there is none */
  directConfig?: ClientConfig | undefined;
  /** Whether `config` leads to a pooler. @default false */
  isPooled?: boolean | undefined;
  /** Connections of this process to a server, all of them. @default DEFAULT_CONNECTIONS */
  connections?: number | undefined;
  onConnectionLost: (error: Error) => void;
  onStatement?: OnStatement | undefined;
}

/** The connection pools of a database. */
export interface Pools {
  /** Runs a query on the pool of the current call, job or command. */
  ask<Result>(question: (pool: Pool) => Promise<Result>): Promise<Result>;
  /** How busy the pools are, and how often a call was refused. */
  readState(): Omit<DatabaseState, 'isListening'>;
  close(): Promise<void>;
}

const READINESS_CONNECTIONS = 1;
const LISTENING_CONNECTIONS = 1;
const LONGEST_WAIT_MS = 2_000;

/** Divides the connections of a process: one listens, one answers whether it is ready, a quarter is for jobs. */
function divide(connections: number) {
  const work = Math.floor(connections / 4);
  const calls = connections - work - READINESS_CONNECTIONS - LISTENING_CONNECTIONS;
  return { work, calls };
}

/** The embedded database runs one statement at a time; more connections would only queue. */
const EMBEDDED_CONNECTIONS = 4;

/** Codes of a lock timeout, a statement timeout and an unresponsive server. */
const timedOut = new Set(['55P03', '57014', 'ETIMEDOUT']);

const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && timedOut.has(error.code);

/** Opens a pool for calls, shared fairly between kinds of calls, a small one for jobs and commands, and one for the readiness check. */
export function openServerPools({
  directConfig,
  isPooled = false,
  connections,
  ...options
}: PoolsOptions): Pools {
  const share = divide(connections ?? DEFAULT_CONNECTIONS);
  const openCallPool = (name: PoolName, size: number): Pool =>
    openPool({
      ...options,
      name,
      isPooled,
      connections: size,
      limits: callLimits,
      connectingTime: CONNECTING_MS,
    });
  const calls = openCallPool('calls', share.calls);
  const readiness = openCallPool('readiness', READINESS_CONNECTIONS);
  // Migrations and jobs need a session of their own, and long statements.
  const work = openPool({
    ...options,
    name: 'work',
    config: directConfig ?? options.config,
    isPooled: isPooled && !directConfig,
    connections: share.work,
    limits: workLimits,
    connectingTime: WAITING_MS,
  });
  const twoFifths = Math.ceil(share.calls * 0.4);
  const shares = new ConnectionShares({
    connections: share.calls,
    perKind: twoFifths,
    reserve: twoFifths,
    forTroubled: Math.ceil(share.calls / 5),
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
    readState() {
      const ofCalls = calls.readState();
      const waiting = ofCalls.waiting + shares.waiting;
      const pools: PoolState[] = [{ ...ofCalls, waiting }, work.readState(), readiness.readState()];
      return { pools, refused: shares.refused };
    },
    close: async () => void (await Promise.all([calls, readiness, work].map((pool) => pool.close()))),
  };
}

/** Opens a pool for the embedded database, which runs statements and transactions one at a time. */
export function openEmbeddedPools({ config, onConnectionLost, onStatement }: PoolsOptions): Pools {
  const pool = openPool({
    name: 'embedded',
    config,
    onConnectionLost,
    onStatement,
    connections: EMBEDDED_CONNECTIONS,
    limits: null,
    connectingTime: WAITING_MS,
  });
  return {
    ask: (question) => question(pool),
    readState: () => ({ pools: [pool.readState()], refused: 0 }),
    close: () => pool.close(),
  };
}
