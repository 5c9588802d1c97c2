import type { FairRent } from '@sewa/api/client';
import { formatMoney, formatMonth, formatNumber } from '@sewa/formatters';

const FAR_BELOW = 0.7;

/** Which homes were compared: 'Whole homes with 3 bedrooms within 500 m, let Jan 2021 to Sep 2023'. */
export function describeCompared({ basis, metres, bedrooms, months, count }: FairRent): string {
  const where =
    basis === 'distance'
      ? `within ${formatNumber(metres ?? 0)} m`
      : basis === 'street'
        ? 'in the same street (how far away is not known)'
        : 'in the same postal sector (how far away is not known)';
  const rooms = bedrooms === null ? '' : ` with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;
  const first = formatMonth(months?.first);
  const last = formatMonth(months?.last);
  const when = first === last ? `in ${first}` : `from ${first} to ${last}`;
  return `${formatNumber(count)} ${count === 1 ? 'home' : 'homes'} of this type${rooms} ${where}, let ${when}`;
}

/** How a rent stands to what was paid, in a sentence; null when too little is known. */
export function judgeRent(rent: number, { quartiles }: FairRent): string | null {
  if (!quartiles) return null;
  const { lower, median, upper } = quartiles;
  const asks = `This home asks ${formatMoney(rent)}`;
  if (rent < lower) return `${asks}. Three in four paid more nearby.`;
  if (rent > upper) return `${asks}. Three in four paid less nearby.`;
  if (rent === median) return `${asks}: just what the middle one paid nearby.`;
  return `${asks}: about what half of the tenants nearby paid.`;
}

/** Whether a rent is so far below what was paid that care is due. */
export const isFarBelow = (rent: number, { quartiles }: FairRent): boolean =>
  quartiles !== null && rent < quartiles.median * FAR_BELOW;
