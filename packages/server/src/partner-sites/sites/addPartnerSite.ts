import type { RouteAnswer } from '@sewa/api/client';
import { requireCorporatePermission } from '../../companies/corporates/requireCorporatePermission.ts';
import { requireVerified } from '../../companies/corporates/requireVerified.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { makeRandomText } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { parseOrigins } from './parseOrigins.ts';
import { countSites, insertSite } from './siteQueries.ts';

/** The most live sites of one company. */
const MAX_SITES = 10;

/** Adds a site to the current corporate. Throws if it isn't verified, an origin is wrong, or it has too many. */
export const addPartnerSite = defineVerb(
  signedIn,
  (ctx, { body }: RouteInput<'addPartnerSite'>): Promise<RouteAnswer<'addPartnerSite'>> =>
    ctx.transaction(async (tx) => {
      const corporate = await requireCorporatePermission(tx, 'create', 'PartnerSite');
      const { corporate_id: corporateId, user_id: userId } = corporate;
      await requireVerified(tx.db, corporateId);
      const origins = parseOrigins(body.origins);
      if ((await countSites(tx.db, corporateId)) >= MAX_SITES)
        throw new HttpError('invalid', {
          fields: [{ name: 'name', reason: messages.tooManySitesReason(MAX_SITES) }],
        });
      const key = makeRandomText(20);
      const testKey = `test_${makeRandomText(20)}`;
      await insertSite(tx.db, { key, testKey, name: body.name, origins, corporateId }, tx.now);
      const details = { corporateId, partner: key };
      await recordAudit(tx.db, { userId, action: 'partner-site-added', details }, tx.now);
      return { key, testKey };
    }),
);
