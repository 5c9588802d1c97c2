import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getParticipant } from './getParticipant.ts';
import { notifyChat } from './messageQueries.ts';
import { raiseReadNumber } from './participantQueries.ts';

/** Marks the messages up to a number as seen; what was seen stays seen. Throws if the user takes no part in the conversation. */
export const markRead = defineVerb(
  signedIn,
  (ctx, { conversationId, body }: RouteInput<'markRead'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { id, participantId: userId } = await getParticipant(tx, conversationId, 'update');
      const number = await raiseReadNumber(tx.db, id, body.number);
      if (number !== null) await notifyChat(tx.db, { kind: 'read', conversationId, userId, number });
    }),
);
