/** How many days before a bill is due its payment can have been made: rent is paid ahead by a month or two, not by years. */
const DAYS_AHEAD = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day on which a bill can have been paid, by the day it is due; days are YYYY-MM-DD. */
export const findFirstPaidDay = (dueOn: string): string =>
  new Date(Date.parse(`${dueOn}T00:00:00Z`) - DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
