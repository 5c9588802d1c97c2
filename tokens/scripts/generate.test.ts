import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'generate.ts');
const longAgo = new Date('2020-01-01');
let folder: string;

const generate = () => execFileSync(process.execPath, [script, '--out', folder]);
const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sewa-tokens-'));
  generate();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('what is generated already is not written again', () => {
  const files = listFiles();
  for (const file of files) utimesSync(file, longAgo, longAgo);
  generate();
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => statSync(file).mtimeMs !== longAgo.getTime())).toEqual([]);
});
