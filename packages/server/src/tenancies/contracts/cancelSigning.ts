import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { recordStep, settleRental } from '../rentals/tellRental.ts';
import { setScan } from './contractQueries.ts';
import { findNextPlace, findOpenSession } from './contractRow.ts';
import { giveUpSession } from './giveUpSession.ts';
import * as messages from './messages.ts';
import { endSession } from './sessionQueries.ts';
import { tellNextSigner } from './tellSigners.ts';

/** Gives up a session at Singpass, or takes back a scan: the place can be signed in another way then. */
export const cancelSigning = defineVerb(
  signedUp,
  async (ctx, { id, body: { version } }: RouteInput<'cancelSigning'>): Promise<MovedRental> => {
    await giveUpSession(ctx, id, version);
    return ctx.transaction(async (tx) => {
      const {
        rental,
        me,
        paper: standing,
      } = await lockOwnRental(tx, { id, version, name: 'cancel-signing' });
      const next = standing && findNextPlace(standing);
      if (!standing || !next) throw new HttpError('not-found');
      const session = findOpenSession(standing);
      const name = me.name ?? messages.someone;
      if (session) await endSession(tx.db, session.request_id, { state: 'cancelled', now: tx.now });
      else
        await setScan(tx.db, {
          contractId: standing.contract.id,
          place: next.place,
          scan: null,
          now: tx.now,
        });
      await updateRental(tx.db, id, rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'cancel-signing',
        data: { contractId: standing.contract.id, place: next.place },
        text: session ? messages.singpassGivenUpEvent(name) : messages.scanBackEvent(name),
      });
      await settleRental(tx, id);
      await tellNextSigner(tx, rental);
      return describeMoved(tx, id, me);
    });
  },
);
