import type { RentYear } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listStatementRows } from '../statements/queries.ts';
import { countRentYear } from './countRentYear.ts';
import { formatYearCsv } from './formatRentCsv.ts';
import { listPayeePlans, listYearBills } from './rentRollQueries.ts';

/** The rent of the year asked for, or of this year. Throws if the query is invalid. */
async function composeYear(
  { db, session, now }: SignedIn,
  { query }: RouteInput<'getRentYear'>,
): Promise<RentYear> {
  const userId = session.user_id;
  const today = getToday(now);
  const asked = parseFields(contract.getRentYear.query, Object.fromEntries(query));
  const year = Number(asked.year ?? today.slice(0, 4));
  const plans = await listPayeePlans(db, userId);
  const bills = await listYearBills(db, { userId, year });
  const items = await listStatementRows(db, { userId, side: 'payee', year });
  return countRentYear({ year, today, plans, bills, items });
}

/** The rent that the user received in a year, by home and month. */
export const getRentYear = defineVerb(signedIn, composeYear);

/** The same as CSV. */
export const getRentYearCsv = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'getRentYearCsv'>): Promise<CsvFile> => {
    const year = await composeYear(ctx, input);
    return { name: `rent-by-home-${year.year}.csv`, text: formatYearCsv(year) };
  },
);
