import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { findOpenOffer, listExpired, moveOffers } from './offerQueries.ts';
import { lockRental, updateRental } from './rentalQueries.ts';
import { recordStep, settleRental, tellSide } from './tellRental.ts';

/** Ends the open offer of a rental that has run out, unless somebody answered it meanwhile. */
async function expire(tx: InTransaction, id: string): Promise<number> {
  const rental = await lockRental(tx.db, id);
  const offer = await findOpenOffer(tx.db, id);
  if (!offer || offer.expires_at > tx.now) return 0;
  await moveOffers(tx.db, id, 'open', 'expired');
  await updateRental(tx.db, id, 'expired', tx.now);
  await recordStep(tx, rental, {
    actor: 'system',
    transition: 'expire',
    data: { offerId: offer.id },
    text: messages.expiredEvent,
  });
  await settleRental(tx, id);
  for (const side of ['tenant', 'landlord'] as const)
    await tellSide(tx, rental, {
      kind: 'offer-expired',
      side,
      subject: messages.offerExpiredSubject(rental.home),
      lines: [messages.offerExpiredLead(rental.home)],
      label: messages.seeOfferLabel,
      key: offer.id,
    });
  return 1;
}

/** Ends offers that nobody answered in time. Returns how many. */
export const expireOffers = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listExpired(ctx.db, ctx.now)) count += await ctx.transaction((tx) => expire(tx, id));
  return count;
});
