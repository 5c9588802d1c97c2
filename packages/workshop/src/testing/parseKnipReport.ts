import type { Tally } from './tally.ts';

interface Named {
  name: string;
}
type Issue = { file: string } & Record<string, string | Named[] | Named[][]>;

/** The part of knip's JSON report that is counted. */
export interface KnipReport {
  issues: Issue[];
}

function nameOf(entry: Named | Named[]): string {
  return Array.isArray(entry) ? entry.map(nameOf).join(' = ') : entry.name;
}

/** Counts knip's JSON report: each package folder is one test, and fails when something in it is not used. */
export function parseKnipReport(report: KnipReport, folders: readonly string[]): Tally {
  const unused = new Map<string, string[]>();
  for (const issue of report.issues) {
    const folder = folders.find((name) => issue.file.startsWith(`${name}/`)) ?? 'the repository';
    const lines = Object.entries(issue).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.map((entry) => `${issue.file}: ${kind} ${nameOf(entry)}`) : [],
    );
    if (lines.length > 0) unused.set(folder, [...(unused.get(folder) ?? []), ...lines]);
  }
  return {
    passed: folders.length + 1 - unused.size,
    failures: [...unused].map(([folder, lines]) => ({
      name: `unused in ${folder}`,
      message: lines.join('\n'),
    })),
  };
}
