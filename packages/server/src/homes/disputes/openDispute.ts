import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { notifyOwner } from '../properties/notifyOwner.ts';
import type { UnitRow } from '../properties/unitQueries.ts';
import type { UnitOwner } from '../properties/whoMayAsk.ts';
import { upsertDispute } from './queries.ts';

/** Opens the dispute about a locked unit that somebody else owns, or finds the open one; returns its id. */
export async function openDispute(
  { db, now, session }: InTransaction<SignedIn>,
  unit: UnitRow,
  claimant: UnitOwner,
): Promise<string> {
  const { id, isNew } = await upsertDispute(db, unit.id, claimant, now);
  if (!isNew) return id;
  await notifyOwner(db, unit, { kind: 'unit-disputed', about: id }, now);
  const details = { dispute: id, property: unit.id };
  await recordAudit(db, { userId: session.user_id, action: 'dispute-opened', details }, now);
  return id;
}
