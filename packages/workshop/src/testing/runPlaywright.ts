import { existsSync } from 'node:fs';
import path from 'node:path';
import { runUnits, sumRun, type UnitsRun } from '../caching/runUnits.ts';
import { parseJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type PlaywrightReport, parsePlaywrightReport } from './parsePlaywrightReport.ts';
import { type Step, type StepContext, stepLimitSeconds } from './runSteps.ts';
import { crashed } from './tally.ts';
import { journeyUnits } from './units.ts';

/** Which Playwright tests a step runs: those of a folder. */
export type PlaywrightSelection = { root: string };

const escapeExpression = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function runFiles(
  { root }: PlaywrightSelection,
  context: StepContext,
  files: readonly string[],
): Promise<UnitsRun> {
  const reportFile = path.join(context.rawFolder, 'playwright.json');
  const { code, output } = await runProgram(
    path.join(context.root, 'tests/node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      path.join(context.root, root, 'playwright.config.ts'),
      '--reporter=json',
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
      isGroup: true,
    },
  );
  if (!existsSync(reportFile)) return { tallies: new Map(), outside: crashed('playwright', output).failures };
  const run = parsePlaywrightReport(parseJson<PlaywrightReport>(reportFile));
  const isSilent = code !== 0 && sumRun(run).failures.length === 0;
  return isSilent ? { ...run, outside: crashed('playwright', output).failures } : run;
}

/** A step that runs Playwright's tests of a folder and counts the JSON reports. */
export function runPlaywright(selection: PlaywrightSelection): Step {
  const { root } = selection;
  return async (context) => {
    if (!existsSync(path.join(context.root, root, 'playwright.config.ts')))
      return crashed('playwright', `${root}/playwright.config.ts is missing.`);
    const { cache } = context;
    if (!cache) return sumRun(await runFiles(selection, context, []));
    const units = journeyUnits(cache, root);
    return runUnits(units, cache.results, (chosen) =>
      runFiles(selection, context, chosen.length === units.length ? [] : chosen.map(({ name }) => name)),
    );
  };
}
