import type { RouteAnswer } from '@sewa/api/client';
import { insertPartner } from '../../partner-sites/partners/queries.ts';
import { parseOrigins } from '../../partner-sites/sites/parseOrigins.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { makeRandomText } from '../../platform/database/ids.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Adds a partner without a company. Throws if an origin of its sites can't be used. */
export const addDeskPartner = defineVerb(
  mayUseDesk,
  (ctx, { body: { name, origins } }: RouteInput<'addDeskPartner'>): Promise<RouteAnswer<'addDeskPartner'>> =>
    ctx.transaction(async ({ db, now, session }) => {
      const key = makeRandomText(20);
      await insertPartner(db, { key, name, origins: parseOrigins(origins) }, now);
      const details = { partner: key };
      await recordAudit(db, { userId: session.user_id, action: 'partner-site-added', details }, now);
      return { key };
    }),
);
