import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listPackages, packageScope } from '../repository.ts';
import { checkName, type Generated, GeneratorError, nounName } from './generated.ts';

const toJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Whether git leaves a folder out; outside a repository it leaves out nothing. */
const isIgnored = (root: string, folder: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', `${folder}/`], { cwd: root }).status === 0;

/** A private package: manifest, entry, test and README. */
export function generatePackage(root: string, [given]: readonly (string | undefined)[]): Generated {
  const name = checkName(given, nounName, 'a package is one noun like "insurance"');
  const folder = `packages/${name}`;
  if (existsSync(path.join(root, folder))) throw new GeneratorError(`${folder} exists already.`);
  if (isIgnored(root, folder))
    throw new GeneratorError(`"${name}" is no name here: git ignores a folder of that name.`);
  const known = listPackages(root).find((entry) => entry.name === name);
  if (known) throw new GeneratorError(`There is a package "${name}" already, in ${known.folder}.`);
  return {
    files: {
      [`${folder}/package.json`]: toJson({
        name: `${packageScope}/${name}`,
        version: '0.1.0',
        description: `What ${name} is for, in one sentence.`,
        private: true,
        license: 'UNLICENSED',
        type: 'module',
        exports: { '.': './src/index.ts' },
        scripts: { types: 'tsc -p tsconfig.json' },
        devDependencies: { '@types/node': 'catalog:', typescript: 'catalog:', vitest: 'catalog:' },
      }),
      [`${folder}/tsconfig.json`]: toJson({
        extends: '../../tsconfig.base.json',
        compilerOptions: { types: ['node'] },
        include: ['src', '*.ts'],
      }),
      [`${folder}/vitest.config.ts`]: `import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  test: { name: 'unit:${name}', include: ['src/**/*.test.ts'] },
});
`,
      [`${folder}/src/index.ts`]: `/** What the package is called, to be replaced by its first real name. */
export const packageName = '${name}';
`,
      [`${folder}/src/index.test.ts`]: `import { expect, test } from 'vitest';
import { packageName } from './index.ts';

test('it knows its name', () => {
  expect(packageName).toBe('${name}');
});
`,
      [`${folder}/README.md`]: `# ${packageScope}/${name}

What it is for, in one sentence.

## Use

\`\`\`ts
import { packageName } from '${packageScope}/${name}';
\`\`\`

## What it does not do
`,
    },
    nextSteps: [
      'It may import what a feature may. A package for features to stand on is named in .dependency-cruiser.mjs.',
      `A feature with pages depends on @sewa/pages; the app, which depends on it, gives them their routes.`,
    ],
  };
}
