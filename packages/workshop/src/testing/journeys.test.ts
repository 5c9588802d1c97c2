import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStepCaches, openResults, type StepCache } from '../caching/createStepCache.ts';
import type { SourceGraph } from '../caching/sourceGraph.ts';
import { runProgram } from '../runProgram.ts';
import { findSeen, isRecorded, journeyUnits, nameUnits, sumByUnit } from './journeys.ts';

const levels = {
  packages: [
    { name: 'ui', folder: 'packages/ui', mayImport: [] },
    { name: 'discover', folder: 'packages/discover', isFeature: true, mayImport: ['ui'] },
  ],
  outside: [],
};

const files: Readonly<Record<string, string>> = {
  'packages/workshop/levels.json': JSON.stringify(levels),
  'app/browser.ts': '',
  'packages/ui/Calendar.ts': '',
  'packages/discover/Map.ts': '',
  'packages/discover/Chat.ts': '',
  'tests/e2e/map.test.ts': "test('a map opens'); test('a map closes')",
  'tests/e2e/keep.test.ts': "import { test } from '../support/ownMarket.ts'",
  'tests/e2e/port.test.ts': "import { connect } from 'node:net'",
};

const module = { imports: [], loads: [], acts: false };
const graphs: SourceGraph[] = [
  {
    entries: ['app/browser.ts'],
    table: 'app/browser.ts',
    modules: {
      'app/browser.ts': { ...module, loads: ['packages/discover/Map.ts', 'packages/discover/Chat.ts'] },
      'packages/discover/Map.ts': module,
      'packages/discover/Chat.ts': { ...module, loads: ['packages/ui/Calendar.ts'] },
      'packages/ui/Calendar.ts': module,
    },
    pages: { '/map': 'packages/discover/Map.ts', '/chat': 'packages/discover/Chat.ts' },
    files: {},
  },
];

const opens = 'map.test.ts › a map opens';
const closes = 'map.test.ts › a map closes';

let cache: StepCache;
let write: (file: string, text: string) => Promise<void>;

