import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { Database } from '../database/database.ts';
import { within } from '../database/within.ts';
import { tryWriting } from '../health/tryWriting.ts';
import { findBearer } from '../http/findBearer.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import { listBacklog, measureDatabase } from './backlogQueries.ts';
import type { Metrics } from './Metrics.ts';
import { readSeldom } from './readSeldom.ts';

/** How long what is read of the database is kept, how long one statement may take, and all of it, in milliseconds. */
const KEPT_MS = 10_000;
const STATEMENT_MS = 2_000;
const LONGEST_MS = 3_000;

/** What the metrics are read from. */
export interface MetricsOptions {
  readonly metrics: Metrics;
  readonly token: string;
  readonly db: Database;
  readonly chatStreams: { readonly openCount: number };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The answer of work, or null if it fails or takes too long. */
async function findInTime<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  let answer: Answer | null = null;
  await within(
    LONGEST_MS,
    work.then(
      (found) => {
        answer = found;
      },
      () => undefined,
    ),
  );
  return answer;
}

/** Answers with the metrics of this process to those who have the token, even while the database is gone. */
export function answerMetrics({
  metrics,
  token,
  db,
  chatStreams,
}: MetricsOptions): Handler<ServerEnvironment> {
  const wanted = digest(token);
  const readDatabase = readSeldom(KEPT_MS, () =>
    findInTime(
      db.transaction(
        async (tx) => ({ backlog: await listBacklog(tx), databaseBytes: await measureDatabase(tx) }),
        { statementTimeout: STATEMENT_MS },
      ),
    ),
  );
  const readWritable = readSeldom(KEPT_MS, async () =>
    Boolean(await findInTime(tryWriting(db).then(() => true))),
  );
  return async (c) => {
    if (!timingSafeEqual(digest(findBearer(c) ?? ''), wanted)) throw new HttpError('not-signed-in');
    const [read, isWritable] = await Promise.all([readDatabase(), readWritable()]);
    const text = await metrics.format({
      database: db.readState(),
      chatStreams: chatStreams.openCount,
      isWritable,
      backlog: read?.backlog ?? null,
      databaseBytes: read?.databaseBytes ?? null,
    });
    return c.body(text, 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  };
}
