import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** How a line begins that names a test which needed its retry. */
export const FLAKY = 'Passed when tried again: ';

/** Says what Vitest's JSON report leaves out: errors outside every test, tests that never came to an end, and those that needed a retry. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const nameOf = ({ module, fullName }: TestCase) => `${module.moduleId} > ${fullName}`;
    for (const { message, cause } of errors)
      say(`Outside every test: ${[message, cause?.message].filter(Boolean).join(' Because: ')}`);
    for (const test of modules.flatMap(({ children }) => [...children.allTests()])) {
      if (test.result().state === 'pending') say(`Never came to an end: ${nameOf(test)}`);
      if (test.diagnostic()?.flaky) say(`${FLAKY}${nameOf(test)}`);
    }
  }
}
