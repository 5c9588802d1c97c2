import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedProgram, listPackageFolders } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type DependencyReport, parseDependencyReport } from './parseDependencyReport.ts';
import type { StepContext } from './runSteps.ts';
import { crashed, type Tally } from './tally.ts';

/** The direction of every import, by dependency-cruiser with rules made from the table of levels. */
export async function runDependencyCruiser({ root, rawFolder, environment }: StepContext): Promise<Tally> {
  const { stdout, output } = await runProgram(
    installedProgram('depcruise', root),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...listPackageFolders(root)],
    { folder: root, environment },
  );
  writeFileSync(path.join(rawFolder, 'dependency-cruiser.json'), stdout);
  try {
    return parseDependencyReport(JSON.parse(stdout) as DependencyReport);
  } catch {
    return crashed('dependency-cruiser', output);
  }
}
