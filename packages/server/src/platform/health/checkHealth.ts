import type { RouteAnswer } from '@sewa/api/client';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { READINESS, runAsCall } from '../database/callKind.ts';
import { answerError } from '../http/errors.ts';
import { HttpError } from '../http/HttpError.ts';
import { insertAndDelete } from './queries.ts';

/** Pending writes by database, shared by concurrent checks, because health checks have no rate limit. */
const writes = new WeakMap<Context['db'], Promise<void>>();

function write(db: Context['db']): Promise<void> {
  const writing =
    writes.get(db) ?? runAsCall(READINESS, () => insertAndDelete(db)).finally(() => writes.delete(db));
  writes.set(db, writing);
  return writing;
}

/** Liveness: the process responds. */
export const checkHealth = defineVerb(anyone, (): RouteAnswer<'health'> => ({ status: 'alive' }));

/** Readiness: the database accepts a write; throws if not. */
export const checkReady = defineVerb(anyone, async ({ db }): Promise<RouteAnswer<'ready'>> => {
  try {
    await write(db);
  } catch (error) {
    throw answerError(error).status === 503 ? error : new HttpError('not-ready', { retryAfter: 1 });
  }
  return { status: 'ready' };
});
