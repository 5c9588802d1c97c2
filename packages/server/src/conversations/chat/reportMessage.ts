import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getParticipant } from './getParticipant.ts';
import * as messages from './messages.ts';
import { findMessageSender, insertMessageReport } from './reportQueries.ts';

/**
 * Puts a message into the operators' queue; the same person's second report changes nothing. Throws if the user takes no part in the
 * conversation, or it has no such message.
 */
export const reportMessage = defineVerb(
  signedIn,
  async (ctx, { conversationId, body }: RouteInput<'reportMessage'>): Promise<void> => {
    const { db, session, now } = ctx;
    const { messageId, reason } = body;
    const { participantId } = await getParticipant(ctx, conversationId, 'update');
    const sender = await findMessageSender(db, conversationId, messageId);
    if (sender === null) throw new HttpError('not-found');
    if (sender === participantId)
      throw new HttpError('invalid', { fields: [{ name: 'messageId', reason: messages.ownMessageReason }] });
    await insertMessageReport(db, { messageId, userId: session.user_id, reason, now });
  },
);
