import { getRentalConversationId, removeParticipant } from '../../conversations/chat/participantQueries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { describeMoved, type MovedRental } from './describeMoved.ts';
import { lockOwnRental } from './getOwnRental.ts';
import { listParties, setLeft } from './partyQueries.ts';
import { updateRental } from './rentalQueries.ts';
import { recordStep } from './tellRental.ts';

/** Leaves a rental. Throws if nobody who decides would stay on that side. */
export const leaveRental = defineVerb(
  signedIn,
  (ctx, { id, body: { version } }: RouteInput<'leaveRental'>): Promise<MovedRental> =>
    ctx.transaction(async (tx) => {
      const { rental, me } = await lockOwnRental(tx, { id, version, name: 'leave' });
      const parties = await listParties(tx.db, [id]);
      const isLast = !parties.some(
        (party) => party.id !== me.id && party.side === me.side && !party.has_left && party.actor_type !== 5,
      );
      if (isLast) throw makeNotOpenError(messages.lastPartyReason);
      await setLeft(tx.db, me.id, tx.now);
      await updateRental(tx.db, id, rental.state, tx.now);
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'leave',
        data: {},
        text: messages.leftEvent(me.name ?? messages.someone),
      });
      const conversationId = await getRentalConversationId(tx.db, id);
      await removeParticipant(tx.db, conversationId, { userId: me.user_id, corporateId: me.corporate_id });
      return { ...(await describeMoved(tx, id, me)), may: [] };
    }),
);
