import type { RouteAnswer } from '@sewa/api/client';
import {
  addLister,
  addParticipant,
  upsertRentalConversation,
} from '../../conversations/chat/participantQueries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findRoles } from '../../platform/permissions/makeRules.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { describeMoved } from './describeMoved.ts';
import { findParty, insertParty } from './partyQueries.ts';
import {
  findRentableListing,
  findRentalOf,
  insertRental,
  lockListing,
  type RentableListing,
} from './rentalQueries.ts';
import { recordStep } from './tellRental.ts';

const refuse = (reason: string): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'listingId', reason }] });

/** Whether a user, or the corporate they act for, lets a listing, owns its unit, or is an agent of it. */
const isOwn = (
  listing: RentableListing,
  { user_id: userId, corporate_id: corporateId }: SessionRow,
): boolean =>
  listing.is_agent ||
  listing.lister_user_id === userId ||
  listing.owner_user_id === userId ||
  (corporateId !== null &&
    (listing.lister_corporate_id === corporateId || listing.owner_corporate_id === corporateId));

/** Who asks: a corporate or a person as tenant, somebody who is an agent only as co-agent of a tenant. */
function describeAsker({ user_id: userId, corporate_id: corporateId, user_type_ids: types }: SessionRow) {
  if (corporateId !== null) return { userId: null, corporateId, actorType: 1 };
  const roles = findRoles(types);
  const isAgentOnly = roles.includes('mainAgent') && !roles.includes('tenant');
  return { userId, corporateId: null, actorType: isAgentOnly ? 4 : 1 };
}

/** Adds who lets the home: the lister, and beside an agent the owner of the unit. */
async function addLandlordSide(
  { db, now }: InTransaction,
  rentalId: string,
  listing: RentableListing,
): Promise<void> {
  const { lister_user_id: userId, lister_corporate_id: corporateId, lister_id: listerId } = listing;
  const isAgent = listing.lister_kind === 'agent';
  const side = 'landlord';
  await insertParty(db, {
    rentalId,
    side,
    actorType: isAgent ? 3 : 2,
    userId,
    corporateId,
    listerId: userId === null && corporateId === null ? listerId : null,
    now,
  });
  const { owner_user_id: ownerId, owner_corporate_id: ownerCorporateId } = listing;
  if (!isAgent || (ownerId === null && ownerCorporateId === null) || ownerId === userId) return;
  await insertParty(db, {
    rentalId,
    side,
    actorType: 2,
    userId: ownerId,
    corporateId: ownerCorporateId,
    now,
  });
}

/** Opens the conversation of the parties, and says who is interested. */
async function openConversation(
  tx: InTransaction<SignedIn>,
  rentalId: string,
  { listing, partyId, name }: { listing: RentableListing; partyId: string; name: string },
): Promise<void> {
  const { db, session, now } = tx;
  const { corporateId, userId } = describeAsker(session);
  const conversationId = await upsertRentalConversation(db, { rentalId, userId: session.user_id, now });
  await addParticipant(db, conversationId, { userId, corporateId });
  await addLister(db, conversationId, listing.lister_id);
  const { owner_user_id: ownerId, owner_corporate_id: ownerCorporateId } = listing;
  if (listing.lister_kind === 'agent' && (ownerId !== null || ownerCorporateId !== null))
    await addParticipant(db, conversationId, { userId: ownerId, corporateId: ownerCorporateId });
  await recordStep(
    tx,
    { id: rentalId },
    {
      actor: partyId,
      transition: 'start',
      data: { listingId: listing.id },
      text: messages.rentalStartedEvent(name, listing.home),
    },
  );
}

/** Begins to rent a live listing, or finds the rental that the same asker began and that is not over. Throws for an own listing. */
export const startRental = defineVerb(
  signedUp,
  (ctx, { body: { listingId } }: RouteInput<'startRental'>): Promise<RouteAnswer<'startRental'>> =>
    ctx.transaction(async (tx) => {
      const { db, session, now } = tx;
      if (!isRandomId(listingId)) throw new HttpError('not-found');
      await lockListing(db, listingId);
      const listing = await findRentableListing(db, listingId, session.user_id);
      if (!listing) throw new HttpError('not-found');
      if (isOwn(listing, session)) throw refuse(messages.ownListingReason);
      const { userId, corporateId, actorType } = describeAsker(session);
      const askerKey = corporateId === null ? session.user_id : `corporate-${corporateId}`;
      let id = await findRentalOf(db, listingId, askerKey);
      if (id === null) {
        if (listing.status !== 'live') throw refuse(messages.notLiveReason);
        id = makeRandomId();
        await insertRental(db, { id, listingId, askerKey, now });
        const partyId = await insertParty(db, {
          rentalId: id,
          side: 'tenant',
          actorType,
          userId,
          corporateId,
          now,
        });
        await addLandlordSide(tx, id, listing);
        const me = await findParty(db, id, session);
        await openConversation(tx, id, { listing, partyId, name: me?.name ?? messages.someone });
      }
      const me = await findParty(db, id, session);
      if (!me) throw new HttpError('not-found');
      return { id, ...(await describeMoved(tx, id, me)) };
    }),
);
