import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTypes } from './runTypes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sewa-types-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object): void {
  const at = path.join(root, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A project with one file, which has an error. */
function makeProject(folder: string, compilerOptions: object, text = 'export const a: string = 1;\n'): void {
  write(`${folder}/package.json`, {});
  write(`${folder}/tsconfig.json`, {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions,
    include: ['*.ts'],
  });
  write(`${folder}/a.ts`, text);
}

const run = () =>
  runTypes({
    root,
    rawFolder: path.join(root, 'raw'),
    filters: [],
    environment: process.env,
    cores: 2,
    cache: null,
  });

beforeEach(() => {
  write('tsconfig.base.json', { compilerOptions: { lib: ['ES2023'], types: [], skipLibCheck: true } });
  mkdirSync(path.join(root, 'raw'));
});

test('programs that are checked at once each find the errors of their own projects', async () => {
  makeProject('app', { strict: true });
  makeProject('tests', { strict: true });
  makeProject('tokens', { strict: false });
  makeProject('packages/ui', { strict: false });
  const { passed, failures } = await run();
  expect(failures.map(({ name }) => name).sort()).toEqual(
    ['app', 'packages/ui', 'tests', 'tokens'].map((folder) => `types of ${folder}/tsconfig.json`),
  );
  expect(passed).toBe(0);
});

test('projects that share a program find the types that only one of them has installed', async () => {
  const ofVite = { types: ['vite/client'] };
  makeProject('app', ofVite, 'export const mode: string = viteMode;\n');
  makeProject('tests', ofVite, 'export const mode: number = viteMode;\n');
  write('app/node_modules/vite/client.d.ts', 'declare const viteMode: string;\n');
  const { passed, failures } = await run();
  expect(failures.map(({ name }) => name)).toEqual(['types of tests/tsconfig.json']);
  expect(passed).toBe(1);
});
