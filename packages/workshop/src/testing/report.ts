import { stripVTControlCharacters } from 'node:util';

/** What commands found: tests by how they ended, and how many checks that are no tests (a linter, a compiler) came to an end. */
export interface Tally {
  passed: number;
  checks: number;
  failures: { name: string; message: string }[];
  /** Passed, but only when tried again. */
  flaky: string[];
}

/** The tally of nothing, but for what is given. */
export const tallyOf = (part: Partial<Tally> = {}): Tally => ({
  ...{ passed: 0, checks: 0, failures: [], flaky: [] },
  ...part,
});

/** What is written to `.reports/<kind>.json`; the time is in seconds. */
export interface KindReport extends Pick<Tally, 'passed' | 'failures' | 'flaky'> {
  kind: string;
  failed: number;
  seconds: number;
}

/** Adds up the tallies of a kind's commands; a kind without a test or a check proves nothing and fails. */
export function makeReport(kind: string, tallies: readonly Tally[], seconds: number): KindReport {
  const count = (field: 'passed' | 'checks') => tallies.reduce((sum, tally) => sum + tally[field], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  if (count('passed') + count('checks') + failures.length === 0)
    failures.push({ name: `${kind} ran no test`, message: 'A kind without a test proves nothing.' });
  const flaky = tallies.flatMap((tally) => tally.flaky);
  return { kind, passed: count('passed'), failed: failures.length, failures, flaky, seconds };
}

const SHOWN_FAILURES = 20;
const SHOWN_LINES = 240;

/** One line for a kind, then what failed in it; a kind of checks only has no tests to count. */
export function printReport({ kind, passed, failed, seconds, failures }: KindReport): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const shown = passed + failed > 0 ? counts : 'ok'.padStart(counts.length);
  const lines = [`${failed > 0 ? '✗' : '✓'} ${kind.padEnd(16)}${shown} ${seconds.toFixed(1).padStart(7)} s`];
  const some = failures.slice(0, SHOWN_FAILURES);
  for (const { name, message } of some) {
    const told = stripVTControlCharacters(message).split('\n');
    const ours = told.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line));
    lines.push(`    ${name}`, ...ours.slice(0, SHOWN_LINES / some.length).map((line) => `      ${line}`));
  }
  if (failed > some.length) lines.push(`    … and ${failed - some.length} more`);
  return lines.join('\n');
}

/** The last lines of a run: what passed when tried again, where there is any, and the sum over its kinds. */
export function printSum(reports: readonly KindReport[]): string {
  const flaky = reports.flatMap((report) => report.flaky.map((name) => `${report.kind} > ${name}`));
  const sum = (field: 'passed' | 'failed') => reports.reduce((total, report) => total + report[field], 0);
  const last = `${sum('passed')} passed, ${sum('failed')} failed`;
  return flaky.length > 0 ? `flaky: ${flaky.join('; ')}\n${last}` : last;
}
