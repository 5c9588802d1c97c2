import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { answerError } from '../http/errors.ts';
import { HttpError } from '../http/HttpError.ts';
import { tryWriting } from './tryWriting.ts';

/** Liveness: the process responds. */
export const checkHealth = defineVerb(anyone, (): RouteAnswer<'health'> => ({ status: 'alive' }));

/** Readiness: the database accepts a write; throws if not. */
export const checkReady = defineVerb(anyone, async ({ db }): Promise<RouteAnswer<'ready'>> => {
  try {
    await tryWriting(db);
  } catch (error) {
    throw answerError(error).status === 503 ? error : new HttpError('not-ready', { retryAfter: 1 });
  }
  return { status: 'ready' };
});
