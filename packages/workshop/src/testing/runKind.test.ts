import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { runKind } from './runKind.ts';
import type { Step } from './runSteps.ts';

const noNeeds = { meet: async () => ({ environment: {}, facts: {} }), cleanUp: async () => undefined };
const settings = () => ({
  root: makeTestFolder(),
  filters: [],
  needs: noNeeds,
});
const kindOf = (...steps: Step[]) => ({ name: 'unit', needs: [], cores: 1 as const, steps });
const passing: Step = async () => ({ passed: 2, failures: [] });

test('the tallies of the steps are added up and written as the report of the kind', async () => {
  const failing: Step = async () => ({ passed: 1, failures: [{ name: 'a', message: 'b' }] });
  const inFolder = settings();
  const report = await runKind(kindOf(passing, failing), inFolder);
  expect(report).toMatchObject({ kind: 'unit', passed: 3, failed: 1 });
  const written = readFileSync(path.join(inFolder.root, '.reports/unit.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(report);
});

test('a kind without a single test fails', async () => {
  const report = await runKind(
    kindOf(async () => ({ passed: 0, failures: [] })),
    settings(),
  );
  expect(report).toMatchObject({ failed: 1, failures: [{ name: 'unit ran no test' }] });
});

test('a step that throws is a failure, and the others still count', async () => {
  const falling: Step = async () => {
    throw new Error('out of memory');
  };
  const report = await runKind(kindOf(falling, passing), settings());
  expect(report).toMatchObject({ passed: 2, failed: 1 });
  expect(report.failures[0]?.message).toContain('out of memory');
});

test('a need that cannot be met fails the kind with its sentence', async () => {
  const needs = { ...noNeeds, meet: () => Promise.reject(new Error('No browser was found.')) };
  const report = await runKind(kindOf(passing), { ...settings(), needs });
  expect(report.failures).toEqual([{ name: 'unit could not start', message: 'No browser was found.' }]);
});
