import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeData } from './makeData.ts';

const openData = path.resolve(import.meta.dirname, '../../../../../shared/data');
const data = path.resolve(import.meta.dirname, '../../data');

test.skipIf(!existsSync(openData))(
  'the files of data/ are those made from the open data (skipped where ../shared/data is missing)',
  () => {
    const made = makeData(openData);
    expect(Object.keys(made)).toHaveLength(5);
    for (const [name, content] of Object.entries(made))
      expect(readFileSync(path.join(data, name), 'utf8') === content, name).toBe(true);
  },
);
