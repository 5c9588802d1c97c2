import { drawLevels } from '../levels/drawLevels.ts';
import { readLevels } from '../levels/levels.ts';
import { writeLevels } from '../levels/writeLevels.ts';

if (process.argv.includes('--write')) await writeLevels();
console.log(drawLevels(readLevels()));
