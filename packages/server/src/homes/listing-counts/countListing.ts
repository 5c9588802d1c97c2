import { getToday } from '../../platform/clock/getToday.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { addToCount, type Counted } from './queries.ts';

/** Adds one to a count of a live listing today in Singapore, in the transaction of what is counted. */
export const countListing = (tx: Queryable, listingId: string, counted: Counted, now: Date): Promise<void> =>
  addToCount(tx, listingId, counted, getToday(now));
