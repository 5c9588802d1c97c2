import path from 'node:path';
import { expect, test } from 'vitest';
import { listPackages } from '../repository.ts';
import { runProgram } from '../runProgram.ts';

const program = path.join(import.meta.dirname, 'new.ts');

const runNew = (...names: string[]) =>
  runProgram(process.execPath, ['--conditions=sewa-source', program, ...names]);

test.each(['castle', 'constructor'])(
  'there is no generator for %s: how to call those there are',
  async (kind) => {
    const { code, output } = await runNew(kind);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^What shall it be\?\n {2}npm run new -- component PriceTag\n/),
    });
  },
);

test('the package in the example is none that exists', async () => {
  const { output } = await runNew();
  const name = /new -- package (\S+)/.exec(output)?.[1];
  expect(name).toMatch(/^[a-z]+$/);
  expect(listPackages().map((entry) => entry.name)).not.toContain(name);
});

test('a name that is taken ends with one sentence and 1', async () => {
  expect(await runNew('package', 'ui')).toMatchObject({ code: 1, output: 'packages/ui exists already.\n' });
});
