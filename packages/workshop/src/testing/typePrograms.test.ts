import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProject, joinPrograms } from './typePrograms.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sewa-types-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function makeProject(folder: string, types: string[], others: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  const settings = { extends: '../tsconfig.base.json', compilerOptions: { types }, ...others };
  writeFileSync(path.join(root, folder, 'tsconfig.json'), JSON.stringify(settings));
}

test('projects with the same options share a program of all their files, others keep their own', () => {
  makeProject('ui', ['node'], { include: ['src', '*.ts'] });
  makeProject('app', ['node', 'vite/client'], { include: ['src'] });
  makeProject('tests', ['node'], { include: ['**/*.ts'], exclude: ['bench'] });
  expect(joinPrograms(root, ['ui', 'app', 'tests'])).toEqual([
    {
      folders: ['ui', 'tests'],
      settings: {
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          types: ['node'],
          typeRoots: ['node_modules/@types', 'ui/node_modules', 'tests/node_modules'].map((each) =>
            path.join(root, each),
          ),
        },
        include: ['ui/src', 'ui/*.ts', 'tests/**/*.ts'].map((each) => path.join(root, each)),
        exclude: [path.join(root, 'tests/bench'), '**/node_modules'],
      },
    },
    { folders: ['app'], settings: null },
  ]);
});

test('projects that extend different settings are not checked together', () => {
  makeProject('ui', [], {});
  makeProject('deeper/ui', [], {});
  expect(joinPrograms(root, ['ui', 'deeper/ui']).map(({ folders }) => folders)).toEqual([
    ['ui'],
    ['deeper/ui'],
  ]);
});

test('a file belongs to the innermost project around it', () => {
  const folders = ['tests', 'tests/visual', 'packages/ui'];
  expect(findProject(folders, 'tests/visual/compare.ts(1,2): error')).toBe('tests/visual');
  expect(findProject(folders, 'tests/support/test.ts(1,2): error')).toBe('tests');
  expect(findProject(folders, 'packages/uikit/index.ts(1,2): error')).toBeUndefined();
});
