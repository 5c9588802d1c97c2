import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import { isBlockedIn } from './blockQueries.ts';

/** Throws if somebody who takes part in a conversation has blocked the sender. */
export async function requireNotBlocked(
  db: Queryable,
  conversationId: string,
  participantId: string,
): Promise<void> {
  if (await isBlockedIn(db, conversationId, participantId))
    throw new HttpError('not-allowed', { message: messages.cannotWrite });
}
