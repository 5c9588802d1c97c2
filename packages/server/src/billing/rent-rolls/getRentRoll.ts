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
import { describeHome, listRollEntries, listUnbilled, type RollEntry, sumRoll } from './planRoll.ts';
import { listBillsOfRoll, listPlanTerms, listRollRows } from './rentRollQueries.ts';

/** Rows on a page: a phone shows them in a few screens, and the page stays light. */
const PAGE = 20;

async function listEntries(
  { db, session, now }: SignedIn,
  month: string,
): Promise<{ entries: RollEntry[]; plans: number }> {
  const today = getToday(now);
  const rows = await listRollRows(db, { userId: session.user_id, month, today });
  const terms = await listPlanTerms(db, listUnbilled(rows, month));
  const entries = listRollEntries(rows, terms, { month, today });
  return { entries, plans: new Set(rows.map(({ id }) => id)).size };
}

/** Rows with their bills, as the pages of bills show them. */
async function describeRows(ctx: SignedIn, entries: readonly RollEntry[]): Promise<RentRollRow[]> {
  if (entries.length === 0) return [];
  const { db, now } = ctx;
  const billIds = entries.flatMap(({ billId }) => (billId === null ? [] : [billId]));
  const terms = await listPlanTerms(
    db,
    entries.map(({ plan }) => plan.id),
  );
  const bills = await listBillsOfRoll(db, billIds);
  const payments = await listPaymentsOfBills(db, billIds);
  const cards = await findFees(db, getToday(now));
  return entries.flatMap(({ plan: { id: serviceId, is_mine: isMine }, billId, row }): RentRollRow[] => {
    const plan = terms.get(serviceId);
    if (!plan) return [];
    const { payer_name: payerName, due_day: dueDay } = plan;
    const whole = {
      ...row,
      serviceId,
      address: describeHome(plan),
      payerName,
      dueDay,
      way: null,
      bill: null,
    };
    const bill = billId === null ? undefined : bills.get(billId);
    if (!bill) return [whole];
    const paid = payments.get(bill.id) ?? [];
    const provider = plan.payee_provider === null ? null : ctx.paymentProviders.find(plan.payee_provider);
    const described = describeBill(bill, plan, {
      view: { side: 'payee', payeeUsableFrom: plan.payee_usable_from, now },
      payments: paid,
      cards,
      kinds: [...(provider?.kinds ?? [])],
    });
    const way = paid.find(({ state }) => state !== 'refused')?.way ?? null;
    // Whoever was paid before the payee changed reads the bill, but no longer gets its money.
    return [{ ...whole, way, bill: isMine ? described : { ...described, may: [], canRemind: false } }];
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
    const at = entries.findIndex(({ billId }) => billId !== null && billId === asked.about);
    const page = at < 0 ? Math.min(Number(asked.page ?? 1), pages) : Math.floor(at / PAGE) + 1;
    const shown = entries.slice((page - 1) * PAGE, page * PAGE);
    const sums = sumRoll(entries, month);
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
    return { name: `rent-${month}.csv`, text: formatRollCsv(await describeRows(ctx, entries)) };
  },
);
