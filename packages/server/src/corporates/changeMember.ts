import type { MemberChanges } from '@sewa/api/schema';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { requireOpenOrganisation } from '../organisations/requireOpenOrganisation.ts';
import type { RuleHolder } from '../permissions/makeRules.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { getCorporate } from './holdCorporate.ts';
import { keepAdministrator } from './keepAdministrator.ts';
import { isMember, updateMember } from './queries.ts';

/** Changes what somebody is in the corporate a session acts for, or in which organisation; throws when nobody would be left in charge. */
export function changeMember(
  db: Database,
  session: RuleHolder,
  userId: string,
  { role, organisationId }: MemberChanges,
  now: Date,
): Promise<void> {
  const change = () =>
    db.transaction(async (tx) => {
      const holder = await getCorporate(tx, session);
      const { corporate_id: corporateId, user_id: actorId } = holder;
      if (!(await isMember(tx, corporateId, userId))) throw new RefusedError('not-found');
      requirePermission(holder, 'update', 'Member', { corporateId });
      if (typeof organisationId === 'string') await requireOpenOrganisation(tx, corporateId, organisationId);
      if (role === undefined && organisationId === undefined) return;
      await updateMember(tx, { corporateId, userId, role, organisationId });
      const details = {
        corporateId,
        ...(role !== undefined && { role }),
        ...(organisationId !== undefined && { organisationId: organisationId ?? 'none' }),
      };
      await recordAudit(tx, { actorId, userId, action: 'member-changed', details }, now);
    });
  return keepAdministrator(change);
}
