import { addDays, addMonths } from '../dates/isoDates.ts';

const days = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** How many days after the first of its week a date is. */
export function daysIntoWeek(iso: string, firstDay: number): number {
  return (new Date(iso).getUTCDay() - firstDay + 7) % 7;
}

/** The day a key leads to from another; null when it leads nowhere. Home and End go to the ends of the week. */
export function followKey(key: string, isShifted: boolean, from: string, firstDay: number): string | null {
  const months = isShifted ? 12 : 1;
  const intoWeek = daysIntoWeek(from, firstDay);
  if (key === 'Home') return addDays(from, -intoWeek);
  if (key === 'End') return addDays(from, 6 - intoWeek);
  if (key === 'PageUp') return addMonths(from, -months);
  if (key === 'PageDown') return addMonths(from, months);
  const step = days.get(key);
  return step === undefined ? null : addDays(from, step);
}
