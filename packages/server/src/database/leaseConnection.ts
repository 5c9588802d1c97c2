import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';
import { joinAnswers, makeQueryConfig, runStatement, SilentServerError } from './runStatement.ts';

/** A connection in use. */
export interface Lease extends Queryable {
  /** True once the connection broke or fell silent. */
  isLost(): boolean;
  /** Runs SQL without values and gives the tag PostgreSQL answers the last command with. */
  runCommand(sql: string): Promise<string>;
  /** Gives the connection back; one that broke or met the error named here is ended. */
  release(error?: unknown): void;
}

/** What broke a connection first. */
const lost = new WeakMap<PoolClient, Error>();

function noteLost(client: PoolClient, error: Error): boolean {
  if (lost.has(client)) return false;
  lost.set(client, error);
  return true;
}

/**
 * Hears the errors of every connection of a pool for as long as it lives: an error that nobody hears ends the process, and the pool
 * itself listens to idle connections only, not even while it hands one over.
 */
export function listenToErrors(pool: Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (noteLost(client, error)) onLost(error);
    }),
  );
  pool.on('error', () => undefined);
}

/** Takes a connection out of a pool; `timeout` is how long each answer is waited for, in milliseconds, 0 for ever. */
export async function leaseConnection(pool: Pool, timeout: number): Promise<Lease> {
  const client = await pool.connect();
  const run = async <Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>[]> => {
    try {
      return await runStatement<Row>(client, config, timeout);
    } catch (error) {
      if (error instanceof SilentServerError) noteLost(client, error);
      throw error;
    }
  };
  return {
    isLost: () => lost.has(client),
    query: async <Row extends QueryResultRow>(...[statement, values]: Parameters<Queryable['query']>) =>
      joinAnswers(await run<Row>(makeQueryConfig(statement, values))),
    runCommand: async (text) => (await run({ text })).at(-1)?.command ?? '',
    release: (error) => client.release(lost.get(client) ?? (error instanceof Error ? error : undefined)),
  };
}
