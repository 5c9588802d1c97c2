import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { RuleHolder } from '../permissions/makeRules.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { getCorporate } from './holdCorporate.ts';
import { keepAdministrator } from './keepAdministrator.ts';
import { deleteMember, isMember } from './queries.ts';

/** Takes somebody out of the corporate a session acts for; their sessions act for it no more. Throws when nobody would be left in charge. */
export function removeMember(db: Database, session: RuleHolder, userId: string, now: Date): Promise<void> {
  const remove = () =>
    db.transaction(async (tx) => {
      const holder = await getCorporate(tx, session);
      const { corporate_id: corporateId, user_id: actorId } = holder;
      if (!(await isMember(tx, corporateId, userId))) throw new RefusedError('not-found');
      requirePermission(holder, 'delete', 'Member', { corporateId });
      await deleteMember(tx, corporateId, userId);
      await recordAudit(tx, { actorId, userId, action: 'member-removed', details: { corporateId } }, now);
    });
  return keepAdministrator(remove);
}
