import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { runProgram } from '@sewa/workshop/programs';
import { readJson } from '@sewa/workshop/repository';
import { type KindReport, listKinds } from '@sewa/workshop/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plant } from '../boundaries/plant.ts';
import { plantedFailures } from './plantedFailures.ts';

const names = listKinds(false)
  .map(({ name }) => name)
  .filter((name) => name !== 'meta');

// What Vitest adds to the environment is not part of a person's shell.
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
);

let copy: RepositoryCopy;
let code: number;
let lastLine: string | undefined;
let reports: Map<string, KindReport>;

beforeAll(async () => {
  copy = await copyRepository('absent');
  for (const { file, text } of Object.values(plantedFailures)) plant(copy.root, file, text);
  const answer = await runProgram(
    process.execPath,
    [path.join(copy.root, 'packages/workshop/bin/bootstrap.mjs'), 'test', ...names],
    {
      folder: copy.root,
      environment: { ...ownEnvironment, SEWA_TEST_FILTER: 'planted' },
    },
  );
  code = answer.code;
  lastLine = answer.stdout.trim().split('\n').at(-1);
  reports = new Map(
    names.map((name) => [name, readJson<KindReport>(path.join(copy.root, '.reports', `${name}.json`))]),
  );
});

afterAll(() => copy.remove());

test('every kind of test has a planted failure', () => {
  expect(Object.keys(plantedFailures)).toEqual(names);
});

describe.each(names)('a failure planted in %s', (name) => {
  test('is counted', () => {
    const report = reports.get(name);
    expect(report?.failed).toBe(report?.failures.length);
    expect(report?.failures).toContainEqual({
      name: expect.stringMatching(plantedFailures[name]?.name ?? /^$/),
      message: expect.any(String),
    });
  });
});

test('the last line is the sum of the reports of all kinds', () => {
  const all = [...reports.values()];
  const passed = all.reduce((sum, report) => sum + report.passed, 0);
  const failed = all.reduce((sum, report) => sum + report.failed, 0);
  expect(lastLine).toBe(`${passed} passed, ${failed} failed`);
});

test('the command ends with 1', () => {
  expect(code).toBe(1);
});
