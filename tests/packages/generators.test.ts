import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The shell of a person: without what Vitest and the run of this test add, and without the mark of a machine that only checks.
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(CI$|NODE_ENV$|VITEST|SEWA_TEST_)/.test(name)),
);

let copy: RepositoryCopy;

function runCommand(commandArguments: string[], environment: NodeJS.ProcessEnv = {}) {
  const bootstrap = path.join(copy.root, 'packages/workshop/bin/bootstrap.mjs');
  return runProgram(process.execPath, [bootstrap, ...commandArguments], {
    folder: copy.root,
    environment: { ...shell, ...environment },
  });
}

beforeAll(async () => {
  copy = await copyRepository('absent');
  for (const names of [
    ['component', 'SeededTag'],
    ['verb', 'seeded', 'makeSeeded'],
    ['page', 'discover', 'Seeded'],
    ['package', 'seeded'],
  ]) {
    const { code, output } = await runCommand(['new', ...names]);
    if (code !== 0) throw new Error(output);
  }
});

afterAll(() => copy.remove());

test('right after the four generators every lint, type and boundary is in order', async () => {
  const { code, output } = await runCommand(['check']);
  expect(code, output).toBe(0);
  expect(output).toMatch(/^pnpm-lock\.yaml follows the changed dependencies now/m);
  expect(readFileSync(path.join(copy.root, 'pnpm-lock.yaml'), 'utf8')).toContain('packages/seeded:');
}, 600_000);

test.each([
  { skeleton: 'a package', kind: 'unit', filter: 'packages/seeded', tests: 1 },
  { skeleton: 'a component', kind: 'component', filter: 'SeededTag', tests: 1 },
  { skeleton: 'a verb', kind: 'server-postgres', filter: 'makeSeeded', tests: 5 },
])('the tests of $skeleton pass', async ({ kind, filter, tests }) => {
  const { code, stdout } = await runCommand(['test', kind], { SEWA_TEST_FILTER: filter });
  expect(code, stdout).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toBe(`${tests} passed, 0 failed`);
});

test.each([
  { what: 'its contract and its mock', kind: 'unit', filter: 'packages/api' },
  { what: 'who may ask', kind: 'server-postgres', filter: 'calling/everyVerb' },
  { what: 'the policy', kind: 'server-postgres', filter: 'permissions/policy' },
])('what is tested of every verb holds for the new one: $what', async ({ kind, filter }) => {
  const { code, stdout } = await runCommand(['test', kind], { SEWA_TEST_FILTER: filter });
  expect(code, stdout).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
});
