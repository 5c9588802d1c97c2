import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { QueryAnswer, Statement } from './database.ts';

/** PostgreSQL truncates statement names to 63 characters; the embedded database adds a prefix. */
const LONGEST_NAME = 50;

/** The server didn't respond in time; has the code of a network timeout. */
export class SilentServerError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(cause: unknown) {
    super('The database did not answer in time.', { cause });
    this.name = 'SilentServerError';
  }
}

/** Makes the driver's query config of a statement; throws if its name is too long. */
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
  // Without values, the driver uses the simple protocol, which allows several statements.
  if (config.values?.length === 0 && !config.name) delete config.values;
  return config;
}

/** Runs SQL on a connection, with a timeout in milliseconds (0 for none); returns one result per statement. */
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

/** The rows of all results, and the affected rows of the last statement. */
export const joinAnswers = <Row extends QueryResultRow>(
  answers: readonly QueryResult<Row>[],
): QueryAnswer<Row> => ({
  rows: answers.flatMap(({ rows }) => rows),
  rowCount: answers.at(-1)?.rowCount ?? 0,
});
