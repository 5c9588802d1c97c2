import { listingPath } from '@sewa/paths';
import { noteToldGone } from '../../conversations/enquiry-states/enquiryStateQueries.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { letAgreedHome } from './letAgreedHome.ts';
import { moveOffers } from './offerQueries.ts';
import { freezeNames } from './partyQueries.ts';
import { lockOtherRentals, lockRental, updateRental } from './rentalQueries.ts';
import type { OfferRow, RentalRow } from './rentalRow.ts';
import { recordStep, settleRental, tellSide } from './tellRental.ts';

/** Tells everybody else who is interested in the home, kindly, that it is taken; their open offers end. */
async function tellOthers(tx: InTransaction, agreed: RentalRow): Promise<void> {
  for (const { id, asker_key: askerKey } of await lockOtherRentals(tx.db, agreed)) {
    const rental = await lockRental(tx.db, id);
    await moveOffers(tx.db, id, 'open', 'declined');
    await updateRental(tx.db, id, 'talking', tx.now);
    await recordStep(tx, rental, {
      actor: 'system',
      transition: 'taken',
      data: {},
      text: messages.takenEvent,
    });
    await settleRental(tx, id);
    await noteToldGone(tx.db, { listingId: rental.listing_id, askerKey, now: tx.now });
    await tellSide(tx, rental, {
      kind: 'home-taken',
      side: 'tenant',
      path: listingPath(rental.listing_id, rental.slug),
      subject: messages.takenSubject(rental.home),
      lines: [messages.takenLead(rental.home)],
      label: messages.seeSimilarLabel,
      key: `${id}-${rental.version}`,
    });
  }
}

async function tellAgreed(tx: InTransaction, rental: RentalRow, { id, terms }: OfferRow): Promise<void> {
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'rental-agreed',
      side,
      subject: messages.agreedSubject(rental.home),
      lines: [messages.agreedLead(rental.home, terms)],
      label: messages.seeRentalLabel,
      key: id,
    });
}

async function accept(
  tx: InTransaction<SignedIn>,
  { id, version, offerId }: { id: string; version: number; offerId: string },
): Promise<MovedRental> {
  const { rental, me, offer } = await lockOwnRental(tx, { id, version, name: 'accept' });
  if (!offer || offer.id !== offerId) throw makeNotOpenError(messages.offerGoneReason);
  if (offer.expires_at <= tx.now) throw makeNotOpenError(messages.offerExpiredReason);
  if (rental.status === 'closed' || rental.status === 'hidden')
    throw makeNotOpenError(messages.notLiveReason);
  await moveOffers(tx.db, id, 'open', 'accepted');
  await updateRental(tx.db, id, 'agreed', tx.now);
  await freezeNames(tx.db, id);
  await recordStep(tx, rental, {
    actor: me.id,
    transition: 'accept',
    data: { offerId, terms: offer.terms, isSubjectToContract: true },
    text: messages.acceptedEvent(me.name ?? messages.someone),
  });
  await letAgreedHome(tx, rental.listing_id, tx.session.user_id);
  await settleRental(tx, id);
  await tellAgreed(tx, rental, offer);
  await tellOthers(tx, rental);
  return describeMoved(tx, id, me);
}

/**
 * Accepts the open offer, subject to contract. In the same transaction the home is taken off the market and the other bidders are told.
 * Throws if the offer is no longer open, or the home was agreed with someone else.
 */
export const acceptOffer = defineVerb(
  signedUp,
  async (ctx, { id, body }: RouteInput<'acceptOffer'>): Promise<MovedRental> => {
    try {
      return await ctx.transaction((tx) => accept(tx, { id, ...body }));
    } catch (error) {
      if (!isViolation(error, 'offers_part_is_free')) throw error;
      throw new HttpError('wrong-state', { fields: [{ name: 'part', reason: messages.partAgreedReason }] });
    }
  },
);
