import type { Levels } from '../levels/levels.ts';
import { listTestedFolders } from './packageClosure.ts';
import type { SourceTree } from './SourceTree.ts';

/** The files of which a unit's tests are: `Button.test.tsx`, `Button.stories.tsx`. */
export const testFile = /\.test\.tsx?$/;
export const storyFile = /\.stories\.tsx?$/;

const pictures = 'tests/visual/baselines/';
const isPicture = (file: string) => file.startsWith(pictures);

/** What no other package takes from a package: its tests, stories, pictures for people and papers. */
const isOwnBusiness = (file: string) =>
  testFile.test(file) || storyFile.test(file) || /\.(md|jpg)$/.test(file) || isPicture(file);

/** What others take from some folders. */
export const listSources = (tree: SourceTree, folders: readonly string[]): string[] =>
  tree.below(...folders).filter((file) => !isOwnBusiness(file));

/** What every unit depends on: pins, settings of the tools, and the programs that run the tests. */
export function listCommonFiles(tree: SourceTree): string[] {
  const atTheTop = tree.files.filter((file) => !file.includes('/') && !file.endsWith('.md'));
  return [...atTheTop, ...listSources(tree, ['packages/workshop'])];
}

/** Everything but the pictures that stories are compared with. */
export const listAllFiles = (tree: SourceTree): string[] => tree.files.filter((file) => !isPicture(file));

/** The pictures that stories are compared with, and which build has drawn them. */
export const listPictures = (tree: SourceTree): string[] => tree.files.filter(isPicture);

/** What the built product and its processes are made of. */
export const listProductFiles = (tree: SourceTree): string[] =>
  listSources(tree, ['app', 'packages', 'tokens']);

/** A package with its tests, and the sources of all it may import and of what only its tests use. */
export function listPackageFiles(tree: SourceTree, levels: Levels, name: string): string[] {
  const [own = '', ...others] = listTestedFolders(levels, tree.root, name);
  return [...tree.below(own), ...listSources(tree, others)].filter((file) => !isPicture(file));
}

const storyTitle = /\btitle:\s*['"`]([^'"`]+)['"`]/;

/** A story's pictures begin with its title in lower case, as Storybook writes ids. */
const toIdPrefix = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-`;

/** The pictures that the stories of some files are compared with; all of them where a file does not say its title. */
export function listPicturesOf(tree: SourceTree, stories: readonly string[]): string[] {
  const prefixes = stories.map((file) => {
    const title = storyTitle.exec(tree.parseText(file))?.[1];
    return title === undefined ? '' : toIdPrefix(title);
  });
  const all = tree.below('tests/visual/baselines');
  return all.filter((file) => prefixes.some((prefix) => file.slice(pictures.length).startsWith(prefix)));
}

/** What stories hang on beside sources: Storybook, how they are compared, and their own pictures. */
export const listStoryInputs = (tree: SourceTree, stories: readonly string[]): string[] => [
  ...tree.below('.storybook', 'app/public', `${pictures}chromium.json`),
  ...tree.below('tests/visual').filter((file) => file.endsWith('.ts')),
  ...listPicturesOf(tree, stories),
];
