import type { Tally } from './tally.ts';

interface Violation {
  from: string;
  to: string;
  rule: { name: string; severity: string };
}

/** The part of dependency-cruiser's JSON report that is counted. */
export interface DependencyReport {
  modules: unknown[];
  summary: { violations: Violation[]; totalCruised: number };
}

/** Counts dependency-cruiser's JSON report: each module is one test, and fails when an import of it breaks a rule. */
export function parseDependencyReport(report: DependencyReport): Tally {
  const broken = new Map<string, string[]>();
  for (const { from, to, rule } of report.summary.violations) {
    broken.set(from, [...(broken.get(from) ?? []), `${rule.name}: ${from} imports ${to}`]);
  }
  return {
    passed: Math.max(report.summary.totalCruised - broken.size, 0),
    failures: [...broken].map(([file, lines]) => ({ name: `imports of ${file}`, message: lines.join('\n') })),
  };
}
