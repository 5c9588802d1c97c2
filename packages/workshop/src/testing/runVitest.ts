import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedProgram, readJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { readVitestReport, type VitestReport } from './readVitestReport.ts';
import type { Step } from './runSteps.ts';
import { crashed } from './tally.ts';

/** Which Vitest configuration a step runs, and which of its projects. */
export type VitestSelection = { root: string; projects?: readonly string[] };

/** A step that runs Vitest in a folder and counts its JSON report. */
export function runVitest({ root, projects = [] }: VitestSelection): Step {
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
        '--root',
        folder,
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...(context.environment.SEWA_TEST_UPDATE ? ['--update'] : []),
        ...(context.filter ? ['--passWithNoTests', context.filter] : []),
      ],
      { folder: context.root, environment: { ...context.environment, NO_COLOR: '1' } },
    );
    if (!existsSync(reportFile)) {
      return context.filter && code === 0 ? { passed: 0, failures: [] } : crashed(name, output);
    }
    const tally = readVitestReport(readJson<VitestReport>(reportFile), context.root);
    if (code !== 0 && tally.failures.length === 0) tally.failures.push(...crashed(name, output).failures);
    return tally;
  };
}
