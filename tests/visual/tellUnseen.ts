import { appendFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { noticeFile } from './baselineComparison.ts';

/** Says at the end of a run which files had stories that passed without their pictures and their check by axe having been looked at. */
export default function tellUnseen({ vitest }: TestProject) {
  return async () => {
    const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
    const unseen = tests.filter(
      (test) => test.result().state === 'passed' && !(test.meta() as { isSeen?: boolean }).isSeen,
    );
    if (unseen.length === 0) return;
    const files = [...new Set(unseen.map(({ module }) => module.relativeModuleId.replace(/^.*\//, '')))];
    await appendFile(
      noticeFile,
      `${unseen.length} of ${tests.length} stories passed without being looked at, in: ${files.join(', ')}\n`,
    );
  };
}
