import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { QueryAnswer, Statement } from './database.ts';

/** PostgreSQL tells statements apart by the first 63 characters of their names; the embedded database adds some. */
const LONGEST_NAME = 50;

/** A server that did not answer in time. It bears the network's code for that. */
export class SilentServerError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(cause: unknown) {
    super('The database did not answer in time.', { cause });
    this.name = 'SilentServerError';
  }
}

/** Makes what the driver is asked of a statement; throws where its name is too long. */
export function makeQueryConfig(statement: Statement, values: readonly unknown[] = []): QueryConfig {
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
  return config;
}

/** Runs statements on a connection and waits `timeout` milliseconds for the answer, 0 for ever; gives an answer for each statement. */
export async function runStatement<Row extends QueryResultRow>(
  client: PoolClient,
  config: QueryConfig,
  timeout: number,
): Promise<QueryResult<Row>[]> {
  const timed = { ...config, ...(timeout > 0 && { query_timeout: timeout }) };
  try {
    const answer: QueryResult<Row> | QueryResult<Row>[] = await client.query<Row>(timed);
    return Array.isArray(answer) ? answer : [answer];
  } catch (error) {
    const isSilent = error instanceof Error && error.message === 'Query read timeout';
    throw isSilent ? new SilentServerError(error) : error;
  }
}

/** The rows of all answers, and what the last statement touched. */
export const joinAnswers = <Row extends QueryResultRow>(
  answers: readonly QueryResult<Row>[],
): QueryAnswer<Row> => ({
  rows: answers.flatMap(({ rows }) => rows),
  rowCount: answers.at(-1)?.rowCount ?? 0,
});
