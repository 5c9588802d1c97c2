import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedProgram } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { type BiomeReport, parseBiomeReport } from './parseBiomeReport.ts';
import type { StepContext } from './runSteps.ts';
import { crashed, type Tally } from './tally.ts';

/** Formatting, import order and lint rules of every file, by Biome. */
export async function runBiome({ root, rawFolder, environment }: StepContext): Promise<Tally> {
  const { stdout, output } = await runProgram(
    installedProgram('biome', root),
    ['ci', '--reporter=json', '--max-diagnostics=none', '--colors=off', '.'],
    { folder: root, environment },
  );
  const json = stdout.slice(stdout.indexOf('{'));
  writeFileSync(path.join(rawFolder, 'biome.json'), json);
  try {
    return parseBiomeReport(JSON.parse(json) as BiomeReport);
  } catch {
    return crashed('biome', output);
  }
}
