import type { FairRent } from '@sewa/api/client';
import { formatMoney, formatMonth, formatNumber } from '@sewa/formatters';
import * as messages from '../messages.ts';

const FAR_BELOW = 0.7;

/** Which homes were compared: '23 homes of this type with 3 bedrooms within 500 m, rented out from Jan 2021 to Sep 2023'. */
export function describeCompared({ basis, metres, bedrooms, months, count }: FairRent): string {
  const where =
    basis === 'distance'
      ? messages.comparedWithin(formatNumber(metres ?? 0))
      : basis === 'street'
        ? messages.comparedInStreet
        : messages.comparedInSector;
  const rooms = bedrooms === null ? '' : messages.comparedBedrooms(bedrooms);
  const first = formatMonth(months?.first);
  const last = formatMonth(months?.last);
  const when = first === last ? messages.rentedInMonth(first) : messages.rentedBetween(first, last);
  return `${messages.comparedHomes(count, formatNumber(count))}${rooms} ${where}, ${when}`;
}

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
