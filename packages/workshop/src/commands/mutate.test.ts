import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyRepository } from '../copying/copyRepository.ts';
import { inRepository } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

const runMutate = (root: string, folder: string) =>
  runProgram(
    process.execPath,
    ['--conditions=sewa-source', path.join(root, 'packages/workshop/src/commands/mutate.ts'), folder],
    { folder: root, environment: { ...process.env, VITEST: undefined } },
  );

test('the survivors of a folder are named, a share below the wanted one ends with 1, and so do tests that fail unmutated', async () => {
  const { root, remove } = await copyRepository();
  try {
    const folder = path.join(root, 'packages/tenancy/src/seeded');
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    mkdirSync(folder);
    write('rent.ts', 'export const isHigh = (rent: number) => rent > 5000;\n');
    const importing = "import { expect, test } from 'vitest';\nimport { isHigh } from './rent.ts';\n";
    write('rent.test.ts', `${importing}test('6000 is high', () => expect(isHigh(6000)).toBe(true));\n`);
    writeFileSync(
      path.join(root, 'packages/workshop/mutation.json'),
      JSON.stringify([{ folder: 'packages/tenancy/src/seeded', leastKilled: 90 }]),
    );

    const { code, stdout } = await runMutate(root, 'packages/tenancy/src/seeded');
    expect(stdout.trim().split('\n').slice(-3)).toEqual([
      'packages/tenancy/src/seeded/rent.ts:1:41 ConditionalExpression survived: true',
      'packages/tenancy/src/seeded/rent.ts:1:41 EqualityOperator survived: rent >= 5000',
      'packages/tenancy/src/seeded: 60.0 % killed (3 of 5); at least 90 % are wanted',
    ]);
    expect(code).toBe(1);

    write('rent.test.ts', `${importing}test('6000 is low', () => expect(isHigh(6000)).toBe(false));\n`);
    const failing = await runMutate(root, 'packages/tenancy/src/seeded');
    expect(failing.output.trim().split('\n').at(-1)).toBe(
      'packages/tenancy/src/seeded could not be mutated: There were failed tests in the initial test run.',
    );
    expect(failing.code).toBe(1);
  } finally {
    remove();
  }
}, 300_000);

test('a folder of no package ends with one sentence', async () => {
  expect(await runMutate(inRepository(), 'packages/castle')).toMatchObject({
    code: 1,
    output: 'packages/castle is no folder of a package.\n',
  });
});
