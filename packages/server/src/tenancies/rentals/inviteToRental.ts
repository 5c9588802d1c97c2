import { formatContractActorType } from '@sewa/formatters';
import { findRentalSide } from '@sewa/tenancy';
import { writeInvitation } from '../../accounts/invitations/makeInvitation.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { updateRental } from './rentalQueries.ts';
import { recordStep } from './tellRental.ts';

/** What an invitation to a rental leads to, as the specification numbers it. */
const RENTAL_PROCESS = 2;

/** Invites somebody by email to be a party on the user's own side. Throws for an actor type of the other side. */
export const inviteToRental = defineVerb(
  signedUp,
  (ctx, { id, body }: RouteInput<'inviteToRental'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { version, actorType, email } = body;
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'invite' });
      if ((findRentalSide(actorType) ?? me.side) !== me.side)
        throw new HttpError('invalid', { fields: [{ name: 'actorType', reason: messages.otherSideReason }] });
      const { made } = await writeInvitation(tx, {
        email,
        actorType,
        onboardingType: RENTAL_PROCESS,
        rentalProcessId: id,
        listingId: rental.listing_id,
        corporateId: null,
      });
      await updateRental(tx.db, id, rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'invite',
        data: { actorType, invitationId: made.id },
        text: messages.invitedEvent(me.name ?? messages.someone, formatContractActorType(actorType)),
      });
      return describeMoved(tx, id, me);
    }),
);
