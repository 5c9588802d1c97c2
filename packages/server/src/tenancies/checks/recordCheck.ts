import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../contracts/messages.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { lockOwnRental } from '../rentals/getOwnRental.ts';
import { getAcceptedOffer } from '../rentals/offerQueries.ts';
import { listParties } from '../rentals/partyQueries.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { recordStep } from '../rentals/tellRental.ts';
import { insertCheck } from './checkQueries.ts';

const refuse = (name: string, reason: string): HttpError =>
  new HttpError('invalid', { fields: [{ name, reason }] });

/** Notes that the landlord's side looked at something, on which day. Never a copy of a pass. */
export const recordCheck = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'recordCheck'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { kind, on, about, reference, version } = body;
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'checks' });
      if (on > getToday(tx.now)) throw refuse('on', messages.checkFutureReason);
      const isPass = kind === 'passes-seen';
      if (isPass !== (about !== undefined))
        throw refuse('about', messages.checkAboutReason[isPass ? 'pass' : 'other']);
      const partyId = about && 'party' in about ? about.party : null;
      const occupier = about && 'occupier' in about ? about.occupier : null;
      if (partyId !== null && !(await listParties(tx.db, [id])).some((party) => party.id === partyId))
        throw refuse('about', messages.checkUnknownReason);
      const { terms } = await getAcceptedOffer(tx.db, id);
      if (occupier !== null && occupier >= terms.occupiers.length)
        throw refuse('about', messages.checkUnknownReason);
      const checkId = makeRandomId();
      await insertCheck(tx.db, {
        id: checkId,
        rentalId: id,
        kind,
        on,
        partyId,
        occupier,
        reference: reference ?? null,
        checkedBy: me.id,
        now: tx.now,
      });
      await updateRental(tx.db, id, rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'checks',
        data: { checkId, kind, on, ...(about && { about }), ...(reference !== undefined && { reference }) },
        text: messages.checkedEvent(me.name ?? messages.someone, kind, on),
      });
      return describeMoved(tx, id, me);
    }),
);
