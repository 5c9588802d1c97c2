import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPackageFolders } from '../repository.ts';
import { type ProgramAnswer, runProgram } from '../runProgram.ts';
import type { StepContext } from './runSteps.ts';
import type { Failure, Tally } from './tally.ts';

function hasFileNamed(folder: string, part: string): boolean {
  return globSync(`**/*${part}*`, { cwd: folder, exclude: (name) => name === 'node_modules' }).length > 0;
}

// The compiler's native version checks in half the time; what builds declarations still needs the one before it.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/** Checks the types of one TypeScript project, named by its `tsconfig.json` from the root. */
export function checkTypes(
  project: string,
  { root, environment }: Pick<StepContext, 'root' | 'environment'>,
): Promise<ProgramAnswer> {
  return runProgram(process.execPath, [compiler, '--project', project, '--noEmit', '--pretty', 'false'], {
    folder: root,
    environment,
  });
}

/** Checks the types of every TypeScript project of the repository; each project is one test. A filter keeps those with a file of that name. */
export async function runTypes({ root, filter, environment }: StepContext): Promise<Tally> {
  const waiting = [...listPackageFolders(root), '.storybook']
    .filter((folder) => filter === null || hasFileNamed(path.join(root, folder), filter))
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((project) => existsSync(path.join(root, project)));
  const failures: Failure[] = [];
  let passed = 0;

  async function checkNext(): Promise<void> {
    const project = waiting.shift();
    if (!project) return;
    const { code, output } = await checkTypes(project, { root, environment });
    if (code === 0) passed += 1;
    else failures.push({ name: `types of ${project}`, message: output.trim() });
    await checkNext();
  }

  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkNext));
  return { passed, failures };
}
