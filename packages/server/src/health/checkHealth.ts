import type { RouteAnswer } from '@sewa/api/client';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { READINESS, runAsCall } from '../database/callKind.ts';
import { answerError } from '../http/errors.ts';
import { HttpError } from '../http/HttpError.ts';
import { insertAndDelete } from './queries.ts';

/** Writes under way, by their database: whoever asks meanwhile is answered by the same one, for nothing limits how often this is asked. */
const writes = new WeakMap<Context['db'], Promise<void>>();

function write(db: Context['db']): Promise<void> {
  const writing =
    writes.get(db) ?? runAsCall(READINESS, () => insertAndDelete(db)).finally(() => writes.delete(db));
  writes.set(db, writing);
  return writing;
}

/** Whether the process is alive: it answers. */
export const checkHealth = defineVerb(anyone, (): RouteAnswer<'health'> => ({ status: 'alive' }));

/** Whether the process can do its work, which takes a write; throws when it cannot now. */
export const checkReady = defineVerb(anyone, async ({ db }): Promise<RouteAnswer<'ready'>> => {
  try {
    await write(db);
  } catch (error) {
    throw answerError(error).status === 503 ? error : new HttpError('not-ready', { retryAfter: 1 });
  }
  return { status: 'ready' };
});
