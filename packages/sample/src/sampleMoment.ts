const DAY_MS = 24 * 60 * 60 * 1000;

/** A time of day in Singapore, some days after a moment, or before it. */
export function findMoment(now: Date, inDays: number, at: string): Date {
  const day = new Date(now.getTime() + inDays * DAY_MS).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Singapore',
  });
  return new Date(`${day}T${at}:00+08:00`);
}
