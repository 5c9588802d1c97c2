const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds until the first polls; later ones are daily. */
const delays = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** When a provider is polled next about what it hasn't answered finally, after so many polls. */
export const findNextPoll = (polls: number, now: Date): Date =>
  new Date(now.getTime() + (delays[polls] ?? DAY_MS));

/** The same for something that ends, which is polled once more at its end. */
export function findNextPollUntil(end: Date, polls: number, now: Date): Date {
  const next = findNextPoll(polls, now);
  return end > now && end < next ? end : next;
}
