import { findLastDay } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { endService } from '../services/endService.ts';
import { lockService, updateUnitsOfPlans } from '../services/queries.ts';
import type { ServiceProgress } from '../services/serviceRow.ts';
import { makeBills } from './makeBills.ts';
import { planBills } from './planBills.ts';
import { hasUnpaidBills, listRunningPlans, type RunningPlan } from './queries.ts';

const isPast = ({ starts_on: from, months }: ServiceProgress, now: Date): boolean =>
  findLastDay({ from, months }) < getToday(now);

/** Whether a plan lacks a bill, or ends. */
function needsWork(plan: RunningPlan, now: Date): boolean {
  const lacksBill = planBills(plan, now).some(
    ({ kind, period }) => !plan.bills.includes(`${kind} ${period}`),
  );
  return lacksBill || (isPast(plan, now) && !plan.is_unpaid);
}

async function bill(tx: InTransaction, id: string): Promise<void> {
  const service = await lockService(tx.db, id);
  if (service?.state !== 'active' && service?.state !== 'paused') return;
  await makeBills(tx, service);
  if (isPast(service, tx.now) && !(await hasUnpaidBills(tx.db, id))) await endService(tx, service, 'system');
}

/** Makes the bills of all rent plans, ends plans whose last day is over and that are paid, and finds the units of the others. */
export const makeDueBills = defineVerb(system, async (ctx) => {
  let plans = await listRunningPlans(ctx.db, '');
  while (plans.length > 0) {
    for (const plan of plans) if (needsWork(plan, ctx.now)) await ctx.transaction((tx) => bill(tx, plan.id));
    plans = await listRunningPlans(ctx.db, plans.at(-1)?.id ?? '');
  }
  await updateUnitsOfPlans(ctx.db);
});
