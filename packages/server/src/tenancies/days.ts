import { findNextTerm } from '@sewa/tenancy';

/** A day some days later, or earlier; days are YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day after some months that begin on a day. */
export const addMonths = (day: string, months: number): string =>
  months > 0 ? findNextTerm({ from: day, months }) : day;
