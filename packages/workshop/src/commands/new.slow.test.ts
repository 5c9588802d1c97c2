import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRepository } from '../copying/copyRepository.ts';
import { runProgram } from '../runProgram.ts';

const program = (root: string, names: readonly string[]) => [
  '--conditions=sewa-source',
  path.join(root, 'packages/workshop/src/commands/new.ts'),
  ...names,
];

/** A copy in which the document of the contract is written by a script of ours, and what a verb changes there. */
async function plantScript(script: string) {
  const { root, remove } = await copyRepository();
  onTestFinished(remove);
  writeFileSync(path.join(root, 'packages/api/bin/openapi.ts'), script);
  const changed = ['packages/api/src/contract/contract.ts', 'packages/server/src/homes/routes.ts'];
  const load = () => changed.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const exists = (file: string) => existsSync(path.join(root, file));
  return { root, load, exists };
}

const verb = ['verb', 'homes/offers', 'makeOffer'];
const made = [
  'packages/server/src/homes/offers',
  'packages/api/src/contract/offers.ts',
  '.changeset/make-offer.md',
];

test('where a part cannot be written nothing is', async () => {
  const { root, load, exists } = await plantScript("throw new Error('seeded')");
  const before = load();
  const { code, output } = await runProgram(process.execPath, program(root, verb), { folder: root });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('seeded') });
  expect(load()).toEqual(before);
  expect(made.filter(exists)).toEqual([]);
});

test('interrupted, it leaves the checkout as it was', async () => {
  const { root, load, exists } = await plantScript('setInterval(() => {}, 1_000)');
  const before = load();
  const running = spawn(process.execPath, program(root, verb), { cwd: root });
  onTestFinished(() => void running.kill('SIGKILL'));
  await expect.poll(() => load()[0] !== before[0] && made.every(exists), { timeout: 15_000 }).toBe(true);
  running.kill('SIGINT');
  expect(await once(running, 'exit')).toEqual([1, null]);
  expect(load()).toEqual(before);
  expect(made.filter(exists)).toEqual([]);
});
