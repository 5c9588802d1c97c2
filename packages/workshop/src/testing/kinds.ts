import { inRepository, installedProgram, listPackageFolders } from '../repository.ts';
import { checkTypes } from './checkTypes.ts';
import { check, playwright, vitest } from './commands.ts';
import type { Kind } from './tally.ts';

const ours = (name: string) =>
  check(name, process.execPath, [
    '--conditions=sewa-source',
    inRepository('packages/workshop/src/commands', `${name}.ts`),
  ]);

const biome = check('biome', installedProgram('biome'), ['ci', '--max-diagnostics=50', '--colors=off', '.']);
const imports = check('imports', installedProgram('depcruise'), [
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ...listPackageFolders(),
]);
const unused = check('unused', installedProgram('knip'), ['--no-progress']);

/** Every kind of test, the longest first, so that all end about together; those that keep two cores busy run alone at the end. */
export const kinds: readonly Kind[] = [
  { name: 'component', needs: ['browser'], cores: 1, isCore: true, commands: [vitest('.', 'component:*')] },
  {
    name: 'server-postgres',
    needs: ['postgres'],
    cores: 1,
    isCore: true,
    commands: [vitest('.', 'server:postgres*')],
  },
  { name: 'unit', needs: [], cores: 1, isCore: true, commands: [vitest('.', 'unit:*')] },
  { name: 'visual', needs: ['browser'], cores: 1, isCore: true, commands: [vitest('tests/visual')] },
  { name: 'types', needs: [], cores: 1, isCore: true, commands: [checkTypes] },
  {
    name: 'boundaries',
    needs: [],
    cores: 1,
    isCore: true,
    commands: [imports, unused, vitest('tests/boundaries')],
  },
  { name: 'server-pglite', needs: [], cores: 1, isCore: true, commands: [vitest('.', 'server:pglite*')] },
  { name: 'lint', needs: [], cores: 1, isCore: true, commands: [biome] },
  { name: 'packages', needs: ['browser'], cores: 1, isCore: false, commands: [vitest('tests/packages')] },
  { name: 'storybook', needs: [], cores: 1, isCore: false, commands: [ours('build-storybook')] },
  {
    name: 'e2e',
    needs: ['browser', 'build', 'sample market'],
    cores: 2,
    isCore: true,
    commands: [playwright('@core')],
  },
  {
    name: 'e2e-published',
    needs: ['browser', 'published build', 'sample market'],
    cores: 2,
    isCore: false,
    environment: { SEWA_PACKAGES: 'published' },
    commands: [playwright()],
  },
  {
    name: 'e2e-https',
    needs: ['browser', 'build', 'sample market'],
    cores: 2,
    isCore: false,
    environment: { SEWA_SITE: 'https' },
    commands: [playwright()],
  },
  { name: 'generators', needs: [], cores: 2, isCore: false, commands: [vitest('tests/generators')] },
];

/** Reads the words after `npm test --`: names of kinds, or `--all`; throws the sentence that says what it does not know. */
export function chooseKinds(words: readonly string[]): { chosen: readonly Kind[]; isWhole: boolean } {
  const isWhole = words.includes('--all');
  const names = words.filter((word) => word !== '--all');
  const known = kinds.map(({ name }) => name);
  for (const name of names) {
    if (name.startsWith('-')) throw new Error(`There is no option ${name}; there is --all.`);
    if (!known.includes(name))
      throw new Error(`There is no kind of test "${name}". The kinds are: ${known.join(', ')}.`);
  }
  if (names.length > 0) return { chosen: kinds.filter(({ name }) => names.includes(name)), isWhole };
  return { chosen: kinds.filter(({ isCore }) => isCore || isWhole), isWhole };
}
