import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

const SQUARE_METRES_PER_FOOT = 0.09290304;

/** The largest area that a search can ask for. */
const MAX_SQUARE_METRES = 100_000;

const unit = [
  String.raw`sq ?\.? ?(?:ft|feet|foot)|sqft|sf|square f(?:ee|oo)t|ft2|平方?尺`,
  String.raw`sq ?\.? ?m(?:etres?|eters?)?|sqm|m2|square met(?:re|er)s?|平方?米|平`,
].join('|');

const size = phrase(
  [
    '(?:(?<most>below|under|less than|max(?:imum)?|up to|at most|<=?|小于) ?)?',
    '(?:(?:min(?:imum)?|at least|above|over|more than|from|>=?|about|around) ?)?',
    String.raw`(?<from>\d{2,6})(?: ?(?:-|to) ?(?<to>\d{2,6}))? ?(?<unit>${unit})`,
    String.raw`(?: ?(?:and above|or more|\+))?`,
  ].join(''),
);

/** Takes out floor areas; there is no filter for the largest one. */
export function readSizes(reading: Reading): void {
  reading.take(size, ({ text, groups: { most, from, to, unit: typedUnit = '' } }) => {
    if (most || to) reading.notes.push({ text, about: 'largest size' });
    if (most) return true;
    const isFeet = /f|尺/.test(typedUnit);
    const least = Math.floor(Number(from) * (isFeet ? SQUARE_METRES_PER_FOOT : 1));
    if (least < 1 || least > MAX_SQUARE_METRES) return false;
    reading.filters.areaMin = least;
    reading.explain(text, `At least ${least} m²`);
    return true;
  });
}
