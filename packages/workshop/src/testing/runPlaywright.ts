import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepCache } from '../caching/createStepCache.ts';
import { loadSeenPaths } from '../caching/JourneyRecords.ts';
import { runUnits, sumRun, type Unit, type UnitsRun } from '../caching/runUnits.ts';
import { listPages, loadSourceGraphs, type SourceGraph } from '../caching/sourceGraph.ts';
import { parseJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { findSeen, isRecorded, journeyUnits, sumByUnit } from './journeys.ts';
import { type PlaywrightReport, parsePlaywrightReport } from './parsePlaywrightReport.ts';
import { STEP_LIMIT_SECONDS, type Step, type StepContext } from './runSteps.ts';
import { crashed, type Tally } from './tally.ts';

/** Which Playwright tests a step runs: those of a folder. */
export interface PlaywrightSelection {
  root: string;
}

const seenFolder = ({ rawFolder }: StepContext) => path.join(rawFolder, 'seen');

async function runPlaywrightWith(
  { root }: PlaywrightSelection,
  context: StepContext,
  name: string,
  options: readonly string[],
): Promise<UnitsRun> {
  const reportFile = path.join(context.rawFolder, `${name}.json`);
  rmSync(reportFile, { force: true });
  const { code, output } = await runProgram(
    path.join(context.root, 'tests/node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      path.join(context.root, root, 'playwright.config.ts'),
      '--reporter=json',
      ...options,
    ],
    {
      folder: path.join(context.root, root),
      environment: {
        ...context.environment,
        ...(context.cache && { SEWA_SEEN_PATHS: seenFolder(context) }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        FORCE_COLOR: '0',
      },
      limitSeconds: STEP_LIMIT_SECONDS,
      isGroup: true,
    },
  );
  if (!existsSync(reportFile)) return { tallies: new Map(), outside: crashed('playwright', output).failures };
  const run = parsePlaywrightReport(parseJson<PlaywrightReport>(reportFile));
  const isSilent = code !== 0 && sumRun(run).failures.length === 0;
  return isSilent ? { ...run, outside: crashed('playwright', output).failures } : run;
}

/** Runs some journeys, all without any. */
async function runJourneys(
  selection: PlaywrightSelection,
  context: StepContext,
  units: readonly Unit[],
): Promise<UnitsRun> {
  rmSync(seenFolder(context), { recursive: true, force: true });
  const list = path.join(context.rawFolder, 'journeys.txt');
  writeFileSync(list, units.map(({ name }) => `${name}\n`).join(''));
  const options = units.length > 0 ? ['--test-list', list] : [];
  return sumByUnit(units, await runPlaywrightWith(selection, context, 'playwright', options));
}

/** Notes which pages the journeys of a run without failures touched. */
function recordJourneys(
  { root }: PlaywrightSelection,
  context: StepContext,
  cache: StepCache,
  graphs: readonly SourceGraph[],
  { tallies, outside }: UnitsRun,
): void {
  if (outside.length > 0) return;
  const seen = loadSeenPaths(seenFolder(context));
  for (const [name, { failures }] of tallies) {
    const file = path.join(root, name.split(' › ')[0] ?? name);
    const paths = findSeen(name, seen);
    if (paths && failures.length === 0 && isRecorded(cache, file))
      cache.addPages(file, name, listPages(graphs, paths));
  }
}

async function runCached(
  selection: PlaywrightSelection,
  context: StepContext,
  cache: StepCache,
): Promise<Tally> {
  const { tallies: listed, outside } = await runPlaywrightWith(selection, context, 'listed', ['--list']);
  if (outside.length > 0) return { passed: 0, failures: [...outside] };
  const build = context.environment.SEWA_PACKAGES === 'published' ? 'build/published' : 'build';
  const graphs = loadSourceGraphs(context.root, build);
  const units = journeyUnits(cache, selection.root, graphs, [...listed.keys()]);
  return runUnits(units, cache.results, async (chosen) => {
    const run = await runJourneys(selection, context, chosen);
    if (graphs) recordJourneys(selection, context, cache, graphs, run);
    return run;
  });
}

/** A step that runs Playwright's tests of a folder and counts the JSON reports. */
export function runPlaywright(selection: PlaywrightSelection): Step {
  const { root } = selection;
  return async (context) => {
    if (!existsSync(path.join(context.root, root, 'playwright.config.ts')))
      return crashed('playwright', `${root}/playwright.config.ts is missing.`);
    const { cache, filters } = context;
    if (cache) return runCached(selection, context, cache);
    const options = filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [];
    return sumRun(await runPlaywrightWith(selection, context, 'playwright', options));
  };
}
