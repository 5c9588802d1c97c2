import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { render } from './render.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' }, out: { type: 'string' } } });
const root = values.out === undefined ? new URL('../', import.meta.url) : pathToFileURL(`${values.out}/`);
const brand = values.brand === undefined ? undefined : pathToFileURL(values.brand);

for (const [path, text] of Object.entries(await render(brand))) {
  const file = new URL(path, root);
  await mkdir(new URL('.', file), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => null);
  // A file that stays as it is is not touched: checks that run beside a build would take it for changed.
  if (text !== before) await writeFile(file, text);
}
