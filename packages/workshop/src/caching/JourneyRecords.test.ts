import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { JourneyRecords, loadSeenPaths } from './JourneyRecords.ts';

const journey = 'map.test.ts › the map opens';

test('a record is found by its kind, its name and what is in its file', () => {
  const folder = makeTestFolder();
  new JourneyRecords(folder).add('e2e', journey, 'test()', ['MapPage.tsx']);
  const records = new JourneyRecords(folder);
  expect(records.find('e2e', journey, 'test()')).toEqual(['MapPage.tsx']);
  expect(records.find('e2e-https', journey, 'test()')).toBe(null);
  expect(records.find('e2e', 'log-in.test.ts', 'test()')).toBe(null);
  expect(records.find('e2e', journey, 'test.only()')).toBe(null);
});

test('what another run saw is added', () => {
  const records = new JourneyRecords(makeTestFolder());
  records.add('e2e', journey, '', ['b', 'a']);
  records.add('e2e', journey, '', ['c', 'a']);
  expect(records.find('e2e', journey, '')).toEqual(['a', 'b', 'c']);
});

test('what was recorded can be forgotten', () => {
  const records = new JourneyRecords(makeTestFolder());
  records.add('visual', 'a.stories.tsx', '', ['a']);
  records.remove('visual', 'a.stories.tsx', '');
  records.remove('visual', 'b.stories.tsx', '');
  expect(records.find('visual', 'a.stories.tsx', '')).toBe(null);
});

test('a journey that touched no page is recorded, too', () => {
  const records = new JourneyRecords(makeTestFolder());
  records.add('e2e', journey, '', []);
  expect(records.find('e2e', journey, '')).toEqual([]);
});

test.each(['', '[', '{}', '[1]'])('a record that was cut off (%j) counts as not there', (text) => {
  const folder = makeTestFolder();
  const records = new JourneyRecords(folder);
  records.add('e2e', journey, '', ['a']);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) writeFileSync(path.join(entry.parentPath, entry.name), text);
  expect(records.find('e2e', journey, '')).toBe(null);
});

test('a record nobody asked for in a month is removed, one that was found stays', () => {
  const folder = makeTestFolder();
  const records = new JourneyRecords(folder);
  records.add('e2e', 'old', '', []);
  records.add('e2e', 'used', '', []);
  const longAgo = new Date('2026-01-01');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    utimesSync(path.join(entry.parentPath, entry.name), longAgo, longAgo);
  records.find('e2e', 'used', '');
  records.prune();
  expect([records.find('e2e', 'old', ''), records.find('e2e', 'used', '')]).toEqual([null, []]);
});

test('what several workers saw of a test comes together', () => {
  const folder = makeTestFolder();
  const write = (worker: number, lines: object[]) =>
    writeFileSync(
      path.join(folder, `${worker}.jsonl`),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  write(0, [
    { journey: 'map.test.ts', paths: ['/map'] },
    { journey: 'log-in.test.ts', paths: [] },
  ]);
  write(1, [{ journey: 'map.test.ts', paths: ['/discover', '/map'] }]);
  expect(loadSeenPaths(folder)).toEqual(
    new Map([
      ['map.test.ts', new Set(['/map', '/discover'])],
      ['log-in.test.ts', new Set()],
    ]),
  );
});

test('where no worker noted anything nothing was seen', () => {
  expect(loadSeenPaths(path.join(makeTestFolder(), 'missing')).size).toBe(0);
});
