import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { listPublished, packageScope, repositoryRoot } from '@sewa/workshop/repository';
import { beforeAll, expect, inject, test } from 'vitest';

const project = inject('nodeScript');
const published = listPublished();

function listExamples(folder: string): string[] {
  const readme = readFileSync(path.join(repositoryRoot, folder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].flatMap(([, code]) => code ?? []);
}

let issues: string[];

beforeAll(async () => {
  for (const { name, folder } of published) {
    for (const [index, code] of listExamples(folder).entries()) {
      writeFileSync(path.join(project, `readme-${name}-${index}.tsx`), `${code}\nexport {};\n`);
    }
  }
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { jsx: 'react-jsx', allowJs: false, checkJs: false },
    include: ['readme-*.tsx'],
  };
  writeFileSync(path.join(project, 'readmes.tsconfig.json'), JSON.stringify(settings));
  const { output } = await runProgram(
    path.join(project, 'node_modules/.bin/tsc'),
    ['-p', 'readmes.tsconfig.json', '--pretty', 'false'],
    { folder: project },
  );
  issues = output.split('\n').filter(Boolean);
});

test.each(published)('the README of $name shows how it is used', ({ name, folder }) => {
  const examples = listExamples(folder);
  expect(examples.length).toBeGreaterThan(0);
  for (const code of examples) expect(code).toContain(`'${packageScope}/${name}`);
});

test('a stranger can compile what the READMEs show', () => {
  expect(issues).toEqual([]);
});
