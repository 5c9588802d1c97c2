import type { Failure, Tally } from './tally.ts';

interface Assertion {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
  meta?: { paths?: unknown };
}
interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: Assertion[];
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  success: boolean;
  testResults: TestFile[];
}

function readFile(file: TestFile, name: string): Tally {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const failures: Failure[] = failed.map(({ fullName, failureMessages }) => ({
    name: `${name} > ${fullName}`,
    message: failureMessages?.join('\n') ?? '',
  }));
  if (file.status === 'failed' && failed.length === 0)
    failures.push({ name: `${name} could not be run`, message: file.message ?? '' });
  return { passed, failures };
}

/** Counts Vitest's JSON report by test file, each named from the root; a file that could not be loaded counts as one failure. */
export function parseVitestReport(report: VitestReport, root: string): Map<string, Tally> {
  const files = new Map<string, Tally>();
  for (const file of report.testResults) {
    const name = file.name.replace(`${root}/`, '');
    const before = files.get(name);
    const tally = readFile(file, name);
    files.set(name, {
      passed: (before?.passed ?? 0) + tally.passed,
      failures: [...(before?.failures ?? []), ...tally.failures],
    });
  }
  return files;
}

const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((path) => typeof path === 'string');

/** Which paths the tests of each file noted, each named from the root; null where one of them noted none. */
export function listSeenPaths({ testResults }: VitestReport, root: string): Map<string, string[] | null> {
  const files = new Map<string, string[] | null>();
  for (const { name: file, assertionResults } of testResults) {
    const name = file.replace(`${root}/`, '');
    const before = files.get(name);
    const noted = assertionResults.map(({ meta }) => (isPaths(meta?.paths) ? meta.paths : null));
    const isWhole = before !== null && noted.length > 0 && noted.every((paths) => paths !== null);
    files.set(name, isWhole ? [...new Set([...(before ?? []), ...noted.flat()])].sort() : null);
  }
  return files;
}
