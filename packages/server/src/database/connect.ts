import pg, {
  type ClientConfig,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg';
import type { Database, QueryAnswer, Queryable, Statement } from './database.ts';
import { listen } from './listen.ts';

/** How to reach a PostgreSQL and what to do when one of its idle connections breaks. */
export interface ConnectOptions {
  kind: Database['kind'];
  config: ClientConfig;
  /** Most connections at once. */
  connections: number;
  onConnectionLost?: (error: Error) => void;
  /** Runs after the connections have ended. */
  onClose?: () => Promise<void>;
}

/** PostgreSQL tells statements apart by the first 63 characters of their names; the embedded database adds some. */
const LONGEST_NAME = 50;

async function run<Row extends QueryResultRow>(
  client: pg.Pool | PoolClient,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<QueryAnswer<Row>> {
  const config: QueryConfig =
    typeof statement === 'string'
      ? { text: statement, values: [...values] }
      : { ...statement, values: [...(statement.values ?? values)] };
  if (config.name && config.name.length > LONGEST_NAME) {
    throw new Error(
      `The statement name "${config.name}" is longer than ${LONGEST_NAME} characters. Shorten it.`,
    );
  }
  // Without values the simple protocol is used, which takes several statements at once.
  if (config.values?.length === 0 && !config.name) delete config.values;
  const answer: QueryResult<Row> | QueryResult<Row>[] = await client.query<Row>(config);
  if (!Array.isArray(answer)) return { rows: answer.rows, rowCount: answer.rowCount ?? 0 };
  return { rows: answer.flatMap(({ rows }) => rows), rowCount: answer.at(-1)?.rowCount ?? 0 };
}

/** How long a statement waits for a free connection before it fails, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** A database over the ordinary `pg` driver. */
export function connect(options: ConnectOptions): Database {
  const pool = new pg.Pool({
    ...options.config,
    max: options.connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  const listeners = new Set<() => Promise<void>>();
  let closing: Promise<void> | null = null;
  const end = async () => {
    await Promise.all([...listeners].map((endListening) => endListening()));
    listeners.clear();
    await pool.end();
    await options.onClose?.();
  };
  return {
    kind: options.kind,
    query: (statement, values) => run(pool, statement, values),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const tx: Queryable = { query: (statement, values) => run(client, statement, values) };
        const result = await work(tx);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async listen(channel, onNotify) {
      const endListening = await listen(options.config, channel, onNotify);
      listeners.add(endListening);
      return async () => {
        if (listeners.delete(endListening)) await endListening();
      };
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}
