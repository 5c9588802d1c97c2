import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStepCaches, openResults, type StepCache } from '../caching/createStepCache.ts';
import type { SourceGraph } from '../caching/sourceGraph.ts';
import { runProgram } from '../runProgram.ts';
import { recordScreens } from './screens.ts';
import { pictureUnits, storyUnits } from './units.ts';

const levels = {
  packages: [
    { name: 'ui', folder: 'packages/ui', mayImport: [] },
    { name: 'discover', folder: 'packages/discover', isFeature: true, mayImport: ['ui'] },
  ],
  outside: [{ name: 'app', folder: 'app', mayImport: ['ui', 'discover'] }],
};

const exports = { './map': './Map.ts', './mocks': './mocks.ts' };
const logIn = 'app/testing/LogIn.stories.ts';
const map = 'app/testing/Map.stories.ts';

const files: Readonly<Record<string, string>> = {
  'packages/workshop/levels.json': JSON.stringify(levels),
  'packages/discover/package.json': JSON.stringify({ exports }),
  'app/browser.ts': '',
  'app/routes.ts': "import('@sewa/discover/map')",
  'app/testing/openScreen.ts':
    "import { rows } from '../routes.ts'; import { homes } from '@sewa/discover/mocks'",
  'app/testing/unused.ts': '',
  [logIn]: "import { openScreen } from './openScreen.ts'; title: 'Pages/Log in'",
  [map]: "import { openScreen } from './openScreen.ts'; title: 'Pages/Map'",
  '.storybook/preview.ts': "import { frame } from '../packages/ui/Button.ts'",
  'packages/ui/Button.ts': '',
  'packages/ui/Button.stories.ts': "title: 'Actions/Button'",
  'packages/discover/LogIn.ts': '',
  'packages/discover/Map.ts': '',
  'packages/discover/Tiles.ts': '',
  'packages/discover/mocks.ts': "export { homes } from './homes.ts'",
  'packages/discover/homes.ts': '',
  'tests/visual/compareStory.ts': '',
  'tests/visual/baselines/pages-log-in-ready-light.png': '',
  'tests/visual/baselines/pages-map-ready-light.png': '',
};

const module = { imports: [], loads: [], acts: false };
const graphs: SourceGraph[] = [
  {
    entries: ['app/browser.ts'],
    table: 'app/routes.ts',
    modules: {
      'app/browser.ts': { ...module, imports: ['app/routes.ts'] },
      'app/routes.ts': { ...module, loads: ['packages/discover/Map.ts', 'packages/discover/LogIn.ts'] },
      'packages/discover/LogIn.ts': module,
      'packages/discover/Map.ts': { ...module, imports: ['packages/discover/Tiles.ts'] },
      'packages/discover/Tiles.ts': module,
    },
    pages: { '/login': 'packages/discover/LogIn.ts', '/map': 'packages/discover/Map.ts' },
    files: {},
  },
];

const green = { tallies: new Map([[logIn, { passed: 1, failures: [] }]]), outside: [] };

let cache: StepCache;
let write: (file: string, text: string) => Promise<void>;

