import { randomUUID } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { insertReportedPayment } from '../payments/paymentQueries.ts';
import { lockPaidService } from '../services/getOwnService.ts';
import { describeBillState } from './describeBill.ts';
import { listPaidDayIssues } from './listPaidDayIssues.ts';
import { makeBill } from './makeBills.ts';
import { listPlanPeriods, planRentBill, wasDueBefore } from './planBills.ts';

const refuseMonth = (reason: string): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'period', reason }] });

/**
 * Records that a month was paid outside that was due before the plan was made here; the payee confirms it. Throws if the month isn't one of
 * those, or was recorded.
 */
export const recordPastPayment = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'recordPastPayment'>): Promise<RouteAnswer<'recordPastPayment'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const { period, paidOn } = body;
      const service = await lockPaidService(tx, id);
      const month =
        service.type === 'pay'
          ? listPlanPeriods(service).find((found) => found.period === period)
          : undefined;
      if (!month) throw refuseMonth(messages.monthOutsideReason);
      if (!wasDueBefore(service, month.dueOn)) throw refuseMonth(messages.monthBilledReason);
      const planned = planRentBill(service, month);
      if (planned.cents === 0) throw refuseMonth(messages.monthOutsideReason);
      const cents = body.cents ?? planned.cents;
      if (cents > planned.cents)
        throw new HttpError('invalid', { fields: [{ name: 'cents', reason: messages.aboveBillReason }] });
      const fields = listPaidDayIssues(paidOn, { dueOn: month.dueOn, today: getToday(now) });
      if (fields.length > 0) throw new HttpError('invalid', { fields });
      const billId = await makeBill(tx, planned, { serviceId: id, state: 'said-paid', collectOn: null });
      if (billId === null) throw refuseMonth(messages.monthBilledReason);
      const paymentId = makeRandomId();
      await insertReportedPayment(db, { id: paymentId, ref: randomUUID(), billId, cents, paidOn, now });
      await notifyPayment(tx, { kind: 'said-paid', billId, paymentId });
      const details = { bill: billId, to: 'said-paid' };
      await recordAudit(db, { userId: session.user_id, action: 'bill-moved', details }, now);
      const view = { side: 'payer', payeeUsableFrom: service.payee_usable_from, now } as const;
      return describeBillState({ id: billId, state: 'said-paid', version: 1 }, view);
    }),
);
