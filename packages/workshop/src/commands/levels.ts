import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeBiomeOverrides } from '../levels/biomeOverrides.ts';
import { drawLevels, putPicture } from '../levels/drawLevels.ts';
import { readLevels } from '../levels/levels.ts';
import { inRepository, installedProgram, readJson } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

const levels = readLevels();
const picture = drawLevels(levels);

if (process.argv.includes('--write')) {
  const biomeFile = inRepository('biome.json');
  const biome = readJson<Record<string, unknown>>(biomeFile);
  writeFileSync(biomeFile, JSON.stringify({ ...biome, overrides: makeBiomeOverrides(levels) }, null, 2));
  await runProgram(installedProgram('biome'), ['format', '--write', 'biome.json']);
  const readmeFile = inRepository('README.md');
  if (existsSync(readmeFile))
    writeFileSync(readmeFile, putPicture(readFileSync(readmeFile, 'utf8'), picture));
}
console.log(picture);
