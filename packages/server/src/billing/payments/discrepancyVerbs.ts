import type { PaymentDifference } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { listOpenDiscrepancies, markDiscrepancySettled } from './discrepancyQueries.ts';
import { mayReadDifferences, maySettleDifferences } from './whoMayAsk.ts';

/** Open differences between our books and the providers', oldest first. */
export const listPaymentDifferences = defineVerb(
  mayReadDifferences,
  async ({ db }): Promise<PaymentDifference[]> =>
    (await listOpenDiscrepancies(db)).map((row) => ({ ...row, foundAt: row.foundAt.toISOString() })),
);

/** Says that a difference was dealt with. */
export const settlePaymentDifference = defineVerb(
  maySettleDifferences,
  (ctx, { id }: RouteInput<'settlePaymentDifference'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await markDiscrepancySettled(db, id, now))) throw new HttpError('not-found');
      const { user_id: userId } = session;
      const details = { difference: id };
      await recordAudit(db, { userId, action: 'payment-difference-settled', details }, now);
    }),
);
