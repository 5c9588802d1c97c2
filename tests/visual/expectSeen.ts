import type { TestProject } from 'vitest/node';

/** Fails a run in which a story passed without its pictures and its check by axe having been looked at. */
export default function expectSeen({ vitest }: TestProject) {
  return () => {
    const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
    const unseen = tests.filter(
      (test) => test.result().state === 'passed' && !(test.meta() as { isSeen?: boolean }).isSeen,
    );
    if (unseen.length === 0) return;
    const files = [...new Set(unseen.map(({ module }) => module.relativeModuleId.replace(/^.*\//, '')))];
    throw new Error(
      `${unseen.length} of ${tests.length} stories passed without being looked at, in: ${files.join(', ')}`,
    );
  };
}
