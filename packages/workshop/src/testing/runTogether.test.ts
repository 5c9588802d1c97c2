import { expect, test } from 'vitest';
import { runTogether } from './runTogether.ts';

test('loads of one core run beside each other, what needs both runs alone', async () => {
  const running = new Set<string>();
  const log: string[] = [];
  const load = (name: string, cores: 1 | 2) => ({
    cores,
    run: async () => {
      running.add(name);
      log.push([...running].join('+'));
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
    },
  });
  await runTogether([load('lint', 1), load('e2e', 2), load('unit', 1)], 2);
  expect(log).toEqual(['lint', 'lint+unit', 'e2e']);
  log.length = 0;
  await runTogether([load('e2e', 2), load('lint', 1)], 1);
  expect(log).toEqual(['lint', 'e2e']);
});
