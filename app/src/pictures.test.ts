import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public/pictures');

test('a picture of a public page is at most 60 kB', () => {
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => statSync(join(folder, file)).size > 60_000)).toEqual([]);
});
