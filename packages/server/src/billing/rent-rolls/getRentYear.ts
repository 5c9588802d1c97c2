import type { RentYear } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeCursorError } from '../../platform/http/listPlace.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listPlanSums, sumYearReceived } from '../statements/queries.ts';
import { countHome, groupByHome, isOfYear, sumYear } from './countRentYear.ts';
import { formatYearCsv } from './formatRentCsv.ts';
import { listPlanTerms, listYearBills, listYearPlans, type YearPlan } from './rentRollQueries.ts';

/** Homes on a page. */
const PAGE_LENGTH = 20;

/** The homes after the one that a cursor names: a rent plan of it. Throws if it is none of them. */
function skipTo(homes: readonly YearPlan[][], cursor: string | undefined): readonly YearPlan[][] {
  if (cursor === undefined) return homes;
  const at = homes.findIndex((plans) => plans.some(({ id }) => id === cursor));
  if (at < 0) throw makeCursorError();
  return homes.slice(at + 1);
}

/** The rent of the year asked for, or of this year, with so many homes. Throws if the cursor is invalid. */
async function composeYear(
  { db, session, now }: SignedIn,
  asked: { year?: string | undefined; cursor?: string | undefined },
  limit: number,
): Promise<RentYear> {
  const userId = session.user_id;
  const today = getToday(now);
  const year = Number(asked.year ?? today.slice(0, 4));
  const plans = await listYearPlans(db, { userId, year });
  const received = await sumYearReceived(db, { userId, year });
  const unknown = plans.filter(({ runs_from: from, is_known: isKnown }) => from !== null && !isKnown);
  const terms = await listPlanTerms(
    db,
    unknown.map(({ id }) => id),
  );
  const all = groupByHome(plans);
  const isShown = (home: readonly YearPlan[]) => isOfYear(home, { year, today, terms });
  const left = skipTo(all, asked.cursor).filter(isShown);
  const shown = left.slice(0, limit);
  const serviceIds = shown.flat().map(({ id }) => id);
  const facts = {
    year,
    today,
    terms: await listPlanTerms(db, serviceIds),
    bills: await listYearBills(db, { userId, year, serviceIds }),
    sums: await listPlanSums(db, { userId, year, serviceIds }),
  };
  return {
    year,
    dueCents: plans.reduce((sum, { due_cents: cents }) => sum + cents, 0),
    ...sumYear(received),
    homes: shown.flatMap((home) => countHome(home, facts)),
    homeCount: all.filter(isShown).length,
    nextCursor: left.length > limit ? (shown.at(-1)?.[0]?.id ?? null) : null,
  };
}

/** The rent that the user received in a year by month, and a page of the homes. */
export const getRentYear = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getRentYear'>): Promise<RentYear> =>
    composeYear(ctx, parseFields(contract.getRentYear.query, Object.fromEntries(query)), PAGE_LENGTH),
);

/** All homes of a year as CSV. */
export const getRentYearCsv = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getRentYearCsv'>): Promise<CsvFile> => {
    const asked = parseFields(contract.getRentYearCsv.query, Object.fromEntries(query));
    const { year, ...sums } = await composeYear(ctx, asked, Number.POSITIVE_INFINITY);
    return { name: `rent-by-home-${year}.csv`, text: formatYearCsv({ year, ...sums }) };
  },
);
