import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listPaidDayIssues } from '../bills/listPaidDayIssues.ts';
import { recordLedger } from '../ledger/ledgerQueries.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { issueReceipt } from '../receipts/issueReceipt.ts';
import { describeState, lockBillOf } from './billSide.ts';
import { makeRef } from './makeRef.ts';
import { insertPayment } from './paymentQueries.ts';
import { transitionBill } from './transitionBill.ts';

/** Records that all that is open on a bill came outside. For its payee; the payer is told, and can contest it. */
export const recordBillPaid = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'recordBillPaid'>): Promise<RouteAnswer<'recordBillPaid'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const { bill, side } = await lockBillOf(tx, id, 'payee');
      // Whoever was paid before the payee changed reads the bill, but no longer gets its money.
      if (bill.payee_user_id !== session.user_id) throw new HttpError('not-allowed');
      requireVersion(body.version, bill.version);
      const cents = bill.cents - bill.paid_cents;
      const moved = await transitionBill(tx, bill, 'record-paid', {
        paid_cents: bill.cents,
        collect_on: null,
        actorId: session.user_id,
      });
      const fields = listPaidDayIssues(body.paidOn, { dueOn: bill.due_on, today: getToday(now) });
      if (fields.length > 0) throw new HttpError('invalid', { fields });
      const paymentId = makeRandomId();
      await insertPayment(db, {
        id: paymentId,
        bill_id: id,
        way: 'outside',
        method_id: null,
        link_id: null,
        payee_id: bill.payee_id,
        ref: makeRef(),
        provider: null,
        cents,
        fee_cents: 0,
        state: 'succeeded',
        paid_on: body.paidOn,
        settled_at: now,
        is_payee_record: true,
        next_poll_at: null,
        created_at: now,
      });
      await recordLedger(tx, {
        kind: 'outside',
        billId: id,
        paymentId,
        cents: { outside: cents, receivable: -cents },
      });
      await issueReceipt(tx, paymentId);
      await notifyPayment(tx, { kind: 'recorded', billId: id, paymentId });
      return describeState(moved, side, now, true);
    }),
);
