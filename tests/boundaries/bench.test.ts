import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { repositoryRoot } from '@sewa/workshop/repository';
import { expect, test } from 'vitest';

const benchFolder = path.join(repositoryRoot, 'tests/bench');

// Nothing checks the types of the benchmarks, and a renamed export would only be missed when somebody measures.
const script = `
  const { quantities } = await import('${path.join(benchFolder, 'quantities.mjs')}');
  for (const name of quantities) {
    const { measure } = await import('${benchFolder}/' + name + '.mjs');
    if (typeof measure !== 'function') throw new Error(name + ' measures nothing.');
  }
`;

test('every benchmark finds what it imports', async () => {
  const { code, output } = await runProgram(
    process.execPath,
    ['--conditions=sewa-source', '--input-type=module', '--eval', script],
    { folder: benchFolder, environment: process.env },
  );
  expect(output).toBe('');
  expect(code).toBe(0);
});
