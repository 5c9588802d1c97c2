import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseJson, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { FLAKY } from './outcomeReporter.ts';
import {
  type PlaywrightReport,
  parsePlaywrightReport,
  parseVitestReport,
  type VitestReport,
} from './parseReports.ts';
import { type Command, type Tally, tallyOf } from './tally.ts';

/** What hangs is stopped after so many seconds. */
const LIMIT_SECONDS = 1_800;

/** A program that ended without a report anyone can count, or with one that does not say why it failed. */
const crashed = (name: string, output: string): Tally =>
  tallyOf({
    failures: [{ name: `${name} failed`, message: output.trim().split('\n').slice(-40).join('\n') }],
  });

/** A check that is no test: it passes as a whole, or fails with what it prints. */
export const check =
  (name: string, program: string, programArguments: readonly string[]): Command =>
  async ({ environment }) => {
    const { code, output } = await runProgram(program, [...programArguments], {
      environment: { ...environment, NO_COLOR: '1' },
      limitSeconds: LIMIT_SECONDS,
      isGroup: true,
    });
    const failures = code === 0 ? [] : [{ name: `${name} failed`, message: output.trim() }];
    return tallyOf({ checks: 1, failures });
  };

/** The tally of a report, with a failure when the program failed and the report does not say why. */
const addSilent = (name: string, code: number, output: string, tally: Tally): Tally =>
  code !== 0 && tally.failures.length === 0
    ? { ...tally, ...crashed(name, output), passed: tally.passed }
    : tally;

/** Vitest in a folder, or some projects of it. */
export const vitest =
  (root: string, ...projects: readonly string[]): Command =>
  async ({ rawFolder, filters, environment, workers }) => {
    const name = ['vitest', root, ...projects].join(' ');
    const reportFile = path.join(rawFolder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    const { code, stdout, output } = await runProgram(
      path.join(repositoryRoot, 'node_modules/.bin/vitest'),
      [
        'run',
        ...['--root', path.join(repositoryRoot, root)],
        `--maxWorkers=${workers}`,
        ...['--reporter=json', `--outputFile.json=${reportFile}`],
        `--reporter=${fileURLToPath(new URL('outcomeReporter.ts', import.meta.url))}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...(environment.CI ? ['--retry=1'] : []),
        ...(environment.SEWA_TEST_UPDATE ? ['--update'] : []),
        ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
      ],
      { environment: { ...environment, NO_COLOR: '1' }, limitSeconds: LIMIT_SECONDS, isGroup: true },
    );
    if (!existsSync(reportFile)) return filters.length > 0 && code === 0 ? tallyOf() : crashed(name, output);
    const flaky = stdout.split('\n').filter((line) => line.startsWith(FLAKY));
    const names = flaky.map((line) => line.slice(FLAKY.length).replace(`${repositoryRoot}/`, ''));
    return addSilent(
      name,
      code,
      output,
      parseVitestReport(parseJson<VitestReport>(reportFile), repositoryRoot, names),
    );
  };

/** Playwright over the journeys of `tests/e2e`: of a run of the core those with one tag, where it is given. */
export const playwright =
  (coreTag?: string): Command =>
  async ({ rawFolder, filters, environment, isWhole }) => {
    const reportFile = path.join(rawFolder, 'playwright.json');
    const folder = path.join(repositoryRoot, 'tests/e2e');
    const { code, output } = await runProgram(
      path.join(repositoryRoot, 'tests/node_modules/.bin/playwright'),
      [
        'test',
        '--reporter=json',
        ...(coreTag && !isWhole && filters.length === 0 ? ['--grep', coreTag] : []),
        ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
      ],
      {
        folder,
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0' },
        limitSeconds: LIMIT_SECONDS,
        isGroup: true,
      },
    );
    if (!existsSync(reportFile)) return crashed('playwright', output);
    return addSilent(
      'playwright',
      code,
      output,
      parsePlaywrightReport(parseJson<PlaywrightReport>(reportFile)),
    );
  };
