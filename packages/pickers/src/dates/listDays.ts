const DAY_LENGTH = 86_400_000;
const MAX_DAYS = 3660;

/** The days from one date to another, both among them; none when the second comes first, ten years at most. */
export function listDays(first: string, last: string): string[] {
  const start = Date.parse(first);
  const count = Math.min((Date.parse(last) - start) / DAY_LENGTH + 1, MAX_DAYS);
  return count > 0
    ? Array.from({ length: count }, (_, index) =>
        new Date(start + index * DAY_LENGTH).toISOString().slice(0, 10),
      )
    : [];
}
