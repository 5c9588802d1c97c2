import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireDataFolder } from './requireDataFolder.ts';

const parent = mkdtempSync(join(tmpdir(), 'sewa-data-'));
afterAll(() => rmSync(parent, { recursive: true }));

const fail = (code: string) => () => {
  throw Object.assign(new Error(`${code}: no`), { code });
};

test.each([
  ['EROFS', 'this one is on a read-only file system'],
  ['EACCES', 'this user may not write there'],
])('a folder that cannot be written (%s) is refused in one sentence', (code, reason) => {
  for (const dataFolder of [parent, join(parent, 'not/there/yet')])
    expect(() => requireDataFolder({ databaseUrl: null, dataFolder }, fail(code))).toThrow(
      `DATA_DIR is ${JSON.stringify(dataFolder)}; it should be a folder that can be written: ${reason}.`,
    );
});

test('a file is refused in one sentence', () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');
  for (const dataFolder of [file, join(file, 'below')])
    expect(() => requireDataFolder({ databaseUrl: null, dataFolder })).toThrow(`${file} is a file.`);
});

test('a folder that can be written, or made, is taken and left as it is', () => {
  const before = readdirSync(parent);
  requireDataFolder({ databaseUrl: null, dataFolder: join(parent, 'new') });
  expect(readdirSync(parent)).toEqual(before);
});

test('no folder is wanted where a database server is named', () =>
  requireDataFolder({ databaseUrl: 'postgres://db', dataFolder: '/' }, fail('EROFS')));
