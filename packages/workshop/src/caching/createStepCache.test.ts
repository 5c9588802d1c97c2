import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { levelsFile } from '../levels/levels.ts';
import { runProgram } from '../runProgram.ts';
import type { Tally } from '../testing/tally.ts';
import { createStepCaches, openResults } from './createStepCache.ts';
import { runUnits } from './runUnits.ts';

let root: string;

function save(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A repository of two packages, and an empty cache outside of it. */
beforeEach(async () => {
  root = makeTestFolder();
  await runProgram('git', ['init', '--quiet'], { folder: root });
  save(levelsFile, JSON.stringify({ packages: [], outside: [] }));
  save('packages/ui/Button.ts', 'export const size = 1;');
  save('packages/auth/logIn.ts', 'export const retries = 3;');
  vi.stubEnv('SEWA_CACHE_DIR', makeTestFolder());
});

afterEach(() => void vi.unstubAllEnvs());

const never = () => 1;

interface Run extends Tally {
  readonly ran: readonly string[];
}

/** What a command with `npm test unit` does: the tree and the cache are opened anew, and every package has two tests. */
async function runOnce({ isFresh = false, random = never, failing = '' } = {}): Promise<Run> {
  const results = openResults(isFresh, random);
  const { tree, unit } = (await createStepCaches(root, results))('unit', {});
  const units = ['packages/ui', 'packages/auth'].map((folder) => unit(folder, tree.below(folder)));
  const ran: string[] = [];
  const tally = await runUnits(units, results, async (chosen) => {
    ran.push(...chosen.map(({ name }) => name));
    const tallyOf = (name: string): Tally =>
      name === failing ? { passed: 1, failures: [{ name, message: '' }] } : { passed: 2, failures: [] };
    return { tallies: new Map(ran.map((name) => [name, tallyOf(name)])), outside: [] };
  });
  return { ran, ...tally };
}

describe('a second run', () => {
  test('takes what was green from the cache, and starts nothing', async () => {
    expect(await runOnce()).toMatchObject({ ran: ['packages/ui', 'packages/auth'], passed: 4, cached: 0 });
    expect(await runOnce()).toEqual({ ran: [], passed: 4, failures: [], cached: 4 });
  });

  test('runs what hangs on a file that was changed', async () => {
    await runOnce();
    save('packages/auth/logIn.ts', 'export const retries = 5;');
    expect(await runOnce()).toMatchObject({ ran: ['packages/auth'], passed: 4, cached: 2 });
  });

  test('runs what failed', async () => {
    await runOnce({ failing: 'packages/ui' });
    expect(await runOnce()).toMatchObject({ ran: ['packages/ui'], passed: 4, cached: 2 });
  });

  test('that is fresh takes nothing, and leaves its results for the third', async () => {
    await runOnce();
    expect(await runOnce({ isFresh: true })).toMatchObject({
      ran: ['packages/ui', 'packages/auth'],
      cached: 0,
    });
    expect(await runOnce()).toMatchObject({ ran: [], cached: 4 });
  });

  test('that is fresh and fails takes away what was green before', async () => {
    await runOnce();
    await runOnce({ isFresh: true, failing: 'packages/ui' });
    expect(await runOnce()).toMatchObject({ ran: ['packages/ui'] });
  });

  test('repeats what chance chooses', async () => {
    await runOnce();
    const chances = [0.9, 0.01];
    expect(await runOnce({ random: () => chances.shift() ?? 1 })).toMatchObject({
      ran: ['packages/auth'],
      passed: 4,
      cached: 2,
    });
  });
});

test('the cache that was asked to be fresh finds nothing of what it stores', () => {
  openResults(true).store('abc', { passed: 3 });
  expect([openResults(true).find('abc'), openResults(false).find('abc')]).toEqual([null, { passed: 3 }]);
});

describe('of all hits', () => {
  const countRepeated = (random: () => number, hits: number) => {
    const { isRepeated } = openResults(false, random);
    return Array.from({ length: hits }, () => isRepeated()).filter(Boolean).length;
  };

  test('one in twenty is repeated, when chance is even', () => {
    let next = 0;
    expect(countRepeated(() => next++ / 10_000, 10_000)).toBe(500);
  });

  test('about one in twenty is repeated by the chance of the machine', () => {
    // 5,000 of 100,000 are expected; a run in which this is 700 off, ten standard deviations, will not be seen.
    const repeated = countRepeated(Math.random, 100_000);
    expect(Math.abs(repeated - 5_000)).toBeLessThan(700);
  });
});
