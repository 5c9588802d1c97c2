import { type CalendarDate, type DateValue, parseDate, toCalendarDate, today } from '@internationalized/date';

/** Reads `2026-11-21`; null when it is no date of the calendar. */
export function parseIso(iso: string | null | undefined): CalendarDate | null {
  try {
    return iso ? parseDate(iso) : null;
  } catch {
    return null;
  }
}

/** Writes a date as `2026-11-21`; empty when there is none. */
export function formatIso(date: DateValue | null): string {
  return date === null ? '' : toCalendarDate(date).toString();
}

/** The day it is in Singapore. */
export function todayInSingapore(): CalendarDate {
  return today('Asia/Singapore');
}
