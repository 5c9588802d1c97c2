import { findLastDay } from '@sewa/tenancy';
import type { SampleTerms, SampleTime } from './sampleRentals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time of day in Singapore, some days after a moment, or before it. */
export function findMoment(now: Date, inDays: number, at: string): Date {
  const day = new Date(now.getTime() + inDays * DAY_MS).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Singapore',
  });
  return new Date(`${day}T${at}:00+08:00`);
}

/** The first day of the month after next in Singapore, or of one before now. */
export function findBegin(now: Date, monthsAgo = -2): string {
  const [year = 0, month = 0] = findMoment(now, 0, '12:00').toISOString().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
}

/** The moment of a step of a rental with these terms. */
export function findTime(
  now: Date,
  { begunMonthsAgo, months }: Pick<SampleTerms, 'begunMonthsAgo' | 'months'>,
  { day, at, from }: SampleTime,
): Date {
  if (begunMonthsAgo === undefined || from === 'fill') return findMoment(now, day, at);
  const first = findBegin(now, begunMonthsAgo);
  const base = from === 'last-day' ? findLastDay({ from: first, months }) : first;
  return findMoment(new Date(`${base}T12:00:00+08:00`), day, at);
}
