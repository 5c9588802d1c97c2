import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedProgram, listPackageFolders } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type KnipReport, parseKnipReport } from './parseKnipReport.ts';
import type { StepContext } from './runSteps.ts';
import { crashed, type Tally } from './tally.ts';

/** What nobody uses: files, exports and dependencies, by knip. */
export async function runKnip({ root, rawFolder, environment }: StepContext): Promise<Tally> {
  const { stdout, output } = await runProgram(
    installedProgram('knip', root),
    ['--reporter', 'json', '--no-progress'],
    { folder: root, environment },
  );
  const json = stdout.slice(stdout.indexOf('{'));
  writeFileSync(path.join(rawFolder, 'knip.json'), json);
  try {
    return parseKnipReport(JSON.parse(json) as KnipReport, listPackageFolders(root));
  } catch {
    return crashed('knip', output);
  }
}
