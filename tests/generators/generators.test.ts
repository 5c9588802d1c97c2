import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import { parseJson } from '@sewa/workshop/repository';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
  copy = await copyRepository('own');
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
  expect(readFileSync(path.join(copy.root, 'pnpm-lock.yaml'), 'utf8')).toContain('packages/seeded:');
}, 600_000);

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

/** What the tests of the skeletons, and those that ask something of every verb, are called, and how many each has at least. */
const wanted = [
  { what: 'the test of a package', file: 'packages/seeded/', atLeast: 1 },
  { what: 'the test of a component', file: 'SeededTag', atLeast: 1 },
  { what: 'the test of a verb', file: 'makeSeeded', atLeast: 5 },
  { what: 'the contract and the mock of every verb', file: 'packages/api/', atLeast: 100 },
  { what: 'who may ask every verb', file: 'calling/everyVerb', atLeast: 1 },
  { what: 'what the policy says', file: 'permissions/policy', atLeast: 1 },
];

describe('after the four generators', () => {
  let files: Report['testResults'];

  beforeAll(async () => {
    const kinds = ['unit', 'component', 'server-postgres'];
    const filter = wanted.map(({ file }) => file).join(',');
    const { code, stdout } = await runCommand(['test', ...kinds], { SEWA_TEST_FILTER: filter });
    expect(code, stdout).toBe(0);
    const reports = globSync('.reports/raw/*/vitest*.json', { cwd: copy.root });
    files = reports.flatMap((report) => parseJson<Report>(path.join(copy.root, report)).testResults);
  }, 600_000);

  test.each(wanted)('$what is in order', ({ file, atLeast }) => {
    const results = files
      .filter(({ name }) => name.includes(file))
      .flatMap((found) => found.assertionResults);
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(atLeast);
  });
});
