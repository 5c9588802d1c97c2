import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { rotateSession } from '../../platform/sessions/session.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { markUsed } from './queries.ts';

/**
 * Switches to a corporate and rotates the session's secret, which is returned; null if it is the current corporate already. Throws
 * 'not found' if the user isn't a member.
 */
export const switchCorporate = defineVerb(
  signedIn,
  (ctx, { body: { corporateId } }: RouteInput<'switchCorporate'>): Promise<string | null> =>
    ctx.transaction(async ({ db, session, now, realNow }) => {
      const { user_id: userId } = session;
      if (!(await markUsed(db, { userId, corporateId, now }))) throw new HttpError('not-found');
      if (session.corporate_id === corporateId) return null;
      const secret = await rotateSession(db, session, { corporateId }, realNow);
      if (secret === null) throw new HttpError('not-signed-in');
      await recordAudit(db, { userId, action: 'corporate-switched', details: { corporateId } }, now);
      return secret;
    }),
);
