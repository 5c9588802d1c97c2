import type { Variant } from '@sewa/experiments';

/** What chi-square exceeds once in a thousand, for two variants, three and so on. */
const limits = [10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88];

/**
 * Whether people were split in a way that the weights explain less than once in a thousand: then something is wrong with the assignment or
 * the counting, and the result says nothing.
 */
export function isSplitUnlikely(people: ReadonlyMap<string, number>, variants: readonly Variant[]): boolean {
  const weighted = variants.filter(({ weight }) => weight > 0);
  const total = weighted.reduce((sum, { name }) => sum + (people.get(name) ?? 0), 0);
  if (total === 0) return false;
  const difference = weighted.reduce((sum, { name, weight }) => {
    const expected = total * weight;
    return sum + ((people.get(name) ?? 0) - expected) ** 2 / expected;
  }, 0);
  return difference > (limits[weighted.length - 2] ?? Number.POSITIVE_INFINITY);
}
