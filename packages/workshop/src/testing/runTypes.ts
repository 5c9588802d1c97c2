import { existsSync, globSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnits, sumRun, type UnitsRun } from '../caching/runUnits.ts';
import { listPackageFolders } from '../repository.ts';
import { type ProgramAnswer, runProgram } from '../runProgram.ts';
import type { StepContext } from './runSteps.ts';
import type { Tally } from './tally.ts';
import { findProject, joinPrograms, type TypeProgram } from './typePrograms.ts';
import { typeUnits } from './units.ts';

function hasFileNamed(folder: string, parts: readonly string[]): boolean {
  const patterns = parts.map((part) => `**/*${part}*`);
  return globSync(patterns, { cwd: folder, exclude: (name) => name === 'node_modules' }).length > 0;
}

// The compiler's native version checks in half the time; what builds declarations still needs the one before it.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/** Checks the types of one TypeScript project, named by its `tsconfig.json` from the root. */
function checkTypes(
  project: string,
  { root, environment }: Pick<StepContext, 'root' | 'environment'>,
): Promise<ProgramAnswer> {
  return runProgram(process.execPath, [compiler, '--project', project, '--noEmit', '--pretty', 'false'], {
    folder: root,
    environment,
  });
}

/** Each error with the lines that explain it, by the project its file belongs to; '' for what belongs to none of several. */
function sortErrors(folders: readonly string[], output: string): Map<string, string> {
  const [first = '', ...others] = folders;
  const sorted = new Map<string, string>();
  for (const error of output.trim().split(/\n(?=\S)/)) {
    const project = others.length > 0 ? (findProject(folders, error) ?? '') : first;
    sorted.set(project, [sorted.get(project) ?? [], error].flat().join('\n'));
  }
  return sorted;
}

async function checkProgram({ folders, settings }: TypeProgram, context: StepContext): Promise<UnitsRun> {
  const { root, rawFolder } = context;
  let project = `${folders[0]}/tsconfig.json`;
  if (settings) {
    // Each program has a file of its own, for several are checked at once.
    project = path.join(rawFolder, `tsconfig.${folders[0]?.replaceAll('/', '-')}.json`);
    writeFileSync(project, JSON.stringify(settings));
  }
  const { code, output } = await checkTypes(project, context);
  const errors = code === 0 ? new Map<string, string>() : sortErrors(folders, output);
  const others = errors.get('');
  const tallies = folders.map((folder): [string, Tally] => {
    const message = errors.get(folder);
    if (message === undefined) return [folder, { passed: others === undefined ? 1 : 0, failures: [] }];
    return [folder, { passed: 0, failures: [{ name: `types of ${folder}/tsconfig.json`, message }] }];
  });
  const named = settings ? path.relative(root, project) : project;
  const outside = others === undefined ? [] : [{ name: `types of ${named}`, message: others }];
  return { tallies: new Map(tallies), outside };
}

async function checkFolders(folders: readonly string[], context: StepContext): Promise<UnitsRun> {
  const isWhole = context.environment.SEWA_TESTS === 'whole';
  const waiting = isWhole
    ? folders.map((folder) => ({ folders: [folder], settings: null }))
    : joinPrograms(context.root, folders);
  const runs: UnitsRun[] = [];

  async function checkNext(): Promise<void> {
    const program = waiting.shift();
    if (program === undefined) return;
    runs.push(await checkProgram(program, context));
    await checkNext();
  }

  await Promise.all(Array.from({ length: Math.min(context.cores, availableParallelism()) }, checkNext));
  return {
    tallies: new Map(runs.flatMap(({ tallies }) => [...tallies])),
    outside: runs.flatMap(({ outside }) => outside),
  };
}

/**
 * Checks the types of every TypeScript project of the repository; each project is one test. Projects with the same compiler
 * options share a program, or each has its own when everything is run. Filters keep those with a file of such a name.
 */
export async function runTypes(context: StepContext): Promise<Tally> {
  const { root, filters, cache } = context;
  const folders = [...listPackageFolders(root), '.storybook']
    .filter((folder) => filters.length === 0 || hasFileNamed(path.join(root, folder), filters))
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  if (!cache) return sumRun(await checkFolders(folders, context));
  return runUnits(typeUnits(cache, folders), cache.results, (units) =>
    checkFolders(
      units.map(({ name }) => name),
      context,
    ),
  );
}
