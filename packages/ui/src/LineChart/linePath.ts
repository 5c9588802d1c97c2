const twoPlaces = (number: number) => Math.round(number * 100) / 100;

/** Half the length of the stroke that stands for a value between two gaps. */
const HALF = 0.6;

/** Path through points whose places run from 0 to 100 both ways; a value that is missing breaks the line. */
export function linePath(values: readonly (number | null)[], place: (value: number) => number): string {
  const step = 100 / Math.max(values.length - 1, 1);
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const x = index * step;
      const y = twoPlaces(100 - place(value));
      if (isKnown(index - 1)) return `L${twoPlaces(x)} ${y}`;
      return isKnown(index + 1) ? `M${twoPlaces(x)} ${y}` : `M${twoPlaces(x - HALF)} ${y}h${2 * HALF}`;
    })
    .join('');
}
