import type { OwnDispute } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type DisputeOfUnitRow, type DisputeSide, findDisputeOfUnit } from './statementQueries.ts';

/** On which side of a dispute a user is, or null. */
function findSide(row: DisputeOfUnitRow, session: RuleSubject): DisputeSide | null {
  const isParty = (userId: string | null, corporateId: string | null) =>
    hasPermission(session, 'update', 'Property', { userId, corporateId });
  if (isParty(row.claimed_by_user_id, row.claimed_by_corporate_id)) return 'claimant';
  return isParty(row.owner_user_id, row.owner_corporate_id) ? 'owner' : null;
}

/** An open dispute and the side of it that a user is on. Throws if they are on none. */
export async function getPartyOfDispute(
  db: Queryable,
  id: string,
  session: RuleSubject,
): Promise<{ row: DisputeOfUnitRow; side: DisputeSide }> {
  const row = await findDisputeOfUnit(db, id);
  const side = row && findSide(row, session);
  if (!row || !side) throw new HttpError('not-found');
  return { row, side };
}

/** An open dispute for one of its sides, with what that side said so far. */
export const getDispute = defineVerb(
  signedIn,
  async ({ db, session }, { id }: RouteInput<'getDispute'>): Promise<OwnDispute> => {
    const { row, side } = await getPartyOfDispute(db, id, session);
    return {
      id,
      openedAt: row.created_at.toISOString(),
      address: row.address,
      isOwner: side === 'owner',
      statement: row[side] ?? { words: null, files: [] },
    };
  },
);
