import { stripVTControlCharacters } from 'node:util';
import type { Failure, Tally } from './tally.ts';

/** The report of one kind of test, as written to `.reports/<kind>.json`; the time is in seconds. */
export interface KindReport {
  kind: string;
  passed: number;
  failed: number;
  failures: Failure[];
  flaky: string[];
  seconds: number;
}

const SHOWN_FAILURES = 20;
const SHOWN_LINES = 12;

function shorten(message: string): string[] {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line));
}

/** The report of a kind from the tally of its commands; a kind without a test or a check proves nothing and fails. */
export function makeReport(
  kind: string,
  { passed, checks, failures, flaky }: Tally,
  seconds: number,
): KindReport {
  const isEmpty = passed + checks + failures.length === 0;
  const all = isEmpty
    ? [{ name: `${kind} ran no test`, message: 'A kind without a test proves nothing.' }]
    : failures;
  return { kind, passed, failed: all.length, failures: all, flaky, seconds };
}

/** One line for a kind of test, then what failed in it; a kind of checks only has no tests to count. */
export function printReport({ kind, passed, failed, seconds, failures }: KindReport): string {
  const counts =
    passed + failed > 0
      ? `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
      : 'ok'.padStart(25);
  const lines = [`${failed > 0 ? '✗' : '✓'} ${kind.padEnd(16)}${counts} ${seconds.toFixed(1).padStart(7)} s`];
  for (const { name, message } of failures.slice(0, SHOWN_FAILURES)) {
    // Of a check that failed as a whole, all it says is one message.
    const shown = shorten(message).slice(0, SHOWN_LINES * Math.ceil(SHOWN_FAILURES / failures.length));
    lines.push(`    ${name}`, ...shown.map((line) => `      ${line}`));
  }
  if (failures.length > SHOWN_FAILURES) lines.push(`    … and ${failures.length - SHOWN_FAILURES} more`);
  return lines.join('\n');
}

/** The last lines of a run: the tests that needed a second try, where there are any, and the sum over its kinds. */
export function printSum(reports: readonly KindReport[]): string {
  const flaky = reports.flatMap(({ kind, flaky: names }) => names.map((name) => `${kind} > ${name}`));
  const sum = (field: 'passed' | 'failed') => reports.reduce((total, report) => total + report[field], 0);
  const last = `${sum('passed')} passed, ${sum('failed')} failed`;
  return flaky.length > 0 ? `flaky: ${flaky.join('; ')}\n${last}` : last;
}
