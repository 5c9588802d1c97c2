import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRepository, installedProgram, parseJson, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { parseFlaky } from './outcomeReporter.ts';
import { parsePlaywrightReport, parseVitestReport } from './parseReports.ts';
import { type Tally, tallyOf } from './report.ts';

/** What a command of a kind is given. */
export interface CommandContext {
  /** Where it leaves its own report. */
  readonly rawFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Only files whose path holds one of these are tested; all are without any. */
  readonly filters: readonly string[];
  readonly workers: number;
}

/** One command of a kind of test; a throw counts as a failure of the kind. */
export type Command = (context: CommandContext) => Promise<Tally>;

function run(program: string, programArguments: string[], environment: NodeJS.ProcessEnv, folder?: string) {
  const limits = { limitSeconds: 1_800, isGroup: true };
  const plain = { ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
  return runProgram(program, programArguments, { ...limits, environment: plain, ...(folder && { folder }) });
}

const failed = (name: string, output: string) => [{ name: `${name} failed`, message: output.trim() }];

/** Counts a report; a program that failed without a failure in it, or left none, is one failure with what it printed last. */
function count(
  name: string,
  code: number,
  output: string,
  file: string,
  parse: (file: string) => Tally,
): Tally {
  const tally = existsSync(file) ? parse(file) : tallyOf();
  if (code === 0 || tally.failures.length > 0) return tally;
  return { ...tally, failures: failed(name, output.trim().split('\n').slice(-40).join('\n')) };
}

/** A check that is no test: it passes as a whole, or fails with what it prints. */
export const check =
  (name: string, program: string, ...programArguments: string[]): Command =>
  async ({ environment }) => {
    const { code, output } = await run(program, programArguments, environment);
    return tallyOf({ checks: 1, failures: code === 0 ? [] : failed(name, output) });
  };

/** Vitest in a folder, or some of its projects. */
export const vitest =
  (root: string, ...projects: string[]): Command =>
  async ({ rawFolder, filters, environment, workers }) => {
    const file = path.join(rawFolder, 'vitest.json');
    const { code, stdout, output } = await run(
      installedProgram('vitest'),
      [
        ...['run', '--root', inRepository(root), `--maxWorkers=${workers}`],
        ...['--reporter=json', `--outputFile.json=${file}`],
        `--reporter=${fileURLToPath(new URL('outcomeReporter.ts', import.meta.url))}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...(environment.CI ? ['--retry=1'] : []),
        ...(environment.SEWA_TEST_UPDATE ? ['--update'] : []),
        ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
      ],
      environment,
    );
    return count(`vitest ${root}`, code, output, file, () =>
      parseVitestReport(parseJson(file), repositoryRoot, parseFlaky(stdout)),
    );
  };

/** Playwright over the journeys of `tests/e2e`, whose configuration chooses those of the core. */
export const journeys: Command = async ({ rawFolder, filters, environment }) => {
  const file = path.join(rawFolder, 'playwright.json');
  const { code, output } = await run(
    inRepository('tests/node_modules/.bin/playwright'),
    ['test', '--reporter=json', ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [])],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    inRepository('tests/e2e'),
  );
  return count('playwright', code, output, file, () => parsePlaywrightReport(parseJson(file)));
};
