import { findDay, formatDay, formatTime, formatWeekday } from '@sewa/formatters';

const WEEK = 6 * 24 * 60 * 60_000;

/** When something was, as short as possible, in Singapore: today the time, within a week the weekday, then the date. */
export function nameTime(instant: string, now: number): string {
  const day = findDay(instant) ?? '';
  if (day === findDay(now)) return formatTime(instant);
  const isThisWeek = day >= (findDay(now - WEEK) ?? '') && day < (findDay(now) ?? '');
  return isThisWeek ? formatWeekday(day) : formatDay(day);
}
