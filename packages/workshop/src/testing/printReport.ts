import { stripVTControlCharacters } from 'node:util';
import type { KindReport } from './runKind.ts';

const SHOWN_FAILURES = 20;
const SHOWN_LINES = 12;

function shorten(message: string): string[] {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const told = lines.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line));
  return told.slice(0, SHOWN_LINES);
}

/** One line for a kind of test, then what failed in it. */
export function printReport({ kind, passed, failed, cached, seconds, failures }: KindReport): string {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const lines = [
    `${mark} ${kind.padEnd(16)}${counts} ${seconds.toFixed(1).padStart(7)} s${cached > 0 ? `, ${cached} of them cached` : ''}`,
  ];
  for (const { name, message } of failures.slice(0, SHOWN_FAILURES)) {
    lines.push(`    ${name}`, ...shorten(message).map((line) => `      ${line}`));
  }
  if (failures.length > SHOWN_FAILURES) lines.push(`    … and ${failures.length - SHOWN_FAILURES} more`);
  return lines.join('\n');
}

const sumOf = (reports: readonly KindReport[], field: 'passed' | 'failed' | 'cached') =>
  reports.reduce((sum, report) => sum + report[field], 0);

/** The line before the last one of a run: how much of its sum came from cached results. */
export const printCached = (reports: readonly KindReport[]): string =>
  `${sumOf(reports, 'cached')} of ${sumOf(reports, 'passed')} passed came from cached results`;

/** The last line of a run: the sum over its kinds. */
export const printSum = (reports: readonly KindReport[]): string =>
  `${sumOf(reports, 'passed')} passed, ${sumOf(reports, 'failed')} failed`;
