import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies beside scripts and styles, which the server sends instead. */
export async function compressFiles(folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(root, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}
