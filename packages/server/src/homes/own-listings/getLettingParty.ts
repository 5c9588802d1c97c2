import type { Queryable } from '../../platform/database/database.ts';
import { compilePermission, type PermittedRows } from '../../platform/permissions/compilePermission.ts';
import { findRoles, type RuleSubject } from '../../platform/permissions/makeRules.ts';
import { findLettingUnit } from './draftQueries.ts';
import type { LettingParty } from './findOrCreateLister.ts';

const ownedUnits = {
  action: 'update',
  subject: 'Property',
  columns: {
    userId: { sql: 'u.owner_user_id', type: 'text' },
    corporateId: { sql: 'u.owner_corporate_id', type: 'text' },
  },
  firstParameter: 4,
} as const satisfies PermittedRows;

/** As whom a user lets a unit: its owner, the corporate they act for, or its agent whose authority is asked for or hasn't ended; null if they are none of these. */
export async function getLettingParty(
  tx: Queryable,
  unitId: string,
  session: RuleSubject,
  today: string,
): Promise<LettingParty | null> {
  const { user_id: userId } = session;
  const unit = await findLettingUnit(tx, { unitId, userId, today }, compilePermission(session, ownedUnits));
  if (unit?.is_owned)
    return unit.owner_corporate_id === null
      ? { userId, kind: 'owner' }
      : { corporateId: unit.owner_corporate_id };
  const isMainAgent = findRoles(session.user_type_ids).includes('mainAgent');
  return unit?.is_agency && isMainAgent ? { userId, kind: 'agent' } : null;
}
