import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { installedProgram, listPackageFolders } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import type { StepContext } from './runSteps.ts';
import type { Failure, Tally } from './tally.ts';

/** Checks the types of every TypeScript project of the repository; each project is one test. */
export async function runTypes({ root, filter, environment }: StepContext): Promise<Tally> {
  const waiting = [...listPackageFolders(root), '.storybook']
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((project) => existsSync(path.join(root, project)) && project.includes(filter ?? ''));
  const failures: Failure[] = [];
  let passed = 0;

  async function checkNext(): Promise<void> {
    const project = waiting.shift();
    if (!project) return;
    const { code, output } = await runProgram(
      installedProgram('tsc', root),
      ['--project', project, '--noEmit', '--pretty', 'false'],
      { folder: root, environment },
    );
    if (code === 0) passed += 1;
    else failures.push({ name: `types of ${project}`, message: output.trim() });
    await checkNext();
  }

  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkNext));
  return { passed, failures };
}
