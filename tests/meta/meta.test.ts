import { readdirSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import { inRepository, parseJson } from '@sewa/workshop/repository';
import { type KindReport, listKinds } from '@sewa/workshop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../boundaries/plant.ts';
import { seededFailures } from './seededFailures.ts';

const chosen = new Set(Object.values(seededFailures).map(({ kind }) => kind));
/** The kinds that failures are seeded in, in the order they run in. */
const names = listKinds()
  .map(({ name }) => name)
  .filter((name) => chosen.has(name));

// What Vitest adds to the environment is not part of a person's shell.
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
);

let copy: RepositoryCopy;
let code: number;
let lines: string[];
let reports: Map<string, KindReport>;

beforeAll(async () => {
  copy = await copyRepository('own');
  for (const { file, text } of Object.values(seededFailures)) seed(copy.root, file, text);
  const answer = await runProgram(
    process.execPath,
    [path.join(copy.root, 'packages/workshop/bin/bootstrap.mjs'), 'test', ...names],
    {
      folder: copy.root,
      environment: { ...ownEnvironment, SEWA_TEST_FILTER: 'seeded' },
    },
  );
  code = answer.code;
  lines = answer.stdout.trim().split('\n');
  reports = new Map(
    names.map((name) => [name, parseJson<KindReport>(path.join(copy.root, '.reports', `${name}.json`))]),
  );
});

afterAll(() => copy.remove());

test('every runner has a seeded failure', () => {
  const around = ['runKind', 'runKinds', 'runSteps', 'runTogether'];
  const runners = readdirSync(inRepository('packages/workshop/src/testing'))
    .filter((file) => /^run[A-Z]\w+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !around.includes(name));
  expect(Object.keys(seededFailures).sort()).toEqual(runners.sort());
});

test.each(Object.entries(seededFailures))('a failure seeded for %s is counted', (_, { kind, name }) => {
  const report = reports.get(kind);
  expect(report?.failed).toBe(report?.failures.length);
  expect(report?.failures).toContainEqual({
    name: expect.stringMatching(name),
    message: expect.any(String),
  });
});

test('the last line is the sum of the reports of all kinds, the one before it says that none came from the cache', () => {
  const all = [...reports.values()];
  const passed = all.reduce((sum, report) => sum + report.passed, 0);
  const failed = all.reduce((sum, report) => sum + report.failed, 0);
  expect(lines.slice(-2)).toEqual([
    `0 of ${passed} passed came from cached results`,
    `${passed} passed, ${failed} failed`,
  ]);
});

test('the command ends with 1', () => {
  expect(code).toBe(1);
});
