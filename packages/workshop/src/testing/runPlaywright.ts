import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type PlaywrightReport, readPlaywrightReport } from './readPlaywrightReport.ts';
import { type Step, stepLimitSeconds } from './runSteps.ts';
import { crashed } from './tally.ts';

/** Which Playwright tests a step runs: those of a folder, or the first or second half of them. */
export type PlaywrightSelection = { root: string; half?: 1 | 2 };

/** A step that runs Playwright's tests of a folder and counts the JSON report. */
export function runPlaywright({ root, half }: PlaywrightSelection): Step {
  return async (context) => {
    const config = path.join(context.root, root, 'playwright.config.ts');
    if (!existsSync(config)) return crashed('playwright', `${root}/playwright.config.ts is missing.`);
    const reportFile = path.join(context.rawFolder, half ? `playwright-${half}.json` : 'playwright.json');
    const { code, output } = await runProgram(
      path.join(context.root, 'tests/node_modules/.bin/playwright'),
      [
        'test',
        '--config',
        config,
        '--reporter=json',
        // Each half keeps what it left of its failures.
        ...(half ? [`--shard=${half}/2`, '--output', `${context.rawFolder}-${half}`] : []),
        ...(context.filter ? ['--pass-with-no-tests', context.filter] : []),
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
    if (!existsSync(reportFile)) return crashed('playwright', output);
    const tally = readPlaywrightReport(readJson<PlaywrightReport>(reportFile));
    if (code !== 0 && tally.failures.length === 0)
      tally.failures.push(...crashed('playwright', output).failures);
    return tally;
  };
}
