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

const inTurns: string = path.join(benchFolder, 'measure/inTurns.mjs');

test('contenders are measured in turns, every round beginning with another, and one that took too long only once', async () => {
  const { measureInTurns } = await import(inTurns);
  const order: string[] = [];
  const taken = await measureInTurns(['ours', 'slow', 'anchor'], 3, async (name: string) => {
    order.push(name);
    return name === 'slow' ? null : order.length;
  });
  expect(order).toEqual(['ours', 'slow', 'anchor', 'anchor', 'ours', 'anchor', 'ours']);
  expect([...taken]).toEqual([
    ['ours', [1, 5, 7]],
    ['slow', [null, null, null]],
    ['anchor', [3, 4, 6]],
  ]);
});

test('a ratio is the median of those of each round, and none where one side was not done in time', async () => {
  const { medianRatio } = await import(inTurns);
  expect(medianRatio([10, 30, 20], [10, 10, 10])).toBe(2);
  expect(medianRatio([1, 9, 1], [2, 3, 1])).toBe(1);
  expect(medianRatio([10, 10], [null, null])).toBeNull();
});
