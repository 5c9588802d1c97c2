import os from 'node:os';

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number below which the given share of some numbers lies. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

/** Gives one of a list after the other, without end. */
export function takeTurns(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}

/** Measures so many times, one after the other. */
export async function repeat(rounds, measureOnce) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureOnce());
  return taken;
}

const round = (number) => (Math.abs(number) >= 100 ? Math.round(number) : Math.round(number * 1000) / 1000);

/**
 * One row of the result: what was measured, the value and its bar. `least` is a value that must be reached, `max` one
 * that must not be passed; with neither the row only informs.
 */
export function makeResult({ quantity, against = '', value, unit = '', least, max, detail = {} }) {
  const isMet = least !== undefined ? value >= least : max !== undefined ? value <= max : null;
  return { quantity, against, value: round(value), unit, least, max, isMet, detail };
}

/** The rows of some rounds of a load: the middle round counts. */
export function describeLoads(quantity, loads) {
  const middle = (name) => median(loads.map((load) => load[name]));
  return [
    makeResult({ quantity, value: middle('perSecond'), unit: ' a second' }),
    makeResult({ quantity: `${quantity}: the middle one`, value: middle('p50'), unit: ' ms' }),
    makeResult({ quantity: `${quantity}: slowest of a hundred`, value: middle('p99'), unit: ' ms' }),
  ];
}

/** The machine that the numbers were taken on: only ratios travel to another. */
export function describeMachine() {
  const [cpu] = os.cpus();
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    node: process.version,
    load: os.loadavg().map((load) => Math.round(load * 10) / 10),
  };
}

function describeBar({ least, max, unit }) {
  if (least !== undefined) return `>= ${least}${unit}`;
  return max === undefined ? '' : `<= ${max}${unit}`;
}

/** Prints the results as a table. */
export function printTable(results) {
  const verdicts = new Map([
    [true, 'met'],
    [false, 'MISSED'],
    [null, ''],
  ]);
  const rows = [
    ['quantity', 'against, in the same run', 'value', 'bar', ''],
    ...results.map((result) => [
      result.quantity,
      result.against,
      `${result.value}${result.unit}`,
      describeBar(result),
      verdicts.get(result.isMet),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column]));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}
