import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listClosureFolders } from '../caching/packageClosure.ts';
import { SourceTree } from '../caching/SourceTree.ts';
import { listSources } from '../caching/unitInputs.ts';
import { generateComponent } from '../generators/generateComponent.ts';
import { generatePackage } from '../generators/generatePackage.ts';
import { generatePage } from '../generators/generatePage.ts';
import { generateVerb } from '../generators/generateVerb.ts';
import { loadLevels } from '../levels/levels.ts';
import { repositoryRoot } from '../repository.ts';
import { listGeneratorFiles } from './generatorUnits.ts';

const levels = loadLevels();
const generated = {
  ...generateComponent(repositoryRoot, ['SeededTag']).files,
  ...generatePage(repositoryRoot, ['discover', 'Seeded']).files,
  ...generatePackage(repositoryRoot, ['seeded']).files,
  ...generateVerb(repositoryRoot, ['organisations', 'dropSeeded']).files,
  ...generateVerb(repositoryRoot, ['seeded', 'makeSeeded']).files,
};

const specifiers = /\bfrom '([^']+)'/g;

/** What a skeleton imports of the repository: files, and packages by their names. */
function listImports(tree: SourceTree, file: string, text: string): { files: string[]; packages: string[] } {
  const named = [...text.matchAll(specifiers)].map(([, specifier = '']) => specifier);
  const files = named
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
  const packages = named.flatMap((specifier) => /^@sewa\/([^/]+)/.exec(specifier)?.[1] ?? []);
  return { files: files.filter((each) => tree.files.includes(each)), packages };
}

describe('the test of the generators hangs on', () => {
  let tree: SourceTree;
  let inputs: Set<string>;

  beforeAll(async () => {
    tree = await SourceTree.read(repositoryRoot);
    inputs = new Set(listGeneratorFiles({ tree, levels }));
  });

  test('every file they add lines to', () => {
    const changed = Object.keys(generated).filter((file) => tree.files.includes(file));
    expect(changed.length).toBeGreaterThan(10);
    const alsoChanged = ['README.md', 'biome.json', 'pnpm-lock.yaml', 'packages/api/openapi.json'];
    expect([...changed, ...alsoChanged].filter((file) => !inputs.has(file))).toEqual([]);
  });

  test('everything that the new files import, and what that imports', () => {
    const added = Object.entries(generated).filter(([file]) => !tree.files.includes(file));
    const imports = added.map(([file, text]) => listImports(tree, file, text));
    const packages = [...new Set(imports.flatMap((each) => each.packages))].filter(
      (name) => name !== 'seeded',
    );
    expect(packages.toSorted()).toEqual(['api', 'pages', 'tokens', 'ui']);
    const sources = packages.flatMap((name) =>
      listSources(tree, listClosureFolders(levels, repositoryRoot, name)),
    );
    const files = imports.flatMap((each) => each.files);
    expect(files).toContain('packages/server/src/testing/openCorporates.ts');
    expect([...sources, ...files].filter((file) => !inputs.has(file))).toEqual([]);
  });

  test('no module of a feature but its messages', () => {
    const features = levels.packages
      .filter(({ isFeature }) => isFeature)
      .map(({ folder }) => `${folder}/src`);
    expect(tree.below(...features).filter((file) => inputs.has(file))).toEqual(
      features.map((folder) => `${folder}/messages.ts`),
    );
  });
});
