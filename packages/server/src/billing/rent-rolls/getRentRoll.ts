import type { RentRoll, RentRollRow } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeBill } from '../bills/describeBill.ts';
import { listPaymentsOfBills } from '../payments/paymentWithRefundsQueries.ts';
import { findFees } from '../rate-cards/rateCardQueries.ts';
import { formatRollCsv } from './formatRentCsv.ts';
import { listRollEntries, type RollEntry, sumRoll } from './planRoll.ts';
import { listPayeePlans, listRollBills } from './rentRollQueries.ts';

/** Rows on a page: a phone shows them in a few screens, and the page stays light. */
const PAGE = 20;

async function listEntries(
  { db, session, now }: SignedIn,
  month: string,
): Promise<{ entries: RollEntry[]; plans: number }> {
  const userId = session.user_id;
  const today = getToday(now);
  const plans = await listPayeePlans(db, userId);
  if (plans.length === 0) return { entries: [], plans: 0 };
  const bills = await listRollBills(db, { userId, month, today });
  return { entries: listRollEntries(plans, bills, { month, today }), plans: plans.length };
}

/** Rows with their bills, as the pages of bills show them. */
async function describeRows(ctx: SignedIn, entries: readonly RollEntry[]): Promise<RentRollRow[]> {
  const { db, now } = ctx;
  const payments = await listPaymentsOfBills(
    db,
    entries.flatMap(({ bill }) => (bill ? [bill.id] : [])),
  );
  const cards = await findFees(db, getToday(now));
  return entries.map(({ plan, bill, row }) => {
    if (!bill) return { ...row, bill: null };
    const provider = plan.payee_provider === null ? null : ctx.paymentProviders.find(plan.payee_provider);
    const described = describeBill(bill, plan, {
      view: { side: 'payee', payeeUsableFrom: plan.payee_usable_from, now },
      payments: payments.get(bill.id) ?? [],
      cards,
      kinds: [...(provider?.kinds ?? [])],
    });
    // Whoever was paid before the payee changed reads the bill, but no longer gets its money.
    return { ...row, bill: plan.is_mine ? described : { ...described, may: [], canRemind: false } };
  });
}

/** What the user is paid in a month, and a page of its rows. Throws if the query is invalid. */
export const getRentRoll = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getRentRoll'>): Promise<RentRoll> => {
    const asked = parseFields(contract.getRentRoll.query, Object.fromEntries(query));
    const month = asked.month ?? getToday(ctx.now).slice(0, 7);
    const { entries, plans } = await listEntries(ctx, month);
    const pages = Math.max(1, Math.ceil(entries.length / PAGE));
    const at = entries.findIndex(({ bill }) => bill !== null && bill.id === asked.about);
    const page = at < 0 ? Math.min(Number(asked.page ?? 1), pages) : Math.floor(at / PAGE) + 1;
    const shown = entries.slice((page - 1) * PAGE, page * PAGE);
    const sums = sumRoll(
      entries.map(({ row }) => row),
      month,
    );
    const rows = await describeRows(ctx, shown);
    return { month, today: getToday(ctx.now), ...sums, plans, page, pages, rowCount: entries.length, rows };
  },
);

/** All rows of a month as CSV. Throws if the month is invalid. */
export const getRentRollCsv = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getRentRollCsv'>): Promise<CsvFile> => {
    const asked = parseFields(contract.getRentRollCsv.query, Object.fromEntries(query));
    const month = asked.month ?? getToday(ctx.now).slice(0, 7);
    const { entries } = await listEntries(ctx, month);
    return { name: `rent-${month}.csv`, text: formatRollCsv(entries.map(({ row }) => row)) };
  },
);
