import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { copyRepository } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import { inRepository } from '@sewa/workshop/repository';
import { expect, onTestFinished, test } from 'vitest';

const program = (root: string, folder: string) => [
  '--conditions=sewa-source',
  path.join(root, 'packages/workshop/src/commands/mutate.ts'),
  folder,
];
const environment = { ...process.env, VITEST: undefined };
const runMutate = (root: string, folder: string) =>
  runProgram(process.execPath, program(root, folder), { folder: root, environment });

const seeded = 'packages/workshop/src/seeded';
const importing = "import { expect, test } from 'vitest';\nimport { isHigh } from './rent.ts';\n";

/** A copy of the repository with a folder to mutate, which judges the mutants by some tests. */
async function plantFolder(tests: string) {
  const { root, remove } = await copyRepository();
  onTestFinished(remove);
  const write = (file: string, text: string) => writeFileSync(path.join(root, seeded, file), text);
  mkdirSync(path.join(root, seeded));
  write('rent.ts', 'export const isHigh = (rent: number) => rent > 5000;\n');
  write('rent.test.ts', tests);
  writeFileSync(
    path.join(root, 'packages/workshop/mutation.json'),
    JSON.stringify([{ folder: seeded, leastKilled: 90 }]),
  );
  return { root, write };
}

test('the survivors of a folder are named, a share below the wanted one ends with 1, and so do tests that fail unmutated', async () => {
  const { root, write } = await plantFolder(
    `${importing}test('6000 is high', () => expect(isHigh(6000)).toBe(true));\n`,
  );
  const { code, stdout } = await runMutate(root, seeded);
  expect(stdout.trim().split('\n').slice(-3)).toEqual([
    'packages/workshop/src/seeded/rent.ts:1:41 ConditionalExpression survived: true',
    'packages/workshop/src/seeded/rent.ts:1:41 EqualityOperator survived: rent >= 5000',
    'packages/workshop/src/seeded: 60.0 % killed (3 of 5); at least 90 % are wanted',
  ]);
  expect(code).toBe(1);

  write('rent.test.ts', `${importing}test('6000 is low', () => expect(isHigh(6000)).toBe(false));\n`);
  const failing = await runMutate(root, seeded);
  expect(failing.output.trim().split('\n').at(-1)).toBe(
    'packages/workshop/src/seeded could not be mutated: There were failed tests in the initial test run.',
  );
  expect(failing.code).toBe(1);
}, 300_000);

test('interrupted, nothing that it has started goes on', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { root } = await plantFolder(
    `import { connect } from 'node:net';\n${importing}test('it waits', () => new Promise(() => connect(${port}, '127.0.0.1')), 0);\n`,
  );
  const running = spawn(process.execPath, program(root, seeded), { cwd: root, env: environment });
  onTestFinished(() => void running.kill('SIGKILL'));
  const [waiting] = (await once(server, 'connection')) as [Socket];
  const ended = once(waiting.on('error', () => waiting.destroy()).resume(), 'close');
  running.kill('SIGINT');
  expect(await once(running, 'exit')).toEqual([1, null]);
  await ended;
}, 120_000);

test('a folder of no package ends with one sentence', async () => {
  expect(await runMutate(inRepository(), 'packages/castle')).toMatchObject({
    code: 1,
    output: 'packages/castle is no folder of a package.\n',
  });
});
