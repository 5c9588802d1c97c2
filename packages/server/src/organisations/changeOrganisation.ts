import type { OrganisationChanges } from '@sewa/api/schema';
import { recordAudit } from '../audit/recordAudit.ts';
import { getCorporate } from '../corporates/holdCorporate.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { RuleHolder } from '../permissions/makeRules.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { keepNames } from './keepNames.ts';
import { findOrganisation, updateOrganisation } from './queries.ts';

/** Renames, closes or reopens an organisation of the corporate a session acts for; throws when another open one has the name. */
export function changeOrganisation(
  db: Database,
  session: RuleHolder,
  id: string,
  { name, isClosed }: OrganisationChanges,
  now: Date,
): Promise<void> {
  const change = () =>
    db.transaction(async (tx) => {
      const holder = await getCorporate(tx, session);
      const { corporate_id: corporateId, user_id: userId } = holder;
      if (!(await findOrganisation(tx, corporateId, id))) throw new RefusedError('not-found');
      requirePermission(holder, 'update', 'Subbusiness', { corporateId });
      if (name === undefined && isClosed === undefined) return;
      await updateOrganisation(tx, { id, name, isClosed, now });
      const details = {
        corporateId,
        organisationId: id,
        isRenamed: name !== undefined,
        ...(isClosed !== undefined && { isClosed }),
      };
      await recordAudit(tx, { userId, action: 'organisation-changed', details }, now);
    });
  return keepNames(change);
}
