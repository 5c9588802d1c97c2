import { copyRepository, type RepositoryCopy, toolInputs } from '@sewa/workshop/copying';
import { loadLevels, packageScope } from '@sewa/workshop/levels';
import { runBiome } from '@sewa/workshop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRawFolder, seed } from './plant.ts';

const { packages, outside } = loadLevels();
const all = [...packages, ...outside];

const imports = all.flatMap(({ name, folder, mayImport }) => {
  const target = all.find((other) => other.name !== name && !mayImport.includes(other.name));
  if (!target) return [];
  const text = `import '${packageScope}/${target.name}';\n`;
  return [{ rule: 'lint/style/noRestrictedImports', file: `${folder}/src/seededImport.ts`, text }];
});

const seeded = [
  ...imports,
  { rule: 'format', file: 'packages/paths/src/seededFormat.ts', text: 'export const  wide = "1"\n' },
  {
    rule: 'assist/source/organizeImports',
    file: 'packages/paths/src/seededOrder.ts',
    text: "import path from 'node:path';\nimport fs from 'node:fs';\n\nexport const both = [fs, path];\n",
  },
  {
    rule: 'lint/performance/noReExportAll',
    file: 'packages/paths/src/seededStar.ts',
    text: "export * from './index.ts';\n",
  },
  {
    rule: 'lint/style/useImportType',
    file: 'packages/paths/src/seededType.ts',
    text: "import { Stats } from 'node:fs';\n\nexport type Seeded = Stats;\n",
  },
  {
    rule: 'lint/style/useNodejsImportProtocol',
    file: 'packages/paths/src/seededProtocol.ts',
    text: "import fs from 'fs';\n\nexport const seeded = fs;\n",
  },
  {
    rule: 'lint/suspicious/noExplicitAny',
    file: 'packages/paths/src/seededAny.ts',
    text: 'export const anything: any = 1;\n',
  },
  {
    rule: 'lint/correctness/useExhaustiveDependencies',
    file: 'packages/ui/src/seededEffect.ts',
    text: "import { useEffect } from 'react';\n\nexport function useSeeded(value: number) {\n  useEffect(() => {\n    console.log(value);\n  }, []);\n}\n",
  },
  {
    rule: 'lint/a11y/useAltText',
    file: 'packages/ui/src/SeededImage.tsx',
    text: 'export const SeededImage = () => <img src="/home.png" />;\n',
  },
  {
    rule: 'lint/suspicious/noFocusedTests',
    file: 'packages/paths/src/seededFocus.test.ts',
    text: "import { test } from 'vitest';\n\ntest.only('alone', () => undefined);\n",
  },
  {
    rule: 'lint/suspicious/noSkippedTests',
    file: 'packages/paths/src/seededSkip.test.ts',
    text: "import { test } from 'vitest';\n\ntest.skip('later', () => undefined);\n",
  },
];

let copy: RepositoryCopy;
let rejected: string[];

beforeAll(async () => {
  copy = await copyRepository('linked', toolInputs);
  for (const { file, text } of seeded) seed(copy.root, file, text);
  const { failures } = await runBiome({
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

test.each(seeded)('$rule refuses what is seeded in $file', ({ rule, file }) => {
  const lines = rejected.filter((line) => line.startsWith(`${file}:`) || line.startsWith(`${file} `));
  expect(lines.some((line) => line.includes(` ${rule}: `))).toBe(true);
});
