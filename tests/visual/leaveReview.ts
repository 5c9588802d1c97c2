import { rm } from 'node:fs/promises';
import { pictureFolders, saveReview } from '@sewa/workshop/visual';
import type { TestProject } from 'vitest/node';

function checkSeen({ vitest }: TestProject): void {
  const modules = vitest.state.getTestModules().filter(({ moduleId }) => moduleId.endsWith('.stories.tsx'));
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const unseen = tests.filter(
    (test) => test.result().state === 'passed' && !(test.meta() as { isSeen?: boolean }).isSeen,
  );
  if (unseen.length === 0) return;
  const files = new Set(unseen.map(({ module }) => module.relativeModuleId));
  throw new Error(`${unseen.length} stories passed without being looked at, in: ${[...files].join(', ')}`);
}

/**
 * Leaves a page with the differences of this run side by side, and fails a run in which a story passed without its pictures and its
 * check by axe having been looked at.
 */
export default async function leaveReview(project: TestProject) {
  await rm(pictureFolders.run, { recursive: true, force: true });
  return () => {
    const page = saveReview(pictureFolders);
    if (page) process.stdout.write(`\nWhat differs, side by side: ${page}\n`);
    checkSeen(project);
  };
}
