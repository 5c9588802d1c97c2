import { expect, test } from 'vitest';
import { runTogether } from './runTogether.ts';

/** Loads that end when the test says so; `log` is what ran beside what. */
function openLoads(cores: Record<string, number>) {
  const log: string[] = [];
  const running = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const items = Object.entries(cores).map(([name, count]) => ({ name, cores: count }));
  const run = ({ name }: { name: string }) =>
    new Promise<void>((end, fail) => {
      running.set(name, { end, fail });
      log.push([...running.keys()].join('+'));
    }).finally(() => running.delete(name));
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const end = async (name: string) => {
    running.get(name)?.end();
    await settle();
  };
  return { items, log, run, running, end, settle };
}

test('two that keep one core busy each run beside each other, what needs both runs alone', async () => {
  const { items, log, run, end } = openLoads({ lint: 1, types: 2, boundaries: 1, unit: 2 });
  const all = runTogether(items, 2, run);
  expect(log).toEqual(['lint', 'lint+boundaries']);
  await end('lint');
  expect(log).toHaveLength(2);
  await end('boundaries');
  expect(log.at(-1)).toBe('types');
  await end('types');
  await end('unit');
  await all;
  expect(log).toEqual(['lint', 'lint+boundaries', 'types', 'unit']);
});

test('on one core they run one after the other', async () => {
  const { items, log, run, end } = openLoads({ types: 2, lint: 1 });
  const all = runTogether(items, 1, run);
  await end('types');
  await end('lint');
  await all;
  expect(log).toEqual(['types', 'lint']);
});

test('when one falls nothing more is started, and those that run end first', async () => {
  const { items, log, run, running, end, settle } = openLoads({ a: 1, b: 1, c: 1 });
  const all = runTogether(items, 2, run);
  const outcome = expect(all).rejects.toThrow('out of memory');
  running.get('a')?.fail(new Error('out of memory'));
  await settle();
  expect(log).toEqual(['a', 'a+b']);
  await end('b');
  await outcome;
  expect(log).toEqual(['a', 'a+b']);
});

test('nothing to run is no work', async () => {
  await runTogether([], 2, () => Promise.reject(new Error('never')));
});
