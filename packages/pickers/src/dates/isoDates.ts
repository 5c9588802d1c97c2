const DAY_LENGTH = 86_400_000;
/** Singapore has been eight hours ahead since 1982, all the year round. */
const SINGAPORE_AHEAD = 8 * 3_600_000;

/** The first and the last day a field can hold. */
const FIRST_DATE = '0001-01-01';
const LAST_DATE = '9999-12-31';

/** A day of the calendar in numbers; months count from 1. */
export interface DateNumbers {
  year: number;
  month: number;
  day: number;
}

/** How many days a month has, from 1 for January. */
export function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Formats a date as `2026-11-21`. */
export function formatIso({ year, month, day }: DateNumbers): string {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The numbers of `2026-11-21`; null when it is no date of the calendar. */
export function parseIso(iso: string | null | undefined): DateNumbers | null {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '')?.map(Number) ?? [];
  const isDate = year > 0 && month > 0 && month < 13 && day > 0 && day <= countDays(year, month);
  return isDate ? { year, month, day } : null;
}

/** The day it is in Singapore. */
export function todayInSingapore(): string {
  return new Date(Date.now() + SINGAPORE_AHEAD).toISOString().slice(0, 10);
}

/** The date itself, or the nearest that is neither before the first nor after the last one. */
export function clampDate(iso: string, first?: string, last?: string): string {
  if (last && iso > last) return last;
  return first && iso < first ? first : iso;
}

/** The date some days later, or earlier when they are negative. */
export function addDays(iso: string, days: number): string {
  const moved = new Date(Date.parse(iso) + days * DAY_LENGTH);
  const year = moved.getUTCFullYear();
  if (year < 1 || year > 9999) return days < 0 ? FIRST_DATE : LAST_DATE;
  return moved.toISOString().slice(0, 10);
}

/** The same day some months later, or the last day of that month where it is shorter. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const moved = year * 12 + month - 1 + months;
  const target = { year: Math.floor(moved / 12), month: (moved % 12) + 1 };
  if (target.year < 1) return FIRST_DATE;
  if (target.year > 9999) return LAST_DATE;
  return formatIso({ ...target, day: Math.min(day, countDays(target.year, target.month)) });
}

/** The first day of the month a date is in. */
export function startOfMonth(iso: string): string {
  return `${iso.slice(0, 7)}-01`;
}
