import { generateLevels } from '../levels/generateLevels.ts';
import { loadLevels } from '../levels/levels.ts';
import { renderLevels } from '../levels/renderLevels.ts';

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--write')) {
  console.error(
    `${process.argv.slice(2).join(' ')} is not known; --write brings what hangs on the table in line with it.`,
  );
  process.exit(1);
}
if (option) await generateLevels();
console.log(renderLevels(loadLevels()));
