import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const listUnfinished = (modules: readonly TestModule[]) =>
  modules.flatMap((module) =>
    [...module.children.allTests('pending')].map((test) => `${module.relativeModuleId} > ${test.fullName}`),
  );

/** Says what Vitest's JSON report leaves out: errors outside every test, and the tests that never came to an end. */
export default class UnfinishedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message, cause } of errors)
      process.stdout.write(
        `Outside every test: ${[message, cause?.message].filter(Boolean).join(' Because: ')}\n`,
      );
    for (const name of listUnfinished(modules)) process.stdout.write(`Never came to an end: ${name}\n`);
  }
}
