import type { Bill } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listPaymentsOfBills } from '../payments/paymentWithRefundsQueries.ts';
import { findFees } from '../rate-cards/rateCardQueries.ts';
import { findSide } from '../services/describeService.ts';
import { getOwnService } from '../services/getOwnService.ts';
import { describeBill } from './describeBill.ts';
import { listBillRows } from './queries.ts';

/** Lists the bills of a service for either side, with their payments. Throws if the user is no side of it. */
export const listBills = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'listBills'>): Promise<Bill[]> => {
    const { db, now, session } = ctx;
    const service = await getOwnService(ctx, id);
    const rows = await listBillRows(db, id);
    const payments = await listPaymentsOfBills(
      db,
      rows.map((row) => row.id),
    );
    const cards = await findFees(db, getToday(now));
    const side = findSide(service, session.user_id);
    const view = { side, payeeUsableFrom: service.payee_usable_from, now };
    const provider =
      service.payee_provider === null ? null : ctx.paymentProviders.find(service.payee_provider);
    const kinds = [...(provider?.kinds ?? [])];
    return rows.map((row) =>
      describeBill(row, service, { view, payments: payments.get(row.id) ?? [], cards, kinds }),
    );
  },
);
