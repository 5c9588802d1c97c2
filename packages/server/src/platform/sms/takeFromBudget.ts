import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Log } from '../http/log.ts';
import { countRequest } from '../http/queries.ts';
import * as messages from '../messages/messages.ts';
import type { Settings } from '../settings/settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a message is taken from. */
export interface BudgetContext {
  db: Queryable;
  settings: Pick<Settings, 'textsPerDay'>;
  log: Log;
}

/**
 * Takes one text message from what may be sent a day over all numbers, before it is known whether anybody has the number;
 * throws when the day has none left, and tells the operator of that once.
 */
export async function takeFromBudget({ db, settings, log }: BudgetContext, now: Date): Promise<void> {
  const { textsPerDay } = settings;
  const day = new Date(now.getTime() - (now.getTime() % DAY_MS));
  if (textsPerDay > 0 && (await countRequest(db, { key: 'texts', windowStart: day, max: textsPerDay })))
    return;
  if (await countRequest(db, { key: 'texts-spent', windowStart: day, max: 1 }))
    log('error', 'texts-spent', { textsPerDay });
  throw new HttpError('no-messages', {
    retryAfter: Math.ceil((day.getTime() + DAY_MS - now.getTime()) / 1000),
    message: messages.textBudgetSpent,
  });
}
