import { unsignedRentalStates } from '@sewa/tenancy';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { endContract } from '../contracts/contractQueries.ts';
import * as messages from '../messages.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { putBackOnMarket } from './letAgreedHome.ts';
import { moveOffers } from './offerQueries.ts';
import { updateRental } from './rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from './tellRental.ts';

/** Withdraws from a rental; a home that was agreed on is on the market again. */
export const withdrawRental = defineVerb(
  signedUp,
  (ctx, { id, body: { version } }: RouteInput<'withdrawRental'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me, standing } = await lockOwnRental(tx, { id, version, name: 'withdraw' });
      if (standing) await endContract(tx.db, standing.contract.id, 'withdrawn', tx.now);
      await moveOffers(tx.db, id, 'open', 'withdrawn');
      await moveOffers(tx.db, id, 'accepted', 'withdrawn');
      await updateRental(tx.db, id, 'withdrawn', tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'withdraw',
        data: { from: rental.state },
        text: messages.withdrawnEvent(me.name ?? messages.someone),
      });
      const isLive =
        unsignedRentalStates.includes(rental.state) &&
        (await putBackOnMarket(tx, rental.listing_id, tx.session.user_id));
      await settleRental(tx, id);
      const side = findOtherSide(me.side);
      const isForLandlord = isLive && side === 'landlord';
      await tellSide(tx, rental, {
        kind: 'rental-withdrawn',
        side,
        due: new Date(tx.now.getTime() + 7 * 24 * 60 * 60 * 1000),
        subject: messages.withdrawnSubject(rental.home),
        lines: [messages.withdrawnLead(rental.home), ...(isForLandlord ? [messages.homeLiveAgainLead] : [])],
        label: messages.seeRentalsLabel,
        key: `${id}-${rental.version}`,
      });
      return describeMoved(tx, id, me);
    }),
);
