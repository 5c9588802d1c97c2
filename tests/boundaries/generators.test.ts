import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { checkHouseRules } from '@sewa/workshop/house-rules';
import { runProgram } from '@sewa/workshop/programs';
import { installedProgram } from '@sewa/workshop/repository';
import { checkTypes, runBiome, runDependencyCruiser } from '@sewa/workshop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRawFolder } from './plant.ts';

let copy: RepositoryCopy;

const runNew = (...names: string[]) =>
  runProgram(
    process.execPath,
    ['--conditions=sewa-source', path.join(copy.root, 'packages/workshop/src/commands/new.ts'), ...names],
    { folder: copy.root },
  );

const isNew = (text: string) => /planted/i.test(text);

beforeAll(async () => {
  copy = await copyRepository();
  for (const names of [
    ['component', 'PlantedTag'],
    ['verb', 'planted', 'makePlanted'],
    ['page', 'discover', 'Planted'],
    ['package', 'planted'],
  ]) {
    const { code, output } = await runNew(...names);
    if (code !== 0) throw new Error(output);
  }
});

afterAll(() => copy.remove());

const context = () => ({
  root: copy.root,
  rawFolder: makeRawFolder(copy.root),
  filter: null,
  environment: process.env,
  cache: null,
});

test('what the generators write is formatted and free of lint', async () => {
  const { failures } = await runBiome(context());
  expect(failures.filter(({ name }) => isNew(name) || name.includes('packages/ui/src/index.ts'))).toEqual([]);
});

test('it keeps the rules of the house', () => {
  expect(checkHouseRules(copy.root, null).faults.filter(({ file }) => isNew(file))).toEqual([]);
});

test('its imports go downwards', async () => {
  const { failures } = await runDependencyCruiser(context());
  expect(failures.filter(({ name }) => isNew(name))).toEqual([]);
});

test.each(['packages/ui', 'packages/server', 'packages/discover'])('its types hold in %s', async (folder) => {
  const { output } = await checkTypes(`${folder}/tsconfig.json`, context());
  expect(output.split('\n').filter(isNew)).toEqual([]);
});

test('the test of a generated package passes', async () => {
  const { code, output } = await runProgram(
    installedProgram('vitest', copy.root),
    ['run', '--root', 'packages/planted', '--reporter=dot'],
    { folder: copy.root },
  );
  expect(code, output).toBe(0);
});

test.each([
  [['component', 'lowerCase'], /^"lowerCase" is no name here: a component is named like "PriceTag"\.\n$/],
  [['component', 'Button'], /^packages\/ui\/src\/Button exists already\.\n$/],
  [['verb', 'planted'], /^A name is missing: a verb is named like "makeOffer"\.\n$/],
  [
    ['page', 'nowhere', 'Home'],
    /^There is no feature "nowhere"; there is discover, identity, organisations\.\n$/,
  ],
  [['package', 'ui'], /^packages\/ui exists already\.\n$/],
  [['castle'], /^What shall it be\?/],
])('%j is refused with a sentence', async (names, sentence) => {
  const { code, output } = await runNew(...names);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
});
