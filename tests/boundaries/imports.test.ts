import path from 'node:path';
import { copyRepository, type RepositoryCopy, toolInputs } from '@sewa/workshop/copying';
import { loadLevels, makeDependencyRules } from '@sewa/workshop/levels';
import { runDependencyCruiser } from '@sewa/workshop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRawFolder, seed } from './plant.ts';

const { packages, outside } = loadLevels();
const all = [...packages, ...outside];

function relativeImport(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return `import '${way.startsWith('.') ? way : `./${way}`}';\n`;
}

/** One seeded file for each rule: the rule's name and the file that breaks it. */
const seeded: { rule: string; file: string; text: string }[] = [];

for (const { name, folder, mayImport } of all) {
  const target = all.find((other) => other.name !== name && !mayImport.includes(other.name));
  if (!target) continue;
  const file = `${folder}/src/seededUpwards.ts`;
  const text = relativeImport(file, `${target.folder}/src/seededInner.ts`);
  seeded.push({ rule: `${name}-imports-only-downwards`, file, text });
}
// What may import one entry of a package may not import another.
for (const { name, folder, mayImport } of packages) {
  const whole = all.find((other) => mayImport.some((allowed) => allowed.startsWith(`${other.name}/`)));
  if (!whole) continue;
  const file = `${folder}/src/seededOtherEntry.ts`;
  const text = relativeImport(file, `${whole.folder}/src/index.ts`);
  seeded.push({ rule: `${name}-imports-only-downwards`, file, text });
}
for (const { name, folder } of packages) {
  const file = `tests/seeded/${name}.ts`;
  const text = relativeImport(file, `${folder}/src/seededInner.ts`);
  seeded.push({ rule: `${name}-is-entered-by-its-entries`, file, text });
}
/** Files that seeded ones import, below folders that have levels of their own. */
const targets: string[] = [];
for (const { name, folder, folders = [] } of packages) {
  const source = `${folder}/src`;
  const place = (each: string, file: string) => path.posix.join(source, each, file);
  const named = folders.flat();
  folders.forEach((level, index) => {
    for (const each of level) {
      const below = folders.slice(0, index).flat();
      const target = named.find((other) => other !== each && other !== '.' && !below.includes(other));
      if (!target) continue;
      targets.push(place(target, 'seededTarget.ts'));
      const file = place(each, 'seededUpToFolder.ts');
      const rule = `${name}-${each === '.' ? 'files' : each}-imports-only-from-lower-folders`;
      seeded.push({ rule, file, text: relativeImport(file, place(target, 'seededTarget.ts')) });
    }
  });
  const [lowest] = named;
  if (!lowest) continue;
  const file = `${source}/seeded-folder/seeded.ts`;
  const text = relativeImport(file, place(lowest, 'seededTarget.ts'));
  targets.push(place(lowest, 'seededTarget.ts'));
  seeded.push({ rule: `${name}-folders-stand-in-the-table`, file, text });
}
seeded.push(
  { rule: 'no-circle', file: 'packages/paths/src/seededCircle.ts', text: "import './seededRound.ts';\n" },
  {
    rule: 'no-unresolved-import',
    file: 'packages/paths/src/seededNowhere.ts',
    text: "import './nothingIsHere.ts';\n",
  },
  {
    rule: 'product-never-imports-tests',
    file: 'packages/paths/src/seededProduct.ts',
    text: "import './seeded.test.ts';\n",
  },
);

let copy: RepositoryCopy;
let rejected: string[];

beforeAll(async () => {
  copy = await copyRepository('linked', toolInputs);
  for (const { folder } of all)
    for (const file of ['index.ts', 'seededInner.ts'])
      seed(copy.root, `${folder}/src/${file}`, 'export const inner = 1;\n');
  seed(copy.root, 'packages/paths/src/seededRound.ts', "import './seededCircle.ts';\n");
  seed(copy.root, 'packages/paths/src/seeded.test.ts', 'export const test = 1;\n');
  for (const file of targets) seed(copy.root, file, 'export const target = 1;\n');
  for (const { file, text } of seeded) seed(copy.root, file, text);
  const { failures } = await runDependencyCruiser({
    root: copy.root,
    rawFolder: makeRawFolder(copy.root),
    filters: [],
    environment: process.env,
    cores: 1,
    cache: null,
  });
  rejected = failures.flatMap((failure) => failure.message.split('\n'));
});

afterAll(() => copy.remove());

test('every rule has a seeded import that breaks it', () => {
  const rules = makeDependencyRules().map((rule) => rule.name);
  expect(rules.filter((rule) => !seeded.some((issue) => issue.rule === rule))).toEqual([]);
});

test.each(seeded)('$rule refuses the import seeded in $file', ({ rule, file }) => {
  expect(rejected.some((line) => line.startsWith(`${rule}: ${file} imports `))).toBe(true);
});
