import type { Queryable } from '../../platform/database/database.ts';
import { listOpenAuthorities } from './authorityQueries.ts';
import { notifyOwner } from './notifyOwner.ts';
import { updateOwner } from './unitChangeQueries.ts';
import type { UnitOwner } from './whoMayAsk.ts';

/** Gives a locked unit to an owner, who is told which agents ask for an authority; returns its next version. */
export async function giveUnit(
  tx: Queryable,
  { id, owner, today }: { id: string; owner: UnitOwner; today: string },
  now: Date,
): Promise<number> {
  const version = await updateOwner(tx, id, owner);
  const unit = {
    id,
    owner_user_id: 'userId' in owner ? owner.userId : null,
    owner_corporate_id: 'corporateId' in owner ? owner.corporateId : null,
  };
  for (const { id: about, is_granted: isGranted } of await listOpenAuthorities(tx, id, today))
    if (!isGranted) await notifyOwner(tx, unit, { kind: 'authority-asked', about }, now);
  return version;
}
