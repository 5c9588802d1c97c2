import type { EnquiryCard, RouteAnswer } from '@sewa/api/client';
import { bookViewingPath } from '@sewa/paths';
import { listAssignable } from '../../conversations/enquiry-states/enquiryStateQueries.ts';
import { getLettingSide } from '../../conversations/enquiry-states/getLettingSide.ts';
import { findNearestStation } from '../../homes/places/findNearestStation.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listOffers } from '../rentals/offerQueries.ts';
import { findParty, listParties } from '../rentals/partyQueries.ts';
import { findRental, findRentalOf } from '../rentals/rentalQueries.ts';
import { listSharedCards } from '../renter-cards/cardQueries.ts';
import { hostedListings } from '../viewings/viewingRow.ts';
import { composeReplies } from './composeReplies.ts';
import { getEnquiryRow, listViewingsOf } from './enquiryCardQueries.ts';

/** The asker's rental of a home with what they share with it: only for a party on the landlord's side. */
async function findShared(
  { db, session }: SignedIn,
  { listingId, askerId }: { listingId: string; askerId: string },
): Promise<Pick<EnquiryCard, 'rental' | 'cards'>> {
  const id = await findRentalOf(db, listingId, askerId);
  const rental = id === null ? null : await findRental(db, id);
  const me = rental && (await findParty(db, rental.id, session));
  if (!rental || me?.side !== 'landlord') return { rental: null, cards: [] };
  const offer = (await listOffers(db, [rental.id])).at(-1);
  const asker = (await listParties(db, [rental.id])).find((party) => party.user_id === askerId);
  const cards = await listSharedCards(db, rental.id);
  return {
    rental: {
      id: rental.id,
      state: rental.state,
      offer: offer
        ? {
            by: offer.by_side,
            state: offer.state,
            monthlyRent: offer.terms.monthlyRent,
            from: offer.terms.from,
            months: offer.terms.months,
          }
        : null,
    },
    cards: cards
      .filter(({ partyId }) => partyId === asker?.id)
      .map(({ occupiers, pets, smokers, incomeBand, words }) => ({
        occupiers,
        pets,
        smokers,
        incomeBand,
        words,
      })),
  };
}

/** What an asker shares with the side that lets, and replies to them. Throws unless the user lets the home of the conversation. */
export const getEnquiryCard = defineVerb(
  signedIn,
  async (ctx, { conversationId }: RouteInput<'getEnquiryCard'>): Promise<RouteAnswer<'getEnquiryCard'>> => {
    const { db, session, now, origin } = ctx;
    const side = await getLettingSide(ctx, conversationId, 'read');
    const { listingId, askerId, corporateId } = side;
    const row = await getEnquiryRow(db, side, now);
    const { asker, enquiry, unitId, slug, hasSlots, ...home } = row;
    const station = await findNearestStation(db, listingId, now);
    const viewingUrl = hasSlots ? `${origin}${bookViewingPath(listingId, slug)}` : null;
    const hosted = compilePermission(session, { ...hostedListings, firstParameter: 3 });
    const isAdministrator = session.corporate_role === 'administrator';
    return {
      asker,
      enquiry,
      unitId,
      viewings: await listViewingsOf(db, { listingId, userId: askerId }, hosted),
      ...(await findShared(ctx, side)),
      replies: composeReplies({ ...home, station, viewingUrl }, getToday(now)),
      members:
        corporateId === null
          ? []
          : await listAssignable(db, corporateId, isAdministrator ? null : session.user_id),
    };
  },
);
