import { fileURLToPath } from 'node:url';
import { inRepository, installedProgram, listPackageFolders } from '../repository.ts';
import { type Command, check, journeys, vitest } from './commands.ts';
import type { Need } from './meetNeeds.ts';

/** One kind of test: its commands and what they need. */
export interface Kind {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly needs?: readonly Need[];
  /** Two for what runs in two workers. */
  readonly cores?: 2;
  /** Whether it is run by `npm test -- --all` only, or by its name. */
  readonly isExtra?: true;
  readonly environment?: NodeJS.ProcessEnv;
}

const inNode = (name: string, ...programArguments: string[]) =>
  check(name, process.execPath, ...programArguments);
const command = (name: string) =>
  inNode(name, '--conditions=sewa-source', inRepository(`packages/workshop/src/commands/${name}.ts`));

// The compiler's native version checks in half the time; what builds declarations still needs the one before it.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const types = (folder: string) =>
  inNode(`types of ${folder}`, compiler, '--project', inRepository(folder), '--noEmit', '--pretty', 'false');

const biome = check('biome', installedProgram('biome'), 'ci', '--max-diagnostics=50', '.');
const unused = check('unused', installedProgram('knip'), '--no-progress');
const imports = check('imports', installedProgram('depcruise'), '--output-type=err', ...listPackageFolders());

/** Every kind of test, the longest first, so that all end about together; what keeps two cores busy begins when both are free. */
export const kinds: readonly Kind[] = [
  { name: 'component', commands: [vitest('.', 'component:*')], needs: ['browser'] },
  { name: 'server-postgres', commands: [vitest('.', 'server:postgres*')], needs: ['postgres'] },
  { name: 'unit', commands: [vitest('.', 'unit:*')] },
  { name: 'visual', commands: [vitest('tests/visual')], needs: ['browser'] },
  { name: 'types', commands: [types('.'), types('packages/workshop')] },
  { name: 'boundaries', commands: [imports, unused, vitest('tests/boundaries')] },
  { name: 'server-pglite', commands: [vitest('.', 'server:pglite*')] },
  { name: 'lint', commands: [biome] },
  { name: 'packages', commands: [vitest('tests/packages')], needs: ['browser'], isExtra: true },
  { name: 'storybook', commands: [command('build-storybook')], isExtra: true },
  { name: 'e2e', commands: [journeys], needs: ['browser', 'build', 'market'], cores: 2 },
  {
    name: 'e2e-published',
    commands: [journeys],
    needs: ['browser', 'published build', 'market'],
    cores: 2,
    isExtra: true,
    environment: { SEWA_PACKAGES: 'published' },
  },
  {
    name: 'e2e-https',
    commands: [journeys],
    needs: ['browser', 'build', 'market'],
    cores: 2,
    isExtra: true,
    environment: { SEWA_SITE: 'https' },
  },
  { name: 'generators', commands: [vitest('tests/generators')], cores: 2, isExtra: true },
];

/** Reads the words after `npm test --`: names of kinds, or `--all`; throws the sentence that says what it does not know. */
export function chooseKinds(options: readonly string[]): { chosen: readonly Kind[]; isWhole: boolean } {
  const isWhole = options.includes('--all');
  const names = options.filter((option) => option !== '--all');
  const known = kinds.map(({ name }) => name);
  for (const name of names) {
    if (name.startsWith('-')) throw new Error(`There is no option ${name}; there is --all.`);
    if (!known.includes(name))
      throw new Error(`There is no kind of test "${name}". The kinds are: ${known.join(', ')}.`);
  }
  if (names.length > 0) return { chosen: kinds.filter(({ name }) => names.includes(name)), isWhole };
  return { chosen: kinds.filter(({ isExtra }) => isWhole || !isExtra), isWhole };
}
