import { expect, test } from 'vitest';
import type { Tally } from '../testing/tally.ts';
import type { GreenResult } from './ResultStore.ts';
import { runUnits, type Unit, type UnitsRun } from './runUnits.ts';

const isCurrent = () => true;
const units: Unit[] = [
  { name: 'packages/ui', key: 'a', isCurrent },
  { name: 'packages/auth', key: 'b', isCurrent },
];

function openCache(entries: Record<string, GreenResult>, isRepeated = false) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    find: (key: string) => stored.get(key) ?? null,
    store: (key: string, { passed }: GreenResult) => void stored.set(key, { passed }),
    remove: (key: string) => void stored.delete(key),
    isRepeated: () => isRepeated,
  };
}

const answer = (tallies: Record<string, Tally>, outside: UnitsRun['outside'] = []) => {
  const requested: string[] = [];
  const run = async (chosen: readonly Unit[]) => {
    requested.push(...chosen.map(({ name }) => name));
    return { tallies: new Map(Object.entries(tallies)), outside };
  };
  return { requested, run };
};

const green = (passed: number): Tally => ({ passed, failures: [] });
const red: Tally = { passed: 1, failures: [{ name: 'a test', message: 'no' }] };

test('only what has no green result is run, and what became green is stored', async () => {
  const cache = openCache({ a: { passed: 3 } });
  const { requested, run } = answer({ 'packages/auth': green(4) });
  expect(await runUnits(units, cache, run)).toEqual({ passed: 7, failures: [], cached: 3 });
  expect(requested).toEqual(['packages/auth']);
  expect(cache.stored.get('b')).toEqual({ passed: 4 });
});

test('nothing is started when every result is there', async () => {
  const { requested, run } = answer({});
  const tally = await runUnits(units, openCache({ a: { passed: 3 }, b: { passed: 4 } }), run);
  expect({ requested, tally }).toEqual({ requested: [], tally: { passed: 7, failures: [], cached: 7 } });
});

test('a unit with a failure is not stored, and the others are', async () => {
  const cache = openCache({});
  const { run } = answer({ 'packages/ui': red, 'packages/auth': green(4) });
  expect(await runUnits(units, cache, run)).toMatchObject({ passed: 5, failures: [{ name: 'a test' }] });
  expect([...cache.stored.keys()]).toEqual(['b']);
});

test('a unit whose files were written while it ran is not stored', async () => {
  const cache = openCache({});
  const { run } = answer({ 'packages/ui': green(3) });
  await runUnits([{ name: 'packages/ui', key: 'a', isCurrent: () => false }], cache, run);
  expect(cache.stored.size).toBe(0);
});

test('a unit is stored under what its run was seen to touch', async () => {
  const cache = openCache({});
  const { run } = answer({ 'packages/ui': green(3) });
  const observe = () => ({ name: 'packages/ui', key: 'seen', isCurrent });
  await runUnits([{ name: 'packages/ui', key: 'a', isCurrent, observe }], cache, run);
  expect([...cache.stored.keys()]).toEqual(['seen']);
});

test('what a run was seen to touch is not stored when it was written meanwhile', async () => {
  const cache = openCache({});
  const { run } = answer({ 'packages/ui': green(3) });
  const observe = () => ({ name: 'packages/ui', key: 'seen', isCurrent: () => false });
  await runUnits([{ name: 'packages/ui', key: 'a', isCurrent, observe }], cache, run);
  expect(cache.stored.size).toBe(0);
});

test('when something failed outside every unit, none of that run is stored', async () => {
  const cache = openCache({});
  const { run } = answer({ 'packages/ui': green(3), 'packages/auth': green(4) }, [
    { name: 'the server did not start', message: '' },
  ]);
  expect(await runUnits(units, cache, run)).toMatchObject({
    failures: [{ name: 'the server did not start' }],
  });
  expect(cache.stored.size).toBe(0);
});

test('a hit that is repeated counts as run, and stays when it holds', async () => {
  const cache = openCache({ a: { passed: 3 }, b: { passed: 4 } }, true);
  const { requested, run } = answer({ 'packages/ui': green(3), 'packages/auth': green(4) });
  expect(await runUnits(units, cache, run)).toEqual({ passed: 7, failures: [], cached: 0 });
  expect(requested).toEqual(['packages/ui', 'packages/auth']);
  expect(cache.stored.size).toBe(2);
});

test.each([
  ['fewer tests', green(2), 'It was cached with 3 passed; run again it came to 2 passed and 0 failed.'],
  ['a failure', red, 'It was cached with 3 passed; run again it came to 1 passed and 1 failed.'],
])('a repeated hit that comes to %s fails the run and is forgotten', async (_, now, message) => {
  const cache = openCache({ a: { passed: 3 }, b: { passed: 4 } }, true);
  const { run } = answer({ 'packages/ui': now, 'packages/auth': green(4) });
  const { failures } = await runUnits(units, cache, run);
  expect(failures).toContainEqual({
    name: 'the cached result of packages/ui differs',
    message: expect.stringContaining(message),
  });
  expect([...cache.stored.keys()]).toEqual(['b']);
});