beforeEach(async () => {
  const root = makeTestFolder();
  vi.stubEnv('SEWA_CACHE_DIR', path.join(makeTestFolder(), 'cache'));
  const read = async () => {
    cache = (await createStepCaches(root, openResults(true)))('e2e', {});
  };
  write = async (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    await read();
  };
  await runProgram('git', ['init', '--quiet'], { folder: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  await read();
  return () => vi.unstubAllEnvs();
});

const find = (name: string, known: readonly SourceGraph[] | null = graphs) => {
  const unit = journeyUnits(cache, 'tests/e2e', known, [
    opens,
    closes,
    'keep.test.ts › a',
    'port.test.ts › b',
  ]).find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`There is no unit ${name}.`);
  return unit;
};

const isKeyChangedBy = async (name: string, file: string) => {
  const earlier = find(name).key;
  await write(file, 'changed');
  return find(name).key !== earlier;
};

test('each test is a unit, but where tests of a file may find what another has left', () => {
  const journeys = [opens, closes, 'keep.test.ts › a', 'keep.test.ts › b'];
  expect(nameUnits(cache, 'tests/e2e', journeys)).toEqual([opens, closes, 'keep.test.ts']);
});

test.each([
  "scope: 'worker'",
  "test.describe.configure({ mode: 'default' })",
  'test.beforeAll(',
  "from '../support/ownMarket.ts'",
])('the tests of a file with %s are one unit', async (text) => {
  await write('tests/e2e/map.test.ts', text);
  expect(nameUnits(cache, 'tests/e2e', [opens, closes])).toEqual(['map.test.ts']);
});

test('a journey nobody has recorded hangs on every source', async () => {
  expect(await isKeyChangedBy(opens, 'packages/discover/Chat.ts')).toBe(true);
});

test('a recorded journey does not hang on a page it cannot have touched, and another of its file does', async () => {
  cache.addPages('tests/e2e/map.test.ts', opens, ['packages/discover/Map.ts']);
  const earlier = find(closes).key;
  expect(await isKeyChangedBy(opens, 'packages/discover/Chat.ts')).toBe(false);
  expect(find(closes).key).not.toBe(earlier);
  expect(await isKeyChangedBy(opens, 'packages/discover/Map.ts')).toBe(true);
});

test('only modules of features can be left out', async () => {
  cache.addPages('tests/e2e/map.test.ts', opens, []);
  expect(await isKeyChangedBy(opens, 'packages/ui/Calendar.ts')).toBe(true);
});

test('a source no build names is never left out', async () => {
  cache.addPages('tests/e2e/map.test.ts', opens, []);
  expect(await isKeyChangedBy(opens, 'packages/discover/New.ts')).toBe(true);
});

test('what styles are made of is never left out, since a build does not name it', async () => {
  await write('packages/discover/Tile.css.ts', "import { place } from './Chat.ts'");
  cache.addPages('tests/e2e/map.test.ts', opens, ['packages/discover/Map.ts']);
  expect(await isKeyChangedBy(opens, 'packages/discover/Chat.ts')).toBe(true);
});

test('without a build nothing is left out', () => {
  const whole = find(opens, null).key;
  cache.addPages('tests/e2e/map.test.ts', opens, []);
  expect(find(opens, null).key).toBe(whole);
  expect(find(opens).key).not.toBe(whole);
});

test('another text of the file is another journey, not recorded yet', async () => {
  cache.addPages('tests/e2e/map.test.ts', opens, []);
  await write('tests/e2e/map.test.ts', "test('a map opens', later)");
  expect(await isKeyChangedBy(opens, 'packages/discover/Chat.ts')).toBe(true);
});

test('what a run was seen to touch decides under which key its result is stored', () => {
  const unit = find(opens);
  cache.addPages('tests/e2e/map.test.ts', opens, ['packages/discover/Chat.ts']);
  expect(unit.observe?.().key).not.toBe(unit.key);
  expect(unit.observe?.().key).toBe(find(opens).key);
});

test.each([
  "import { connect } from 'node:net'",
  "import { spawn } from 'node:child_process'",
  "import { copyRepository } from '@sewa/workshop/copying'",
  "import {\n  connect,\n} from 'node:net'",
  'join(buildFolder, name)',
  'await playwright.chromium.launch()',
])('a journey that goes round its recorder hangs on every source: %s', async (text) => {
  await write('tests/e2e/port.test.ts', text);
  cache.addPages('tests/e2e/port.test.ts', 'port.test.ts › b', []);
  expect(isRecorded(cache, 'tests/e2e/port.test.ts')).toBe(false);
  expect(find('port.test.ts › b').key).toBe(find('port.test.ts › b', null).key);
});

test.each([
  "import type { AddressInfo } from 'node:net';",
  'spawnSewa({ dataFolder })',
  "import { connect } from 'node:net'\n\n// No page is asked for here, but the API.",
])('what does nothing, and a product whose answers are recorded, goes round nothing: %s', async (text) => {
  await write('tests/e2e/port.test.ts', text);
  expect(isRecorded(cache, 'tests/e2e/port.test.ts')).toBe(true);
});

test('a unit has the tallies of its tests', () => {
  const tallies = new Map([
    [opens, { passed: 1, failures: [] }],
    ['keep.test.ts › a', { passed: 1, failures: [] }],
    ['keep.test.ts › b', { passed: 1, failures: [] }],
  ]);
  expect(sumByUnit([find(opens), find('keep.test.ts')], { tallies, outside: [] })).toEqual({
    tallies: new Map([
      [opens, { passed: 1, failures: [], cached: 0 }],
      ['keep.test.ts', { passed: 2, failures: [], cached: 0 }],
    ]),
    outside: [],
  });
});

test('a unit that was to run and did not is a failure', () => {
  expect(sumByUnit([find(opens)], { tallies: new Map(), outside: [] }).outside).toEqual([
    { name: `${opens} was not run`, message: expect.any(String) },
  ]);
});

test('what the tests of a unit asked for comes together, and nothing noted is not the same as nothing asked for', () => {
  const seen = new Map([
    ['keep.test.ts › a', new Set(['/map'])],
    ['keep.test.ts › b', new Set(['/chat'])],
    [opens, new Set<string>()],
  ]);
  expect(findSeen('keep.test.ts', seen)).toEqual(['/map', '/chat']);
  expect(findSeen(opens, seen)).toEqual([]);
  expect(findSeen(closes, seen)).toBe(null);
});
