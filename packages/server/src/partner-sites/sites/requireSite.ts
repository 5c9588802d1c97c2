import type { LockedCorporate } from '../../companies/corporates/lockCorporate.ts';
import { requireCorporatePermission } from '../../companies/corporates/requireCorporatePermission.ts';
import { requireVerified } from '../../companies/corporates/requireVerified.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { Action } from '../../platform/permissions/policy.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { lockOwnSite, type OwnSiteRow } from './siteQueries.ts';

/** Locks a live site of the current corporate. Throws if the user may not do this there, the corporate isn't verified, or it has no such site. */
export async function requireSite(
  tx: InTransaction<SignedIn>,
  action: Action,
  key: string,
): Promise<LockedCorporate & { readonly site: OwnSiteRow }> {
  const corporate = await requireCorporatePermission(tx, action, 'PartnerSite');
  const site = await lockOwnSite(tx.db, corporate.corporate_id, key);
  if (!site) throw new HttpError('not-found');
  // What is wrong can always be ended.
  if (action !== 'delete') await requireVerified(tx.db, corporate.corporate_id);
  return { ...corporate, site };
}
