/** Round numbers at even steps, at most `steps` of them, that reach around the two ends; whole ones between whole ends. */
export function niceTicks(least: number, greatest: number, steps = 4): number[] {
  const span = greatest - least || Math.abs(greatest) || 1;
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const isWhole = Number.isInteger(least) && Number.isInteger(greatest);
  const round = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = round.find((each) => each >= rough && (!isWhole || Number.isInteger(each))) ?? 10 * power;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Where a value stands between two ends, from 0 to 100. */
export function percentOf(value: number, from: number, to: number): number {
  return to === from ? 0 : Math.round(((value - from) / (to - from)) * 10_000) / 100;
}
