/**
 * Makes `data/` from a folder of open data: joined, with the columns that are imported, positions to about a metre.
 * `node --conditions=sewa-source packages/sample/bin/makeData.ts FOLDER`
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeData } from '../src/places/makeData.ts';

const [folder] = process.argv.slice(2);
if (folder) {
  for (const [name, content] of Object.entries(makeData(folder)))
    writeFileSync(path.join(import.meta.dirname, '../data', name), content);
} else {
  process.stderr.write('Say which folder holds the open data.\n');
  process.exitCode = 1;
}
