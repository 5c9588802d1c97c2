import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnits, sumRun, type UnitsRun } from '../caching/runUnits.ts';
import { listPackageFolders } from '../repository.ts';
import { type ProgramAnswer, runProgram } from '../runProgram.ts';
import type { StepContext } from './runSteps.ts';
import type { Tally } from './tally.ts';
import { typeUnits } from './units.ts';

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

async function checkFolders(folders: readonly string[], context: StepContext): Promise<UnitsRun> {
  const waiting = [...folders];
  const tallies = new Map<string, Tally>();

  async function checkNext(): Promise<void> {
    const folder = waiting.shift();
    if (folder === undefined) return;
    const project = `${folder}/tsconfig.json`;
    const { code, output } = await checkTypes(project, context);
    const failures = code === 0 ? [] : [{ name: `types of ${project}`, message: output.trim() }];
    tallies.set(folder, { passed: code === 0 ? 1 : 0, failures });
    await checkNext();
  }

  await Promise.all(Array.from({ length: Math.min(context.cores, availableParallelism()) }, checkNext));
  return { tallies, outside: [] };
}

/** Checks the types of every TypeScript project of the repository; each project is one test. A filter keeps those with a file of that name. */
export async function runTypes(context: StepContext): Promise<Tally> {
  const { root, filter, cache } = context;
  const folders = [...listPackageFolders(root), '.storybook']
    .filter((folder) => filter === null || hasFileNamed(path.join(root, folder), filter))
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  if (!cache) return sumRun(await checkFolders(folders, context));
  return runUnits(typeUnits(cache, folders), cache.results, (units) =>
    checkFolders(
      units.map(({ name }) => name),
      context,
    ),
  );
}
