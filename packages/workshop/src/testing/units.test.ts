import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStepCaches, openResults, type StepCache } from '../caching/createStepCache.ts';
import { describeMachine, type Shell } from '../caching/describeMachine.ts';
import type { Unit } from '../caching/runUnits.ts';
import { SourceTree } from '../caching/SourceTree.ts';
import type { SourceGraph } from '../caching/sourceGraph.ts';
import { listPicturesOf, storyFile } from '../caching/unitInputs.ts';
import { copyRepository, type RepositoryCopy } from '../copying/copyRepository.ts';
import { repositoryRoot } from '../repository.ts';
import { generatorUnits } from './generatorUnits.ts';
import { journeyUnits } from './journeys.ts';
import { consumerUnits, serverUnits, storyUnits, testUnits, typeUnits, wholeUnit } from './units.ts';

const facts = { browser: 'true 153.0', postgres: 'postgres 15' };

const journeyName = 'find-a-home.test.ts › a home is found';
/** A build of two pages: the map, which shows the total, and the inbox. */
const pages = {
  '/map': 'packages/discover/src/pages/MapPage.tsx',
  '/chat': 'packages/discover/src/pages/ChatPage.tsx',
};
const module = (imports: readonly string[], loads: readonly string[] = []) => ({
  imports,
  loads,
  acts: false,
});
const graphs: SourceGraph[] = [
  {
    entries: ['app/src/browser.ts'],
    modules: {
      'app/src/browser.ts': module(['app/src/buildAppRoutes.ts', 'app/src/layouts/makeLayouts.tsx']),
      'app/src/buildAppRoutes.ts': module(['app/src/routes.ts']),
      'app/src/layouts/makeLayouts.tsx': module([]),
      'app/src/routes.ts': module([], Object.values(pages)),
      [pages['/map']]: module(['packages/discover/src/Total.tsx']),
      [pages['/chat']]: module([]),
      'packages/discover/src/Total.tsx': module([]),
    },
    table: 'app/src/routes.ts',
    pages,
    files: {},
  },
];

let copy: RepositoryCopy;
let before: StepCache;

const read = async (kind = 'unit', met: Readonly<Record<string, string>> = facts, machine?: string) =>
  (await createStepCaches(copy.root, openResults(true), machine))(kind, met);

const keyOf = (units: readonly Unit[], name: string) => {
  const key = units.find((unit) => unit.name === name)?.key;
  if (key === undefined) throw new Error(`There is no unit ${name}.`);
  return key;
};

