import type { Review } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { listMedianRents } from '../fair-rent/medianQueries.ts';
import { listReviewRows } from './reviewQueries.ts';
import { mayListReviews } from './whoMayAsk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days lie between two instants by the calendar of Singapore. */
const countDays = (from: string, to: Date): number =>
  Math.max(0, Math.round((Date.parse(findDay(to) ?? '') - Date.parse(findDay(from) ?? '')) / DAY_MS) || 0);

/** Lists the listings that wait for a review, oldest first, each with what the data knows of it and of its lister. */
export const listReviews = defineVerb(mayListReviews, async ({ db, now }): Promise<Review[]> => {
  const rows = await listReviewRows(db);
  const ids = rows.map(({ id }) => id);
  const medians = await listMedianRents(db, ids);
  return rows.map((row) => ({
    ...row,
    waitingDays: countDays(row.submittedAt, now),
    medianRent: medians.get(row.id) ?? null,
  }));
});
