import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Levels, levelsFile, packageScope } from '../levels/levels.ts';
import { checkName, type Generated, GeneratorError, nounName } from './generated.ts';

const toJson = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Whether git leaves a folder out; outside a repository it leaves out nothing. */
const isIgnored = (root: string, folder: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', `${folder}/`], { cwd: root }).status === 0;

/** A private package of level 0: manifest, entry, test, README, and its row in the table of levels. */
export function generatePackage(root: string, [given]: readonly (string | undefined)[]): Generated {
  const name = checkName(given, nounName, 'a package is one noun like "rentals"');
  const folder = `packages/${name}`;
  if (existsSync(path.join(root, folder))) throw new GeneratorError(`${folder} exists already.`);
  if (isIgnored(root, folder))
    throw new GeneratorError(`"${name}" is no name here: git ignores a folder of that name.`);
  const levels: Levels = JSON.parse(readFileSync(path.join(root, levelsFile), 'utf8'));
  const known = [...levels.packages, ...levels.outside].find((entry) => entry.name === name);
  if (known) throw new GeneratorError(`There is a package "${name}" already, in ${known.folder}.`);
  const row = { name, folder, level: 0, published: false, mayImport: [], libraries: [] };
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
      [levelsFile]: toJson({ ...levels, packages: [...levels.packages, row] }),
    },
    nextSteps: [
      `Set its level and what it may import in ${levelsFile}, let others import it there, then run "npm run levels -- --write".`,
    ],
  };
}
