const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds until the first asks; later ones are daily. */
const delays = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** When a provider is asked next about what it hasn't answered finally, after it was asked so many times. */
export const findNextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + (delays[asks] ?? DAY_MS));
