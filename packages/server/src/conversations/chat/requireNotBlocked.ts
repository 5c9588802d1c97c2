import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { isBlockedIn } from './blockQueries.ts';
import * as messages from './messages.ts';

/** The answer to a message that somebody there doesn't want. */
export const refuseBlocked = (): HttpError => new HttpError('not-allowed', { message: messages.cannotWrite });

/** Throws if somebody who takes part in a conversation has blocked the sender. */
export async function requireNotBlocked(
  db: Queryable,
  conversationId: string,
  participantId: string,
): Promise<void> {
  if (await isBlockedIn(db, conversationId, participantId)) throw refuseBlocked();
}