/** Adds a line to a file of the copy, or makes it. */
function change(file: string): void {
  const target = path.join(copy.root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  appendFileSync(target, '\n');
}

beforeAll(async () => {
  copy = await copyRepository('absent');
  writeFileSync(path.join(copy.root, 'tests/visual/baselines/actions-button-variants-light.png'), 'picture');
  writeFileSync(path.join(copy.root, 'tests/visual/baselines/pages-search-results-light.png'), 'picture');
  vi.stubEnv('SEWA_CACHE_DIR', path.join(copy.root, '.cache/results'));
  before = await read();
  before.addPages('tests/e2e/find-a-home.test.ts', journeyName, [pages['/map']]);
  before.addPages(mapStories, mapStories, [pages['/map']]);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  copy.remove();
});

/** One file of every class of inputs, and the units that must and must not be run again for it. */
const buttonStories = 'packages/ui/src/Button/Button.stories.tsx';
const everyTest = (cache: StepCache) => keyOf(testUnits(cache), 'packages/discover');
const mapStories = 'app/testing/MapPage.stories.tsx';
const listed = new WeakMap<StepCache, readonly Unit[]>();
/** The stories as units, listed once for all that ask. */
function listStories(cache: StepCache): readonly Unit[] {
  const stories = listed.get(cache) ?? storyUnits(cache, graphs);
  listed.set(cache, stories);
  return stories;
}
const everyStory = (cache: StepCache) => keyOf(listStories(cache), buttonStories);
const everyPage = (cache: StepCache) => keyOf(storyUnits(cache, null), mapStories);
const seenPage = (cache: StepCache) => keyOf(listStories(cache), mapStories);
const everyType = (cache: StepCache) => keyOf(typeUnits(cache, ['packages/discover']), 'packages/discover');
const server = (cache: StepCache) => keyOf(serverUnits(cache), 'packages/server');
const journey = (cache: StepCache) =>
  keyOf(journeyUnits(cache, 'tests/e2e', null, [journeyName]), journeyName);
const recorded = (cache: StepCache) =>
  keyOf(journeyUnits(cache, 'tests/e2e', graphs, [journeyName]), journeyName);
/** Of the workshop's tests one that looks at the repository, and one that brings what it looks at. */
const ownFile = 'packages/workshop/src/testing/units.test.ts';
const workshop = (cache: StepCache) =>
  keyOf(testUnits(cache), 'packages/workshop/src/caching/runUnits.test.ts');
const packages = (cache: StepCache) => keyOf(consumerUnits(cache), 'tests/packages');
const generators = (cache: StepCache) => keyOf(generatorUnits(cache), 'tests/generators');
const whole = (cache: StepCache) => keyOf(wholeUnit('tests/boundaries')(cache), 'tests/boundaries');

const all = {
  everyTest,
  everyStory,
  everyPage,
  seenPage,
  everyType,
  server,
  journey,
  recorded,
  packages,
  generators,
  workshop,
  whole,
};
const names = Object.keys(all) as (keyof typeof all)[];
/** What a part of the product reaches, and one that the server does not import. */
const product = names.filter((name) => name !== 'workshop');
const allButServer = product.filter((name) => name !== 'server');

async function loadKeys(): Promise<Record<keyof typeof all, string>> {
  const cache = await read();
  return Object.fromEntries(names.map((name) => [name, all[name](cache)])) as Record<
    keyof typeof all,
    string
  >;
}

const classes: [string, string, (keyof typeof all)[]][] = [
  ['a lockfile', 'pnpm-lock.yaml', names],
  ['the catalog', 'pnpm-workspace.yaml', names],
  ['settings of the compiler', 'tsconfig.base.json', names],
  ['how the browser is started', 'chromium.config.ts', names],
  ['the runner', 'packages/workshop/src/testing/runVitest.ts', names],
  ['the table of levels', 'packages/workshop/levels.json', names],
  ['a test of the workshop', 'packages/workshop/src/caching/runUnits.test.ts', ['workshop', 'whole']],
  [
    "a package's own source",
    'packages/discover/src/Total.tsx',
    ['everyTest', 'everyPage', 'seenPage', 'everyType', 'journey', 'recorded', 'whole'],
  ],
  [
    'a page that a journey was seen to touch',
    'packages/discover/src/pages/MapPage.tsx',
    ['everyTest', 'everyPage', 'seenPage', 'everyType', 'journey', 'recorded', 'whole'],
  ],
  [
    'a page that it cannot have touched',
    'packages/discover/src/pages/ChatPage.tsx',
    ['everyTest', 'everyPage', 'everyType', 'journey', 'whole'],
  ],
  [
    'a source that no build names',
    'packages/discover/src/fixtures.ts',
    ['everyTest', 'everyPage', 'seenPage', 'everyType', 'journey', 'recorded', 'whole'],
  ],
  ["a package's own test", 'packages/discover/src/Total.test.tsx', ['everyTest', 'everyType', 'whole']],
  [
    "a package's settings of its tests",
    'packages/discover/vitest.config.ts',
    ['everyTest', 'everyPage', 'seenPage', 'everyType', 'journey', 'recorded', 'whole'],
  ],
  ['a package it imports', 'packages/ui/src/Button/Button.tsx', allButServer],
  ['a package it imports through another', 'packages/formatters/src/money.ts', product],
  ['a token, which the pages of the issuers show as well', 'tokens/src/new.json', product],
  [
    'a migration',
    'packages/server/migrations/0001-listings.sql',
    ['server', 'everyPage', 'seenPage', 'journey', 'recorded', 'packages', 'generators', 'whole'],
  ],
  [
    'a double of the issuers, which only tests of the server start',
    'packages/sandbox/src/singpass/startIssuers.ts',
    ['server', 'everyPage', 'seenPage', 'journey', 'recorded', 'packages', 'whole'],
  ],
  [
    "a server's test",
    'packages/server/src/createPlatform.test.ts',
    ['server', 'packages', 'generators', 'whole'],
  ],
  [
    'what a feature says of itself, where a new page gets its line',
    'packages/discover/package.json',
    ['everyTest', 'everyPage', 'seenPage', 'everyType', 'journey', 'recorded', 'generators', 'whole'],
  ],
  ['a test of a package it imports', 'packages/formatters/src/money.test.ts', ['packages', 'whole']],
  ['a paper of a package it imports', 'packages/formatters/README.md', ['packages', 'whole']],
  ['a story', 'packages/ui/src/Button/Button.stories.tsx', ['everyStory', 'packages', 'whole']],
  ['the pictures of a page', 'tests/visual/baselines/pages-map-ready-light.png', ['everyPage', 'seenPage']],
  ['the pictures of another page', 'tests/visual/baselines/pages-search-results-light.png', []],
  ['the stories of another page', 'app/testing/ChatPage.stories.tsx', ['whole']],
  [
    'what stories of screens share',
    'app/testing/issuers.ts',
    ['everyPage', 'seenPage', 'journey', 'recorded', 'whole'],
  ],
  ['the pictures of a story', 'tests/visual/baselines/actions-button-variants-light.png', ['everyStory']],
  [
    'the build that drew the pictures',
    'tests/visual/baselines/chromium.json',
    ['everyStory', 'everyPage', 'seenPage'],
  ],
  ['how stories are drawn', '.storybook/preview.tsx', ['everyStory', 'everyPage', 'seenPage', 'whole']],
  [
    'how stories are compared',
    'tests/visual/compareStory.ts',
    ['everyStory', 'everyPage', 'seenPage', 'whole'],
  ],
  ['the stories of a page', 'app/testing/MapPage.stories.tsx', ['everyPage', 'seenPage', 'whole']],
  ['a journey', 'tests/e2e/find-a-home.test.ts', ['journey', 'recorded', 'whole']],
  ['how journeys are run', 'tests/e2e/playwright.config.ts', ['journey', 'recorded', 'whole']],
  ['what journeys share', 'tests/support/startSewa.ts', ['journey', 'recorded', 'packages', 'whole']],
  ['another journey', 'tests/e2e/log-in.test.ts', ['whole']],
  ['a test of the packages', 'tests/packages/sizes.json', ['packages', 'whole']],
  ['the test of the generators', 'tests/generators/generators.test.ts', ['generators', 'whole']],
  ['a boundary that what they write is held to', 'tests/boundaries/names.test.ts', ['generators', 'whole']],
  ['what a release says', '.changeset/config.json', ['packages', 'generators', 'whole']],
];

describe('after a change', () => {
  let keys: Awaited<ReturnType<typeof loadKeys>>;

  beforeAll(async () => {
    keys = await loadKeys();
  });

  test.each(classes)(
    '%s (%s) is part of the keys that hang on it, and of no other',
    async (_, file, hanging) => {
      change(file);
      const earlier = keys;
      keys = await loadKeys();
      const changed = names.filter((name) => earlier[name] !== keys[name]);
      expect(changed.sort()).toEqual([...hanging].sort());
    },
  );
});

describe('with the same files', () => {
  test('the keys are the same again', async () => {
    expect(await loadKeys()).toEqual(await loadKeys());
  });

  test('another kind has keys of its own', async () => {
    expect(everyTest(await read('component'))).not.toBe(everyTest(await read('unit')));
  });

  test.each(['browser', 'postgres'])('another %s asks for other keys', async (name) => {
    expect(server(await read('unit', { ...facts, [name]: 'newer' }))).not.toBe(server(await read()));
  });

  test.each([
    'APP_ENV',
    'CI',
    'LANG',
    'LC_ALL',
    'LC_MESSAGES',
    'NODE_OPTIONS',
    'SEWA_TESTS',
    'SEWA_VISUAL',
    'TZ',
  ])('another %s in the shell asks for other keys', async (name) => {
    const earlier = server(await read());
    const saved = process.env[name];
    process.env[name] = `${saved ?? ''}-other`;
    try {
      expect(server(await read())).not.toBe(earlier);
    } finally {
      if (saved === undefined) delete process.env[name];
      else process.env[name] = saved;
    }
  });
});

describe('on another machine', () => {
  const shell: Shell = { version: 'v24.1.0', platform: 'linux', arch: 'x64', env: {} };
  const keyOn = async (openData: string, other: Partial<Shell> = {}) =>
    server(await read('unit', facts, describeMachine(openData, { ...shell, ...other })));

  test.each<[string, Partial<Shell>]>([
    ['Node', { version: 'v24.1.1' }],
    ['system', { platform: 'darwin' }],
    ['processor', { arch: 'arm64' }],
  ])('another %s asks for other keys', async (_, other) => {
    expect(await keyOn('missing', other)).not.toBe(await keyOn('missing'));
  });

  test('other open data asks for other keys, also where a file has the same size', async () => {
    const folder = makeTestFolder();
    const keys = [await keyOn('missing'), await keyOn(folder)];
    for (const [file, text] of [
      ['areas/stations.csv', 'Bedok,1'],
      ['areas/stations.csv', 'Bedok,2'],
      ['schools.csv', ''],
    ] as const) {
      mkdirSync(path.join(folder, 'areas'), { recursive: true });
      writeFileSync(path.join(folder, file), text);
      keys.push(await keyOn(folder));
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the same machine has the same keys', async () => {
    expect(await keyOn('missing', { env: { HOME: '/home/ada' } })).toBe(await keyOn('missing'));
    expect(server(await read())).toBe(server(await read()));
  });
});

test('a test of the workshop that looks at the repository hangs on all of it', async () => {
  const own = async () => keyOf(testUnits(await read()), ownFile);
  const earlier = await own();
  change('packages/discover/src/Total.tsx');
  expect(await own()).not.toBe(earlier);
});

test('a picture that is new asks for the tests that list pictures, one that is drawn anew does not', async () => {
  const listing = async () => keyOf(testUnits(await read()), ownFile);
  const keys = [await listing()];
  for (const file of ['actions-button-variants-light.png', 'actions-button-new-light.png']) {
    change(`tests/visual/baselines/${file}`);
    keys.push(await listing());
  }
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false]);
});

test('every package with tests or stories is a unit', () => {
  expect(testUnits(before).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['packages/ui', 'packages/discover', ownFile, 'app', 'tokens']),
  );
  expect(storyUnits(before, null).map(({ name }) => name)).toEqual(
    expect.arrayContaining([buttonStories, 'packages/pickers/src/Calendar/Calendar.stories.tsx', mapStories]),
  );
});

test('every picture belongs to the stories of a package', async () => {
  const tree = await SourceTree.read(repositoryRoot);
  const stories = tree.files.filter((file) => storyFile.test(file));
  const pictures = tree.below('tests/visual/baselines').filter((file) => file.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(1_000);
  const owned = new Set(listPicturesOf(tree, stories));
  expect(pictures.filter((file) => !owned.has(file))).toEqual([]);
});
