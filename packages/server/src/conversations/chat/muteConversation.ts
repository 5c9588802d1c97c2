import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getParticipant } from './getParticipant.ts';
import { notifyChat } from './messageQueries.ts';
import { setMuted } from './participantQueries.ts';

/** Turns mail about a conversation off or on. Throws if the user takes no part in it. */
export const muteConversation = defineVerb(
  signedIn,
  (ctx, { conversationId, body }: RouteInput<'muteConversation'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { id } = await getParticipant(tx, conversationId, 'update');
      await setMuted(tx.db, id, body.isMuted);
      await notifyChat(tx.db, { kind: 'conversation', conversationId });
    }),
);
