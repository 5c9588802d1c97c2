import { propertyPath } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';
import type { NewNotice } from '../../platform/notices/NewNotice.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { UnitRow } from './unitQueries.ts';

/** Tells the owner of a unit, if it has one, about something that leads to its page. */
export async function notifyOwner(
  tx: Queryable,
  unit: Pick<UnitRow, 'id' | 'owner_user_id' | 'owner_corporate_id'>,
  { kind, about }: Pick<NewNotice, 'kind' | 'about'>,
  now: Date,
): Promise<void> {
  const { owner_user_id: userId, owner_corporate_id: corporateId } = unit;
  const path = propertyPath(unit.id);
  if (userId !== null) await notify(tx, { to: { userId }, kind, about, path }, now);
  if (corporateId !== null)
    await notify(tx, { to: { corporateId, audience: 'everybody' }, kind, about, path }, now);
}
