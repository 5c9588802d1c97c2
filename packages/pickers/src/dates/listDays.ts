const dayLength = 86_400_000;
const maxDays = 3660;

/** The days from one date to another, both among them; none when the second comes first, ten years at most. */
export function listDays(first: string, last: string): string[] {
  const start = Date.parse(first);
  const count = Math.min((Date.parse(last) - start) / dayLength + 1, maxDays);
  return count > 0
    ? Array.from({ length: count }, (_, index) =>
        new Date(start + index * dayLength).toISOString().slice(0, 10),
      )
    : [];
}
