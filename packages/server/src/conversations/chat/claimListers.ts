import type { Queryable } from '../../platform/database/database.ts';
import { claimListerRows, moveBlocks, moveParticipants } from './claimQueries.ts';
import { notifyChat } from './messageQueries.ts';

/**
 * Gives a user the listers that are advertised with their confirmed email address or number and have no account yet, with their
 * conversations. Call it in the transaction that confirms an address or number, and at log-in, because listers are imported later too.
 */
export async function claimListers(tx: Queryable, userId: string): Promise<void> {
  const listerIds = await claimListerRows(tx, userId);
  if (listerIds.length === 0) return;
  const conversationIds = await moveParticipants(tx, userId, listerIds);
  await moveBlocks(tx, userId, listerIds);
  for (const conversationId of conversationIds)
    await notifyChat(tx, { kind: 'conversation', conversationId });
}
