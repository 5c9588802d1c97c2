import { rm } from 'node:fs/promises';
import { findDifferences, pictureFolders, type ShownStory, saveReview } from '@sewa/workshop/visual';
import type { TestProject } from 'vitest/node';

function listShownStories({ vitest }: TestProject): ShownStory[] {
  return vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()])
    .flatMap((test) => {
      const { storyId } = test.meta() as { storyId?: string };
      return storyId === undefined ? [] : [{ id: storyId, file: test.module.moduleId }];
    });
}

/** Leaves a page with the differences of this run side by side, in place of the one of the run before. */
export default async function leaveReview(project: TestProject) {
  await rm(pictureFolders.run, { recursive: true, force: true });
  return () => {
    const differences = findDifferences(listShownStories(project), pictureFolders);
    const page = saveReview(differences, pictureFolders);
    if (differences.length > 0) process.stdout.write(`\nWhat differs, side by side: ${page}\n`);
  };
}
