import type { FairRent } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import * as messages from '../messages.ts';

const FAR_BELOW = 0.7;

/** Age from which the newest past rents say too little about today's, in months. */
const MAX_AGE = 12;

const countMonths = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Whether the newest past rents are too old on a day ('YYYY-MM-DD') to judge a rent by. */
export const areTooOld = ({ months }: FairRent, today: string): boolean =>
  months !== null && countMonths(today) - countMonths(months.last) > MAX_AGE;

/** How a rent stands to what was paid, in a sentence; null when too little is known. */
export function judgeRent(rent: number, { quartiles }: FairRent): string | null {
  if (!quartiles) return null;
  const { lower, median, upper } = quartiles;
  const shown = formatMoney(rent);
  if (rent < lower) return messages.rentBelow(shown);
  if (rent > upper) return messages.rentAbove(shown);
  if (rent === median) return messages.rentAtMedian(shown);
  return messages.rentUsual(shown);
}

/** Whether a rent is so far below what was paid that care is due. */
export const isFarBelow = (rent: number, { quartiles }: FairRent): boolean =>
  quartiles !== null && rent < quartiles.median * FAR_BELOW;
