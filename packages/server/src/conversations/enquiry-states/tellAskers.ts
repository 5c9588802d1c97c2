import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { updatedConversations } from '../chat/participantQueries.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { lockEnquiredHome, takeWaiting } from './enquiryStateQueries.ts';

/**
 * Writes to everybody who asked about a home that it is no longer available, in one transaction. Whoever was told since it is gone is not
 * told again. Throws if nobody asked the user about it, or it is available.
 */
export const tellAskers = defineVerb(
  signedUp,
  (ctx, { id: listingId, body }: RouteInput<'tellAskers'>): Promise<RouteAnswer<'tellAskers'>> =>
    ctx.transaction(async ({ db, session, now }) => {
      const home = await lockEnquiredHome(
        db,
        listingId,
        compilePermission(session, { ...updatedConversations, firstParameter: 2 }),
      );
      if (!home) throw new HttpError('not-found');
      if (home.status === 'live') throw new HttpError('wrong-state');
      const waiting = await takeWaiting(
        db,
        { listingId, now },
        compilePermission(session, { ...updatedConversations, firstParameter: 3 }),
      );
      for (const { conversationId, corporateId } of waiting) {
        const sender = { userId: session.user_id, corporateId };
        await writeMessage(db, { conversationId, sender, text: body.message }, now);
      }
      return { told: waiting.length };
    }),
);
