import { copyRepository, type RepositoryCopy } from '@sewa/workshop/copying';
import { runKnip } from '@sewa/workshop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRawFolder, seed, seedInJson } from './plant.ts';

let copy: RepositoryCopy;
let found: string[];

beforeAll(async () => {
  copy = await copyRepository();
  seed(copy.root, 'packages/formatters/src/seededAlone.ts', 'export const alone = 1;\n');
  seed(copy.root, 'packages/workshop/src/commands/seeded.ts', "import '../seededExports.ts';\n");
  seed(copy.root, 'packages/workshop/src/seededExports.ts', 'export const seededExport = 1;\n');
  seed(copy.root, 'packages/formatters/src/seeded.test.ts', "import 'undeclared-library';\n");
  seedInJson(copy.root, 'packages/api/package.json', (manifest) => ({
    ...manifest,
    dependencies: { ...Object(manifest.dependencies), 'unused-library': 'catalog:' },
  }));
  const { failures } = await runKnip({
    root: copy.root,
    rawFolder: makeRawFolder(copy.root),
    filters: [],
    environment: process.env,
    cores: 1,
    cache: null,
  });
  found = failures.flatMap((failure) => failure.message.split('\n'));
});

afterAll(() => copy.remove());

test('a file that nothing imports is found', () => {
  expect(found).toContain(
    'packages/formatters/src/seededAlone.ts: files packages/formatters/src/seededAlone.ts',
  );
});

test('an export that nothing uses is found', () => {
  expect(found).toContain('packages/workshop/src/seededExports.ts: exports seededExport');
});

test('a dependency that nothing imports is found', () => {
  expect(found).toContain('packages/api/package.json: dependencies unused-library');
});

test('an import of a library that is not declared is found', () => {
  expect(found).toContain('packages/formatters/src/seeded.test.ts: unlisted undeclared-library');
});
