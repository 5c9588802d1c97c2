import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import OutcomeReporter from './outcomeReporter.ts';

test('it names errors outside the tests, the tests that never ended, and those that passed when tried again', () => {
  const written: unknown[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0);
  const tests = ['pending', 'passed'].map((state) => ({
    fullName: `is ${state}`,
    module: { moduleId: '/src/a.test.ts' },
    result: () => ({ state }),
    diagnostic: () => ({ flaky: state === 'passed' }),
  }));
  const modules = [{ children: { allTests: () => tests } }] as unknown as TestModule[];
  new OutcomeReporter().onTestRunEnd(modules, [
    { name: 'Error', message: 'Worker forks emitted error.', cause: { message: 'killed' } },
  ]);
  write.mockRestore();
  expect(written).toEqual([
    'Outside every test: Worker forks emitted error. Because: killed\n',
    'Never came to an end: /src/a.test.ts > is pending\n',
    'Passed when tried again: /src/a.test.ts > is passed\n',
  ]);
});
