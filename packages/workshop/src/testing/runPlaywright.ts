import { existsSync } from 'node:fs';
import path from 'node:path';
import { runUnits, sumRun, type UnitsRun } from '../caching/runUnits.ts';
import { readJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type PlaywrightReport, readPlaywrightReport } from './readPlaywrightReport.ts';
import { type Step, type StepContext, stepLimitSeconds } from './runSteps.ts';
import { crashed, type Tally } from './tally.ts';
import { journeyUnits } from './units.ts';

/** Which Playwright tests a step runs: those of a folder, in so many parts one after the other. */
export type PlaywrightSelection = { root: string; parts?: number };

const escapeExpression = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function runPart(
  { root, parts = 1 }: PlaywrightSelection,
  part: number,
  context: StepContext,
  files: readonly string[],
): Promise<UnitsRun> {
  const reportFile = path.join(context.rawFolder, `playwright-${part}.json`);
  const { code, output } = await runProgram(
    path.join(context.root, 'tests/node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      path.join(context.root, root, 'playwright.config.ts'),
      '--reporter=json',
      // Each part keeps what it left of its failures.
      ...(parts > 1 ? [`--shard=${part}/${parts}`, '--output', `${context.rawFolder}-${part}`] : []),
      ...(context.filter ? ['--pass-with-no-tests', context.filter] : []),
      ...files.map((file) => `/${escapeExpression(file)}$`),
    ],
    {
      folder: path.join(context.root, root),
      environment: {
        ...context.environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        FORCE_COLOR: '0',
      },
      limitSeconds: stepLimitSeconds,
    },
  );
  if (!existsSync(reportFile)) return { tallies: new Map(), outside: crashed('playwright', output).failures };
  const run = readPlaywrightReport(readJson<PlaywrightReport>(reportFile));
  const isSilent = code !== 0 && sumRun(run).failures.length === 0;
  return isSilent ? { ...run, outside: crashed('playwright', output).failures } : run;
}

function join(runs: readonly UnitsRun[]): UnitsRun {
  const tallies = new Map<string, Tally>();
  for (const [file, { passed, failures }] of runs.flatMap((run) => [...run.tallies])) {
    const before = tallies.get(file) ?? { passed: 0, failures: [] };
    tallies.set(file, { passed: before.passed + passed, failures: [...before.failures, ...failures] });
  }
  return { tallies, outside: runs.flatMap(({ outside }) => outside) };
}

/** A step that runs Playwright's tests of a folder and counts the JSON reports. */
export function runPlaywright(selection: PlaywrightSelection): Step {
  const { root, parts = 1 } = selection;
  return async (context) => {
    if (!existsSync(path.join(context.root, root, 'playwright.config.ts')))
      return crashed('playwright', `${root}/playwright.config.ts is missing.`);
    const runFiles = async (files: readonly string[]) => {
      const runs: UnitsRun[] = [];
      for (let part = 1; part <= parts; part += 1) runs.push(await runPart(selection, part, context, files));
      return join(runs);
    };
    const { cache } = context;
    if (!cache) return sumRun(await runFiles([]));
    const units = journeyUnits(cache, root);
    return runUnits(units, cache.results, (chosen) =>
      runFiles(chosen.length === units.length ? [] : chosen.map(({ name }) => name)),
    );
  };
}
