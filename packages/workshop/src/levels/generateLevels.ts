import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedProgram, parseJson, repositoryRoot } from '../repository.ts';
import { runProgram } from '../runProgram.ts';
import { makeBiomeOverrides } from './biomeOverrides.ts';
import { loadLevels } from './levels.ts';
import { putPicture, renderLevels } from './renderLevels.ts';

/** The files that are written from the table of levels. */
export const levelsOutcome = ['biome.json', 'README.md'];

/** Brings the lint rules of imports and the picture in the README in line with the table of levels. */
export async function generateLevels(root = repositoryRoot): Promise<void> {
  const levels = loadLevels(root);
  const biomeFile = path.join(root, 'biome.json');
  const biome = parseJson<Record<string, unknown>>(biomeFile);
  writeFileSync(biomeFile, JSON.stringify({ ...biome, overrides: makeBiomeOverrides(levels) }, null, 2));
  await runProgram(installedProgram('biome', root), ['format', '--write', 'biome.json'], { folder: root });
  const readmeFile = path.join(root, 'README.md');
  writeFileSync(readmeFile, putPicture(readFileSync(readmeFile, 'utf8'), renderLevels(levels)));
}
