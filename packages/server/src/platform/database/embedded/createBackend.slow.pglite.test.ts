import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createBackend } from './createBackend.ts';
import { makeQuery } from './wire.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes that JavaScript holds once everything that can go has gone. */
function countBytes(): number {
  collectGarbage();
  // What one collection found is given back by another thread, which the next one waits for.
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('hundreds of answers of 20 KB leave nothing behind', async () => {
  const pglite = await PGlite.create();
  const { execute } = createBackend(pglite);
  const query = makeQuery(`select repeat('x', 200) as words from generate_series(1, 100)`);
  const measureGrowth = () => {
    const before = countBytes();
    for (let time = 0; time < 500; time += 1) execute(query);
    return countBytes() - before;
  };
  expect(execute(query).length).toBeGreaterThan(20_000);
  // Other things of the process come and go meanwhile; what is held on to is there in every round.
  const growth = Array.from({ length: 4 }, measureGrowth);
  expect(Math.min(...growth)).toBeLessThan(1_000_000);
  await pglite.close();
});

test('an answer stays what it was while the next one is written', async () => {
  const pglite = await PGlite.create();
  const { execute } = createBackend(pglite);
  const first = execute(makeQuery(`select 'first' as words`));
  execute(makeQuery(`select 'other' as words`));
  expect(Buffer.from(first).toString('latin1')).toContain('first');
  await pglite.close();
});
