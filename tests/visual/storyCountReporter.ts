import type { Reporter } from 'vitest/node';

const fewestStories = 60;

/** Fails a whole run that found fewer stories than there are, since finding none would look like success. */
export const storyCountReporter: Reporter = {
  onTestRunEnd(modules) {
    const isWholeRun = !process.argv.some(
      (argument) => /\.stories\.tsx?$/.test(argument) || argument === '-t',
    );
    const count = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    if (!isWholeRun || count >= fewestStories) return;
    process.stderr.write(`Only ${count} stories ran, at least ${fewestStories} are expected.\n`);
    process.exitCode = 1;
  },
};
