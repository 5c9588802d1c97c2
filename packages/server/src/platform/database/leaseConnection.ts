import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { traceStatement } from '../telemetry/traceStatement.ts';
import type { Queryable } from './database.ts';
import { joinAnswers, makeQueryConfig, runStatement, SilentServerError } from './runStatement.ts';

/** A connection in use. */
export interface Lease extends Queryable {
  /** Whether the connection broke or stopped responding. */
  isLost(): boolean;
  /** Runs SQL without values; returns PostgreSQL's tag of the last command. */
  runCommand(sql: string): Promise<string>;
  /** Returns the connection to the pool, or closes it if it broke or `error` is given. */
  release(error?: unknown): void;
}

/** The first error of each broken connection. */
const lost = new WeakMap<PoolClient, Error>();

function noteLost(client: PoolClient, error: Error): boolean {
  if (lost.has(client)) return false;
  lost.set(client, error);
  return true;
}

/**
 * Listens to errors of every connection of a pool: an unhandled one would crash the process, and the pool itself only listens to
 * idle connections.
 */
export function listenToErrors(pool: Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (noteLost(client, error)) onLost(error);
    }),
  );
  pool.on('error', () => undefined);
}

/** Options of `leaseConnection`. */
interface LeaseOptions {
  /** The maximum time per result in milliseconds, 0 for none. */
  readonly timeout: number;
  /** Whether each transaction may get another session, which knows no prepared statement. */
  readonly isPooled: boolean;
  /** Called after each statement, with the seconds it took. */
  readonly onTimed: ((seconds: number) => void) | undefined;
}

/** Leases a connection from a pool. */
export async function leaseConnection(
  pool: Pool,
  { timeout, isPooled, onTimed }: LeaseOptions,
): Promise<Lease> {
  const client = await pool.connect();
  const run = async <Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>[]> => {
    const startedAt = onTimed ? performance.now() : 0;
    try {
      return await runStatement<Row>(client, config, timeout);
    } catch (error) {
      if (error instanceof SilentServerError) noteLost(client, error);
      throw error;
    } finally {
      onTimed?.((performance.now() - startedAt) / 1_000);
    }
  };
  return {
    isLost: () => lost.has(client),
    query: async <Row extends QueryResultRow>(...[statement, values]: Parameters<Queryable['query']>) => {
      const { name, ...config } = makeQueryConfig(statement, values);
      const ask = () => run<Row>(name && !isPooled ? { ...config, name } : config);
      return joinAnswers(await traceStatement(name, ask));
    },
    runCommand: async (text) => (await run({ text })).at(-1)?.command ?? '',
    release: (error) => client.release(lost.get(client) ?? (error instanceof Error ? error : undefined)),
  };
}
