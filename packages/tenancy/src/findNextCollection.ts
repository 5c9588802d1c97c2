/**
 * Days of the month on which a failed collection is tried again. HDB debits the rent of its shops on the 28th, and tries again on the 6th
 * or on the next working day (hdb.gov.sg, read on 2026-11-21). Public holidays are not known here.
 */
const retryDays = [6, 28] as const;

/** A day as it is, or the Monday after if it is a Saturday or Sunday. */
function skipWeekend(day: Date): Date {
  const weekday = day.getUTCDay();
  const days = weekday === 6 ? 2 : Number(weekday === 0);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days));
}

const formatDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The first day after `day` (YYYY-MM-DD) on which a collection that failed is tried again. */
export function findNextCollection(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const days = [month - 2, month - 1, month].flatMap((index) =>
    retryDays.map((date) => formatDay(skipWeekend(new Date(Date.UTC(year, index, date))))),
  );
  const next = days.toSorted().find((candidate) => candidate > day);
  if (next === undefined) throw new RangeError(`"${day}" is not a day.`);
  return next;
}
