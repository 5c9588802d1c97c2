import pg, { type ClientConfig, type QueryResultRow } from 'pg';
import type {
  OnStatement,
  PoolName,
  PoolState,
  Queryable,
  Transaction,
  TransactionOptions,
} from './database.ts';
import { type Lease, leaseConnection, listenToErrors } from './leaseConnection.ts';
import { CLOSING_MS, keepAlive, type Limits, SILENCE_MS } from './limits.ts';
import { within } from './within.ts';

/** Options of `openPool`. */
export interface PoolOptions {
  name: PoolName;
  config: ClientConfig;
  connections: number;
  /**
   * Whether a pooler (PgBouncer in transaction mode) is in between: statements aren't prepared then, and its `connect_query` sets the
   * limits. @default false
   */
  isPooled?: boolean;
  /** Null for the embedded database, which has no timeouts. */
  limits: Limits | null;
  /** Timeout for getting a free or new connection, in milliseconds. */
  connectingTime: number;
  /** Called for each broken connection, including those in use. */
  onConnectionLost: (error: Error) => void;
  /** Called after each statement, with the seconds it took. */
  onStatement?: OnStatement | undefined;
}

/** A connection pool with the same timeouts for all connections. */
export interface Pool extends Queryable {
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  readState(): PoolState;
  close(): Promise<void>;
}

const formatBegin = (limits: Limits | null, statementTimeout: number): string =>
  limits
    ? `begin; set local lock_timeout = ${limits.lockInTransaction}; set local statement_timeout = ${statementTimeout}`
    : 'begin';

/** Commits, and throws if PostgreSQL rolled back instead, as it silently does after a failed statement. */
async function commit(connection: Lease): Promise<void> {
  if ((await connection.runCommand('commit')) !== 'COMMIT')
    throw new Error('A statement of the transaction failed, so nothing of it was stored.');
}

/** Rolls back; resolves with the error if that failed. */
const rollBack = (connection: Lease): Promise<unknown> =>
  connection.isLost()
    ? Promise.resolve(undefined)
    : connection.runCommand('rollback').then(
        () => undefined,
        (error: unknown) => error,
      );

/** Creates a pool; connections are opened on demand. */
export function openPool({ limits, isPooled = false, onConnectionLost, ...options }: PoolOptions): Pool {
  const usualTimeout = limits?.statement ?? 0;
  const pool = new pg.Pool({
    ...options.config,
    ...(limits &&
      !isPooled && {
        lock_timeout: limits.lock,
        statement_timeout: limits.statement,
        idle_in_transaction_session_timeout: limits.idleInTransaction,
      }),
    max: options.connections,
    connectionTimeoutMillis: options.connectingTime,
    ...keepAlive,
  });
  listenToErrors(pool, onConnectionLost);
  const { name, onStatement } = options;
  const onTimed = onStatement && ((seconds: number) => onStatement(name, seconds));
  const lease = (timeout: number) =>
    leaseConnection(pool, { timeout: timeout === 0 ? 0 : timeout + SILENCE_MS, isPooled, onTimed });
  return {
    async query<Row extends QueryResultRow>(...requested: Parameters<Queryable['query']>) {
      const connection = await lease(usualTimeout);
      try {
        const answer = await connection.query<Row>(...requested);
        connection.release();
        return answer;
      } catch (error) {
        connection.release(error);
        throw error;
      }
    },
    async transaction(work, { statementTimeout = usualTimeout } = {}) {
      const connection = await lease(statementTimeout);
      try {
        await connection.runCommand(formatBegin(limits, statementTimeout));
        const last: (() => Promise<void>)[] = [];
        const result = await work({
          query: connection.query,
          putOff: (lastWork) => void last.push(lastWork),
        });
        for (const lastWork of last) await lastWork();
        await commit(connection);
        connection.release();
        return result;
      } catch (error) {
        connection.release(await rollBack(connection));
        throw error;
      }
    },
    readState: () => ({
      pool: name,
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: options.connections,
    }),
    async close() {
      await (limits ? within(CLOSING_MS, pool.end()) : pool.end());
    },
  };
}
