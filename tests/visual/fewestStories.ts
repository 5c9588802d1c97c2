import { FEWEST_STORIES } from '@sewa/workshop/visual';
import type { TestProject } from 'vitest/node';

/** Fails a whole run that found fewer stories than there are, since finding none would look like success. */
export default function countStories(project: TestProject) {
  const names: unknown = Reflect.get(project.vitest, 'filenamePattern');
  const isWholeRun = names === undefined && project.config.testNamePattern === undefined;
  return () => {
    const modules = project.vitest.state.getTestModules();
    const count = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    if (isWholeRun && count < FEWEST_STORIES)
      throw new Error(`Only ${count} stories ran, at least ${FEWEST_STORIES} are expected.`);
  };
}
