import type { Transaction } from '../../platform/database/database.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { type ChatContextKey, listSpokenConversations } from './queries.ts';

/**
 * Writes what happened as a message of kind `event` into every conversation about something that has messages, in the transaction
 * in which it happened. Events are never unseen and never mailed.
 */
export async function writeEvent(
  tx: Transaction,
  context: ChatContextKey,
  text: string,
  now: Date,
): Promise<void> {
  // In the order of their ids, so that two transactions don't wait for each other.
  for (const conversationId of await listSpokenConversations(tx, context))
    await writeMessage(tx, { conversationId, sender: null, text }, now);
}
