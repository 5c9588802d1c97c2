import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { canRemindOf } from '../bills/describeBill.ts';
import { writePayeeReminder } from '../bills/queries.ts';
import * as messages from '../messages.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { lockBillOf } from './billSide.ts';

/** Reminds the payer of a bill. For its payee, once a day; not of what is collected by itself in time. */
export const remindPayer = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'remindPayer'>): Promise<RouteAnswer<'remindPayer'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, session } = tx;
      const { bill } = await lockBillOf(tx, id, 'payee');
      // Whoever was paid before the payee changed reads the bill, but no longer gets its money.
      if (bill.payee_user_id !== session.user_id) throw new HttpError('not-allowed');
      const collectOn = bill.service_state === 'active' ? bill.collect_on : null;
      if (!canRemindOf({ ...bill, dueOn: bill.due_on, collectOn }, now))
        throw new HttpError('wrong-state', {
          fields: [{ name: 'transition', reason: messages.noReminderReason }],
        });
      await writePayeeReminder(db, id, now);
      await notifyPayment(tx, { kind: 'reminded', billId: id });
      return { id, remindedAt: now.toISOString() };
    }),
);
