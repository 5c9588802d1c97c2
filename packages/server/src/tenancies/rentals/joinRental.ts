import { endedRentalStates, findRentalSide, type RentalSide } from '@sewa/tenancy';
import type { JoinRental } from '../../accounts/invitations/JoinRental.ts';
import { addParticipant, getRentalConversationId } from '../../conversations/chat/participantQueries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { findInviterSide, findPartyOfUser, insertParty, setLeft } from './partyQueries.ts';
import { findRental, lockRental, updateRental } from './rentalQueries.ts';
import type { PartyRow } from './rentalRow.ts';
import { recordStep } from './tellRental.ts';

/** Adds a user to a side of a rental, or brings back a party who left. Throws if they are on the other side. */
async function addParty(
  { db, now }: InTransaction,
  {
    rentalId,
    side,
    actorType,
    userId,
  }: { rentalId: string; side: RentalSide; actorType: number; userId: string },
): Promise<PartyRow | null> {
  const known = await findPartyOfUser(db, rentalId, userId);
  if (known && known.side !== side)
    throw new HttpError('wrong-state', {
      fields: [{ name: 'transition', reason: messages.bothSidesReason }],
      message: messages.bothSidesMessage,
    });
  if (known && !known.has_left) return null;
  if (known) await setLeft(db, known.id, null);
  else await insertParty(db, { rentalId, side, actorType, userId, corporateId: null, now });
  return findPartyOfUser(db, rentalId, userId);
}

/** Makes a user a party of the rental that an invitation names, on the side of whoever invited them. */
export const joinRental: JoinRental = async (tx, invitation, userId) => {
  const { rental_process_id: rentalId, actor_type: actorType, invited_by: invitedBy } = invitation;
  const found = rentalId !== null && isRandomId(rentalId) ? await findRental(tx.db, rentalId) : null;
  if (rentalId === null || !found || endedRentalStates.includes(found.state)) return;
  const inviterSide = await findInviterSide(tx.db, rentalId, invitedBy);
  const side = findRentalSide(actorType) ?? inviterSide;
  // Whoever is no party, or names somebody for the other side, invites to nothing.
  if (inviterSide === null || side !== inviterSide) return;
  const rental = await lockRental(tx.db, rentalId);
  const party = await addParty(tx, { rentalId, side, actorType, userId });
  if (!party) return;
  await addParticipant(tx.db, await getRentalConversationId(tx.db, rentalId), { userId, corporateId: null });
  await updateRental(tx.db, rentalId, rental.state, tx.now);
  await recordStep(tx, rental, {
    actor: party.id,
    transition: 'join',
    data: { actorType },
    text: messages.joinedEvent(party.name ?? messages.someone),
  });
};
