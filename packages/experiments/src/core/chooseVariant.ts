import type { Variant } from './ExperimentConfig.ts';
import { hash } from './hash.ts';

/** How far from 1 the weights may add up to, for thirds. */
const TOLERANCE = 0.001;

/**
 * Chooses the variant of an experiment for a value, such as a random id of the browser: always the same one for the same value, id and
 * weights. Throws a `RangeError` if a weight is negative or the weights don't add up to 1.
 */
export function chooseVariant(value: string, id: string, variants: readonly Variant[]): string {
  const sum = variants.reduce((total, { weight }) => total + weight, 0);
  if (!(Math.abs(sum - 1) <= TOLERANCE) || variants.some(({ weight }) => weight < 0))
    throw new RangeError(`The weights of ${id} don't add up to 1.`);
  const place = hash(id, value) ?? 0;
  let end = 0;
  const chosen = variants.find(({ weight }) => {
    end += weight;
    return place < end;
  });
  return (chosen ?? variants.findLast(({ weight }) => weight > 0))?.name ?? '';
}
