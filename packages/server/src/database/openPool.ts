import pg, { type ClientConfig, type QueryResultRow } from 'pg';
import type { Queryable, Transaction, TransactionOptions } from './database.ts';
import { type Lease, leaseConnection, listenToErrors } from './leaseConnection.ts';
import { CLOSING_MS, keepAlive, type Limits, SILENCE_MS } from './limits.ts';
import { within } from './within.ts';

/** How to reach a PostgreSQL, by how many connections, and how long they may take. */
export interface PoolOptions {
  config: ClientConfig;
  connections: number;
  /** Null for the embedded database, which has no time-outs. */
  limits: Limits | null;
  /** How long a statement waits for a free or a new connection, in milliseconds. */
  connectingTime: number;
  /** Told of each connection that broke, also of one in use. */
  onConnectionLost: (error: Error) => void;
}

/** Connections with the same time-outs. */
export interface Pool extends Queryable {
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  close(): Promise<void>;
}

const formatBegin = (limits: Limits | null, statementTimeout: number): string =>
  limits
    ? `begin; set local lock_timeout = ${limits.lockInTransaction}; set local statement_timeout = ${statementTimeout}`
    : 'begin';

/** PostgreSQL answers the commit of a transaction in which a statement failed by rolling it back, without an error. */
async function commit(connection: Lease): Promise<void> {
  if ((await connection.runCommand('commit')) !== 'COMMIT')
    throw new Error('A statement of the transaction failed, so nothing of it was stored.');
}

/** Rolls back, and gives the error where that failed. */
const rollBack = (connection: Lease): Promise<unknown> =>
  connection.isLost()
    ? Promise.resolve(undefined)
    : connection.runCommand('rollback').then(
        () => undefined,
        (error: unknown) => error,
      );

/** Opens nothing yet: connections are made when they are needed. */
export function openPool({ limits, onConnectionLost, ...options }: PoolOptions): Pool {
  const usualTimeout = limits?.statement ?? 0;
  const pool = new pg.Pool({
    ...options.config,
    ...(limits && {
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
    max: options.connections,
    connectionTimeoutMillis: options.connectingTime,
    ...keepAlive,
  });
  listenToErrors(pool, onConnectionLost);
  const lease = (timeout: number) => leaseConnection(pool, timeout === 0 ? 0 : timeout + SILENCE_MS);
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
    async close() {
      await (limits ? within(CLOSING_MS, pool.end()) : pool.end());
    },
  };
}
