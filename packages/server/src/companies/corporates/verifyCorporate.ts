import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { lockCorporate } from './lockCorporate.ts';
import { markVerified } from './markVerified.ts';
import { findMember } from './queries.ts';

/**
 * Verifies a corporate; idempotent, operators only. Throws 'not allowed' for other members of the corporate, and 'not found' for
 * everyone else.
 */
export const verifyCorporate = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'verifyCorporate'>): Promise<RouteAnswer<'verifyCorporate'>> =>
    ctx.transaction(async ({ db, session, now }) => {
      const lockedCorporate = await lockCorporate(db, session);
      if (!lockedCorporate || !hasPermission(lockedCorporate, 'verify', 'Corporate', { id })) {
        const isParty = (await findMember(db, id, session.user_id)) !== null;
        throw new HttpError(isParty ? 'not-allowed' : 'not-found');
      }
      const isChanged = await markVerified(db, { id, by: 'operator', now });
      const entry = { userId: session.user_id, action: 'corporate-verified' } as const;
      if (isChanged) await recordAudit(db, { ...entry, details: { corporateId: id } }, now);
      return { id, isVerified: true };
    }),
);
