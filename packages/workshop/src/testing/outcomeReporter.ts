import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const FLAKY = 'Passed when tried again: ';

/** The names of the tests that needed their retry, from what was printed. */
export const parseFlaky = (printed: string): string[] =>
  printed.split('\n').flatMap((line) => (line.startsWith(FLAKY) ? [line.slice(FLAKY.length)] : []));

/** Says what Vitest's JSON report leaves out: errors outside every test, tests that never came to an end, and those that needed a retry. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    for (const { message, cause } of errors)
      say(`Outside every test: ${[message, cause?.message].filter(Boolean).join(' Because: ')}`);
    for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
      const name = `${test.module.moduleId} > ${test.fullName}`;
      if (test.result().state === 'pending') say(`Never came to an end: ${name}`);
      if (test.diagnostic()?.flaky) say(`${FLAKY}${name}`);
    }
  }
}
