import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { notifyChat } from '../chat/messageQueries.ts';
import { writeNotFit } from './enquiryStateQueries.ts';
import { getLettingSide } from './getLettingSide.ts';

/** Says that the asker of a conversation is not a fit, or takes it back. Throws unless the user lets the home it is about. */
export const markNotFit = defineVerb(
  signedIn,
  (ctx, { conversationId, body }: RouteInput<'markNotFit'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { id } = await getLettingSide(tx, conversationId, 'update');
      await writeNotFit(tx.db, { id, isNotFit: body.isNotFit, by: tx.session.user_id, now: tx.now });
      await notifyChat(tx.db, { kind: 'conversation', conversationId });
    }),
);
