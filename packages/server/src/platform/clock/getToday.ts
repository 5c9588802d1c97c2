import { findDay } from '@sewa/formatters';

/** The day in Singapore, YYYY-MM-DD. Throws on an invalid date. */
export const getToday = (now: Date): string => {
  const day = findDay(now);
  if (day === null) throw new RangeError('The clock gave an invalid date.');
  return day;
};
