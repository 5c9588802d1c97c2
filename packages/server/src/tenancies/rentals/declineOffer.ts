import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { moveOffers } from './offerQueries.ts';
import { updateRental } from './rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from './tellRental.ts';

/** Declines the open offer; either side can make another one. */
export const declineOffer = defineVerb(
  signedUp,
  (ctx, { id, body: { version, offerId } }: RouteInput<'declineOffer'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me, offer } = await lockOwnRental(tx, { id, version, name: 'decline' });
      if (!offer || offer.id !== offerId) throw makeNotOpenError(messages.offerGoneReason);
      await moveOffers(tx.db, id, 'open', 'declined');
      await updateRental(tx.db, id, 'talking', tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'decline',
        data: { offerId },
        text: messages.declinedEvent(me.name ?? messages.someone),
      });
      await settleRental(tx, id);
      await tellSide(tx, rental, {
        kind: 'offer-declined',
        side: findOtherSide(me.side),
        subject: messages.offerDeclinedSubject(rental.home),
        lines: [messages.offerDeclinedLead(rental.home)],
        label: messages.seeOfferLabel,
        key: offerId,
      });
      return describeMoved(tx, id, me);
    }),
);
