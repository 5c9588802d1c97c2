import type { RouteAnswer } from '@sewa/api/client';
import { findConversationOfRental } from '../../conversations/chat/participantQueries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeReason } from '../eligibility/judgeEligibility.ts';
import { listSharedCards } from '../renter-cards/cardQueries.ts';
import { describeListing, describeOffer, listRentalMay } from './describeRental.ts';
import { listEventRows } from './eventQueries.ts';
import { getOwnRental } from './getOwnRental.ts';
import { judgeTerms } from './judgeTerms.ts';
import { listOffers } from './offerQueries.ts';
import { listParties } from './partyQueries.ts';
import type { RentalRow } from './rentalRow.ts';

/** The whole address of the unit, or nothing if nobody named it. */
const describeUnit = ({ block, street, floor, unit, postal_code: postalCode }: RentalRow) =>
  floor === null || unit === null || postalCode === null
    ? undefined
    : { block, street, floor, unit, postalCode };

/** A rental, as its parties see it: the whole address once they have agreed, renter's cards for the landlord's side. */
export const getRental = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getRental'>): Promise<RouteAnswer<'getRental'>> => {
    const { db, now } = ctx;
    const { rental, me } = await getOwnRental(ctx, id);
    const [parties, offers] = [await listParties(db, [id]), await listOffers(db, [id])];
    const open = offers.find(({ state }) => state === 'open') ?? null;
    const accepted = offers.find(({ state }) => state === 'accepted') ?? null;
    const shown = accepted ?? open ?? offers.at(-1) ?? null;
    const judged = accepted ?? open;
    const unit = rental.state === 'agreed' || me.side === 'landlord' ? describeUnit(rental) : undefined;
    return {
      id,
      state: rental.state,
      version: rental.version,
      side: me.side,
      conversationId: await findConversationOfRental(db, id),
      listing: describeListing(rental),
      ...(unit && { unit }),
      parties: parties.map((party) => ({
        id: party.id,
        actorType: party.actor_type,
        side: party.side,
        name: party.name,
        isMe: party.id === me.id,
        hasLeft: party.has_left,
      })),
      terms: shown?.terms ?? null,
      isSubjectToContract: rental.state === 'agreed',
      offers: offers.map(describeOffer),
      reasons: judged ? judgeTerms(rental, judged.terms, now).map(describeReason) : [],
      cards: me.side === 'landlord' ? await listSharedCards(db, id) : [],
      now: now.toISOString(),
      contract: null,
      clock: [],
      may: listRentalMay(rental, me, open),
    };
  },
);

/** Every step of a rental, each sealed with the one before. */
export const listRentalEvents = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'listRentalEvents'>): Promise<RouteAnswer<'listRentalEvents'>> => {
    await getOwnRental(ctx, id);
    return listEventRows(ctx.db, id);
  },
);
