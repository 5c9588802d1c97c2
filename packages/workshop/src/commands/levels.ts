import { generateLevels } from '../levels/generateLevels.ts';
import { loadLevels } from '../levels/levels.ts';
import { renderLevels } from '../levels/renderLevels.ts';

if (process.argv.includes('--write')) await generateLevels();
console.log(renderLevels(loadLevels()));
