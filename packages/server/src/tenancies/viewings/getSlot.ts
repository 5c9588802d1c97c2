import type { InTransaction } from '../../platform/calling/Context.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeSlotError } from './slotErrors.ts';
import { lockSlot, type SlotRow } from './slotQueries.ts';

/** A time that the user can visit, locked until the transaction ends. Throws if there is none, it is over, or it is for their own home. */
export async function getOpenSlot(
  { db, session, now }: InTransaction<SignedIn>,
  id: string,
): Promise<SlotRow> {
  const slot = isRandomId(id) ? await lockSlot(db, id) : null;
  if (!slot) throw new HttpError('not-found');
  const { user_id: userId, corporate_id: corporateId } = session;
  const isOwn =
    slot.lister_user_id === userId ||
    slot.host_user_id === userId ||
    (corporateId !== null && slot.lister_corporate_id === corporateId);
  if (isOwn) throw makeSlotError(messages.slotOwnReason);
  if (slot.is_removed || slot.status !== 'live' || slot.starts_at <= now)
    throw makeSlotError(messages.slotOverReason);
  return slot;
}
