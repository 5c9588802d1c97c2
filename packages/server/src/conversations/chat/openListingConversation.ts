import type { Queryable } from '../../platform/database/database.ts';
import type { Askable } from './getAskable.ts';
import { addLister, addUser, upsertConversation } from './participantQueries.ts';

/** Finds or creates the conversation of a user with the lister of a listing. */
export async function openListingConversation(
  tx: Queryable,
  { listing, userId, now }: { listing: Askable; userId: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const opened = await upsertConversation(tx, { kind: 'listing', contextId: listing.id, userId, now });
  await addUser(tx, opened.id, userId);
  await addLister(tx, opened.id, listing.lister_id);
  return opened;
}
