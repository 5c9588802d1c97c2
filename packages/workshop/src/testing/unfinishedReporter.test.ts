import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import UnfinishedReporter from './unfinishedReporter.ts';

test('it names errors outside the tests with their cause, and the tests that never ended', () => {
  const written: unknown[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0);
  const children = {
    allTests: (state: string) => (state === 'pending' ? [{ fullName: 'keeps a home' }] : []),
  };
  const modules = [{ relativeModuleId: 'src/a.test.ts', children }] as unknown as TestModule[];
  new UnfinishedReporter().onTestRunEnd(modules, [
    { name: 'Error', message: 'Worker forks emitted error.', cause: { message: 'killed' } },
  ]);
  write.mockRestore();
  expect(written).toEqual([
    'Outside every test: Worker forks emitted error. Because: killed\n',
    'Never came to an end: src/a.test.ts > keeps a home\n',
  ]);
});
