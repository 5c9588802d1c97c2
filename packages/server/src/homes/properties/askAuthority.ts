import type { Queryable } from '../../platform/database/database.ts';
import { findOpenAuthority, insertAskedAuthority } from './authorityQueries.ts';
import { notifyOwner } from './notifyOwner.ts';
import type { UnitRow } from './unitQueries.ts';
import type { Viewer } from './Viewer.ts';

/** An agent with a registration number. */
export type Agent = Viewer & { readonly registrationNumber: string };

/** Asks the owner of a locked unit for an authority, unless one is asked for or granted. */
export async function askAuthority(
  tx: Queryable,
  unit: Pick<UnitRow, 'id' | 'owner_user_id' | 'owner_corporate_id'>,
  { userId, registrationNumber, today }: Agent,
  now: Date,
): Promise<void> {
  const asked = { unitId: unit.id, registrationNumber };
  if ((await findOpenAuthority(tx, asked, today)) !== null) return;
  const about = await insertAskedAuthority(tx, { ...asked, askedBy: userId }, now);
  await notifyOwner(tx, unit, { kind: 'authority-asked', about }, now);
}
