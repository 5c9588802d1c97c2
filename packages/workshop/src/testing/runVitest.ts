import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedProgram, readJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { readVitestReport, type VitestReport } from './readVitestReport.ts';
import { type Step, stepLimitSeconds } from './runSteps.ts';
import { crashed } from './tally.ts';

/** Which Vitest configuration a step runs, which of its projects, and how many tests a whole run has at least. */
export type VitestSelection = { root: string; projects?: readonly string[]; atLeast?: number };

/** A step that runs Vitest in a folder and counts its JSON report. */
export function runVitest({ root, projects = [], atLeast = 1 }: VitestSelection): Step {
  return async (context) => {
    const name = `vitest ${[root, ...projects].join(' ')}`;
    const folder = path.join(context.root, root);
    if (!existsSync(path.join(folder, 'vitest.config.ts'))) {
      return crashed(name, `${root}/vitest.config.ts is missing.`);
    }
    const reportFile = path.join(context.rawFolder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    const { code, output } = await runProgram(
      installedProgram('vitest', context.root),
      [
        'run',
        `--maxWorkers=${availableParallelism()}`,
        '--root',
        folder,
        '--reporter=json',
        `--reporter=${fileURLToPath(new URL('unfinishedReporter.ts', import.meta.url))}`,
        `--outputFile.json=${reportFile}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...(context.environment.SEWA_TEST_UPDATE ? ['--update'] : []),
        ...(context.filter ? ['--passWithNoTests', context.filter] : []),
      ],
      {
        folder: context.root,
        environment: { ...context.environment, NO_COLOR: '1' },
        limitSeconds: stepLimitSeconds,
      },
    );
    if (!existsSync(reportFile)) {
      return context.filter && code === 0 ? { passed: 0, failures: [] } : crashed(name, output);
    }
    const tally = readVitestReport(readJson<VitestReport>(reportFile), context.root);
    if (code !== 0 && tally.failures.length === 0) tally.failures.push(...crashed(name, output).failures);
    const count = tally.passed + tally.failures.length;
    if (context.filter === null && count < atLeast) {
      const message = `${count} tests ran, at least ${atLeast} are expected.`;
      tally.failures.push({ name: `${name} lost tests`, message });
    }
    return tally;
  };
}
