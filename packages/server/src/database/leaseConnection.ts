import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
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

/** Takes a connection out of a pool; `timeout` is how long each answer is waited for, in milliseconds, 0 for ever. */
export async function leaseConnection(
  pool: Pool,
  timeout: number,
  onLost: (error: Error) => void,
): Promise<Lease> {
  const client = await pool.connect();
  let lost: Error | null = null;
  // The pool listens to idle connections only, and an error that nobody hears ends the process.
  const onError = (error: Error) => {
    lost ??= error;
    onLost(error);
  };
  client.on('error', onError);
  const run = async <Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>[]> => {
    try {
      return await runStatement<Row>(client, config, timeout);
    } catch (error) {
      if (error instanceof SilentServerError) lost ??= error;
      throw error;
    }
  };
  return {
    isLost: () => lost !== null,
    query: async <Row extends QueryResultRow>(...[statement, values]: Parameters<Queryable['query']>) =>
      joinAnswers(await run<Row>(makeQueryConfig(statement, values))),
    runCommand: async (text) => (await run({ text })).at(-1)?.command ?? '',
    release(error) {
      client.release(lost ?? (error instanceof Error ? error : undefined));
      client.removeListener('error', onError);
    },
  };
}
