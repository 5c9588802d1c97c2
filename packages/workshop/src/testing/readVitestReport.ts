import type { Tally } from './tally.ts';

type Assertion = { status: string; fullName: string; failureMessages?: string[] | null };
type TestFile = { name: string; status: string; message?: string; assertionResults: Assertion[] };

/** The part of Vitest's JSON report that is counted. */
export type VitestReport = { success: boolean; testResults: TestFile[] };

/** Counts Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function readVitestReport(report: VitestReport, root: string): Tally {
  let passed = 0;
  const failures: Tally['failures'] = [];
  for (const file of report.testResults) {
    const name = file.name.replace(`${root}/`, '');
    const failed = file.assertionResults.filter((assertion) => assertion.status === 'failed');
    passed += file.assertionResults.filter((assertion) => assertion.status === 'passed').length;
    for (const assertion of failed) {
      const message = assertion.failureMessages?.join('\n') ?? '';
      failures.push({ name: `${name} > ${assertion.fullName}`, message });
    }
    if (file.status === 'failed' && failed.length === 0) {
      failures.push({ name: `${name} could not be run`, message: file.message ?? '' });
    }
  }
  return { passed, failures };
}
