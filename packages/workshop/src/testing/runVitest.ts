import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StepCache } from '../caching/createStepCache.ts';
import { runUnits, sumRun, type Unit, type UnitsRun } from '../caching/runUnits.ts';
import { storyFile, testFile } from '../caching/unitInputs.ts';
import { installedProgram, parseJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { parseVitestReport, type VitestReport } from './parseVitestReport.ts';
import { STEP_LIMIT_SECONDS, type Step, type StepContext } from './runSteps.ts';
import { crashed, type Failure, type Tally } from './tally.ts';

/** Which Vitest configuration a step runs, which of its projects, and how many tests a whole run has at least. */
export interface VitestSelection {
  root: string;
  projects?: readonly string[];
  atLeast?: number;
  /** The units of the cache, each named after the file or the folder its tests are in; left out, nothing is cached. */
  units?: (cache: StepCache) => Unit[];
}

const nameOf = ({ root, projects = [] }: VitestSelection) => `vitest ${[root, ...projects].join(' ')}`;

/** What a run of some files came to, and the report it left, if any. */
export type FilesRun = UnitsRun & { report: VitestReport | null };

const noFiles = new Map<string, Tally>();

const toFilter = (root: string, name: string) =>
  testFile.test(name) || storyFile.test(name) ? `${root}/${name}` : `${root}/${name}/`;

/** Runs the tests of some files and below some folders, all without any; the tallies are those of the test files. */
export async function runFiles(
  selection: VitestSelection,
  context: StepContext,
  names: readonly string[],
): Promise<FilesRun> {
  const name = nameOf(selection);
  const folder = path.join(context.root, selection.root);
  const reportFile = path.join(context.rawFolder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
  const filters = [...names.map((below) => toFilter(context.root, below)), ...context.filters];
  const { code, output } = await runProgram(
    installedProgram('vitest', context.root),
    [
      'run',
      `--maxWorkers=${Math.min(context.cores, availableParallelism())}`,
      '--root',
      folder,
      '--reporter=json',
      `--reporter=${fileURLToPath(new URL('unfinishedReporter.ts', import.meta.url))}`,
      `--outputFile.json=${reportFile}`,
      ...(selection.projects ?? []).flatMap((project) => ['--project', project]),
      ...(context.environment.SEWA_TEST_UPDATE ? ['--update'] : []),
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    {
      folder: context.root,
      environment: { ...context.environment, NO_COLOR: '1' },
      limitSeconds: STEP_LIMIT_SECONDS,
      isGroup: true,
    },
  );
  if (!existsSync(reportFile)) {
    const isEmpty = filters.length > 0 && code === 0;
    return { tallies: noFiles, outside: isEmpty ? [] : crashed(name, output).failures, report: null };
  }
  const report = parseJson<VitestReport>(reportFile);
  const tallies = parseVitestReport(report, context.root);
  const isSilent = code !== 0 && ![...tallies.values()].some(({ failures }) => failures.length > 0);
  return { tallies, outside: isSilent ? crashed(name, output).failures : [], report };
}

/** Gives each unit the tally of its file, or the tallies of the files below its folder; what belongs to none counts outside. */
export function sumByName(units: readonly Unit[], { tallies: files, outside }: UnitsRun): UnitsRun {
  const tallies = new Map<string, Tally>();
  const strays: Failure[] = [];
  for (const [file, { passed, failures }] of files) {
    const unit = units.find(({ name }) => file === name || file.startsWith(`${name}/`));
    if (!unit) {
      strays.push({ name: `${file} belongs to no unit`, message: 'Its result could not be cached.' });
      continue;
    }
    const before = tallies.get(unit.name) ?? { passed: 0, failures: [] };
    tallies.set(unit.name, {
      passed: before.passed + passed,
      failures: [...before.failures, ...failures],
    });
  }
  return { tallies, outside: [...outside, ...strays] };
}

async function runSelection(selection: VitestSelection, context: StepContext): Promise<Tally> {
  const { cache } = context;
  if (!cache || !selection.units) return sumRun(await runFiles(selection, context, []));
  const units = selection.units(cache);
  return runUnits(units, cache.results, async (chosen) => {
    const folders = chosen.length === units.length ? [] : chosen.map(({ name }) => name);
    return sumByName(chosen, await runFiles(selection, context, folders));
  });
}

/** Adds a failure when a run over everything came to fewer tests than there are. */
export function checkCount(selection: VitestSelection, tally: Tally): Tally {
  const { atLeast = 1 } = selection;
  const count = tally.passed + tally.failures.length;
  if (count >= atLeast) return tally;
  const message = `${count} tests ran, at least ${atLeast} are expected.`;
  return { ...tally, failures: [...tally.failures, { name: `${nameOf(selection)} lost tests`, message }] };
}

/** A step that runs Vitest in a folder and counts its JSON report. */
export function runVitest(selection: VitestSelection): Step {
  const { root } = selection;
  return async (context) => {
    if (!existsSync(path.join(context.root, root, 'vitest.config.ts')))
      return crashed(nameOf(selection), `${root}/vitest.config.ts is missing.`);
    const tally = await runSelection(selection, context);
    return context.filters.length === 0 ? checkCount(selection, tally) : tally;
  };
}
