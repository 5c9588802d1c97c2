import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findCounterpart, insertBlock } from './blockQueries.ts';
import { listOwnIds } from './listOwnIds.ts';
import * as messages from './messages.ts';
import { updatedConversations } from './participantQueries.ts';

const refuse = (reason: string) => new HttpError('invalid', { fields: [{ name: 'userId', reason }] });

/**
 * Blocks somebody the user has a conversation with, for the participant that the user is in it. Throws for somebody they share
 * no conversation with, themselves, and the help desk.
 */
export const blockUser = defineVerb(
  signedIn,
  async ({ db, session, now }, { body: { userId } }: RouteInput<'blockUser'>): Promise<void> => {
    if (listOwnIds(session).includes(userId)) throw refuse(messages.blockYourselfReason);
    const allowed = compilePermission(session, { ...updatedConversations, firstParameter: 2 });
    const counterpart = await findCounterpart(db, userId, allowed);
    if (!counterpart) throw new HttpError('not-found');
    if (counterpart.isOperator) throw refuse(messages.blockHelpReason);
    await insertBlock(db, { blockedBy: counterpart.me, blocked: userId, now });
  },
);
