import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requirePermission } from '../../platform/permissions/requirePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listSiteRows } from './siteQueries.ts';

/** The live partner sites of the current corporate; for its administrators. */
export const listPartnerSites = defineVerb(
  signedIn,
  async ({ db, session, now }): Promise<RouteAnswer<'listPartnerSites'>> => {
    const { corporate_id: corporateId } = session;
    if (corporateId === null) throw new HttpError('not-allowed');
    requirePermission(session, 'read', 'PartnerSite', { corporateId });
    return listSiteRows(db, corporateId, now);
  },
);
