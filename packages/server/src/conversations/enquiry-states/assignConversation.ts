import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { notifyChat } from '../chat/messageQueries.ts';
import * as messages from '../messages.ts';
import { writeAssignee } from './enquiryStateQueries.ts';
import { getLettingSide } from './getLettingSide.ts';

/**
 * Assigns a conversation to a member of the corporate, or to nobody: members take it and give it back, administrators assign anybody.
 * Throws unless the user's corporate lets the home it is about.
 */
export const assignConversation = defineVerb(
  signedIn,
  (ctx, { conversationId, body: { userId } }: RouteInput<'assignConversation'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { id, corporateId, assignedTo } = await getLettingSide(tx, conversationId, 'update');
      const { user_id: callerId, corporate_role: role } = tx.session;
      if (corporateId === null) throw new HttpError('not-found');
      const isOwn =
        userId === callerId || (userId === null && (assignedTo === null || assignedTo === callerId));
      if (!isOwn && role !== 'administrator')
        throw new HttpError('not-allowed', { message: messages.assignOthers });
      if (!(await writeAssignee(tx.db, { id, corporateId, userId })))
        throw new HttpError('invalid', { fields: [{ name: 'userId', reason: messages.assigneeReason }] });
      await notifyChat(tx.db, { kind: 'conversation', conversationId });
    }),
);
