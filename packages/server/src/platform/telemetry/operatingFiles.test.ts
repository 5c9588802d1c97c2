import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { Metrics } from './Metrics.ts';

const getDatabase = openTestDatabase();
const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../docs/operating', name), 'utf8');

const alarmsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Sewa\w+$/),
          expr: z.string().min(1),
          for: z.string().regex(/^\d+[mh]$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({
            summary: z.string().regex(/\.$/),
            runbook_url: z.string().startsWith('runbooks.md#'),
          }),
        }),
      ),
    }),
  ),
});
const panelSchema = z.object({
  title: z.string().min(1),
  type: z.enum(['row', 'stat', 'timeseries']),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }).optional(),
  targets: z.array(z.object({ expr: z.string().min(1) })).default([]),
});

const alarms = alarmsSchema.parse(parse(read('alarms.yml'))).groups.flatMap(({ rules }) => rules);
const { panels } = z.object({ panels: z.array(panelSchema) }).parse(JSON.parse(read('dashboard.json')));
const words =
  'and by changes histogram_quantile increase max min on predict_linear rate sum time topk up'.split(' ');

/** The metrics in an expression of PromQL: its names, without labels, texts and words of the language. */
const listMetrics = (expression: string): string[] =>
  (
    expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ').match(/\b[a-z_][a-z\d_]*\b/g) ??
    []
  ).filter((name) => !words.includes(name));

let exposed: Set<string>;
beforeAll(async () => {
  const settings = parseSettings({ APP_ENV: 'test', METRICS_TOKEN: 'a-token-of-this-test' });
  const { server } = makeTestServer(getDatabase().db, { settings, metrics: new Metrics() });
  const headers = { authorization: 'Bearer a-token-of-this-test' };
  const text = await (await server.request('/api/metrics', { headers })).text();
  exposed = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
});

test('every metric of the alarms and the dashboard is one that the process has', () => {
  const expressions = [
    ...alarms.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const named = new Set(expressions.flatMap(listMetrics));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !exposed.has(name))).toEqual([]);
});

test('every metric of ours is on the dashboard or in an alarm', () => {
  const text = read('dashboard.json') + read('alarms.yml');
  const own = [...exposed].filter((name) => /^sewa_.*(?<!_sum|_count)$/.test(name));
  expect(own.filter((name) => !text.includes(name))).toEqual([]);
});

test('every panel has a unit, and something to show', () => {
  const shown = panels.filter(({ type }) => type !== 'row');
  expect(shown.length).toBeGreaterThan(12);
  for (const { title, fieldConfig, targets } of shown)
    expect([title, fieldConfig?.defaults.unit ?? '', targets.length > 0]).toEqual([
      title,
      expect.stringMatching(/./),
      true,
    ]);
});

test('every alarm leads to a heading of the runbooks, of which there are ten', () => {
  const headings = [...read('runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const anchors = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors).toHaveLength(10);
  const linked = alarms.map(({ annotations }) => annotations.runbook_url.split('#')[1]);
  expect(linked.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
});
