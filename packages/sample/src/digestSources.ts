import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = import.meta.resolve('@sewa/server');
const folders = [
  new URL('.', import.meta.url),
  new URL('../data/', import.meta.url),
  new URL('../content/', import.meta.url),
  ...[
    'content/article-import/',
    'platform/blobs/',
    'homes/import/',
    'billing/ledger/',
    'homes/listings/',
    'homes/places/',
    'homes/properties/',
    'billing/receipts/',
  ].map((folder) => new URL(folder, server)),
];

/** A digest of all that decides what the sample market is in a database: code, data and texts of this package, and the server's code that writes it. */
export function digestSources(): string {
  const hash = createHash('sha256');
  for (const folder of folders.map((url) => fileURLToPath(url))) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