beforeEach(async () => {
  const root = makeTestFolder();
  vi.stubEnv('SEWA_CACHE_DIR', path.join(makeTestFolder(), 'cache'));
  write = async (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    cache = (await createStepCaches(root, openResults(true)))('visual', {});
  };
  await runProgram('git', ['init', '--quiet'], { folder: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  await write('pnpm-lock.yaml', '');
  return () => vi.unstubAllEnvs();
});

const find = (name = logIn, known: readonly SourceGraph[] | null = graphs) => {
  const unit = storyUnits(cache, known).find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`There is no unit ${name}.`);
  return unit;
};

const record = (paths: readonly string[] | null, name = logIn) =>
  recordScreens(cache, graphs, [find(name)], green, new Map([[name, paths]]));

const isKeyChangedBy = async (file: string) => {
  const earlier = find().key;
  await write(file, `${files[file] ?? ''} // changed`);
  return find().key !== earlier;
};

test('each file of stories is a unit', () => {
  const names = ['packages/ui/Button.stories.ts', logIn, map];
  expect(storyUnits(cache, graphs).map(({ name }) => name)).toEqual(names);
  expect(pictureUnits(cache, storyUnits(cache, graphs)).map(({ name }) => name)).toEqual(names);
});

test.each(['packages/discover/Map.ts', 'packages/discover/Tiles.ts'])(
  'stories that showed another page alone do not hang on %s',
  async (file) => {
    record(['/login']);
    expect(await isKeyChangedBy(file)).toBe(false);
  },
);

test.each(['packages/discover/Map.ts', 'packages/discover/Tiles.ts'])(
  'stories that were led to its page hang on %s',
  async (file) => {
    record(['/login', '/map']);
    expect(await isKeyChangedBy(file)).toBe(true);
  },
);

test.each([
  logIn,
  'tests/visual/baselines/pages-log-in-ready-light.png',
  'tests/visual/compareStory.ts',
  'app/testing/openScreen.ts',
  'app/testing/unused.ts',
  'packages/ui/Button.ts',
  'packages/discover/LogIn.ts',
  'packages/discover/homes.ts',
  'packages/discover/New.ts',
  '.storybook/preview.ts',
])('stories that showed the log-in page alone hang on %s', async (file) => {
  record(['/login']);
  expect(await isKeyChangedBy(file)).toBe(true);
});

test.each([map, 'tests/visual/baselines/pages-map-ready-light.png', 'packages/ui/Button.stories.ts'])(
  "other stories and other stories' pictures (%s) are not part of the key",
  async (file) => {
    expect(await isKeyChangedBy(file)).toBe(false);
  },
);

test('stories nobody has recorded hang on every source', async () => {
  expect(await isKeyChangedBy('packages/discover/Map.ts')).toBe(true);
});

test('without a build nothing is left out', () => {
  const whole = find(logIn, null).key;
  record(['/login']);
  expect(find(logIn, null).key).toBe(whole);
  expect(find().key).not.toBe(whole);
});

test('a story that noted no path makes its file unrecorded again', async () => {
  record(['/login']);
  record(null);
  expect(await isKeyChangedBy('packages/discover/Map.ts')).toBe(true);
});

test.each([
  { tallies: new Map([[logIn, { passed: 0, failures: [{ name: 'Ready', message: '' }] }]]), outside: [] },
  { tallies: green.tallies, outside: [{ name: 'vitest', message: '' }] },
  { tallies: new Map(), outside: [] },
])('a run that was not green is not recorded: %j', (run) => {
  recordScreens(cache, graphs, [find()], run, new Map([[logIn, ['/login']]]));
  expect(cache.findPages(logIn, logIn)).toBe(null);
});

test('stories somebody changed while they ran are not recorded', () => {
  recordScreens(
    cache,
    graphs,
    [{ ...find(), isCurrent: () => false }],
    green,
    new Map([[logIn, ['/login']]]),
  );
  expect(cache.findPages(logIn, logIn)).toBe(null);
});

test("what a story's sample answers use of a page is not left out", async () => {
  await write('packages/discover/homes.ts', "export { tile } from './Tiles.ts'");
  record(['/login']);
  expect(await isKeyChangedBy('packages/discover/Tiles.ts')).toBe(true);
});

test('a page that a story imports itself is not left out', async () => {
  await write(logIn, `${files[logIn]}; page: () => import('@sewa/discover/map')`);
  record(['/login']);
  expect(await isKeyChangedBy('packages/discover/Tiles.ts')).toBe(true);
});

test('where an import leads nowhere nothing is left out', async () => {
  await write(logIn, `${files[logIn]}; import '@sewa/discover/gone'`);
  record(['/login']);
  expect(find().key).toBe(find(logIn, null).key);
});

test('what a run was seen to show decides under which key its result is stored', () => {
  const unit = find();
  record(['/login']);
  expect(unit.observe?.().key).not.toBe(unit.key);
  expect(unit.observe?.().key).toBe(find().key);
});
