import type { InTransaction } from '../../platform/calling/Context.ts';
import { cancelBills } from '../bills/cancelBills.ts';
import { findRentPlan, setPlanEnd } from './rentPlanQueries.ts';

/** Ends the rent plan of a rental on the last day of its tenancy: what is due after it lapses. A bill that is due before keeps its sum. */
export async function endRentPlanOn(tx: InTransaction, rentalId: string, lastDay: string): Promise<void> {
  const plan = await findRentPlan(tx.db, rentalId);
  if (!plan || plan.state === 'ended') return;
  await setPlanEnd(tx.db, plan.id, lastDay);
  const next = new Date(Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  await cancelBills(tx, plan.id, next);
}
