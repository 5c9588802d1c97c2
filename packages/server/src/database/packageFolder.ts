import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, also when its code was bundled into somebody else's file. */
export function getPackageFolder(): string {
  const fromSource = join(dirname(fileURLToPath(import.meta.url)), '../..');
  if (
    existsSync(join(fromSource, 'migrations')) &&
    existsSync(join(fromSource, 'src/database/packageFolder.ts'))
  ) {
    return fromSource;
  }
  return dirname(createRequire(import.meta.url).resolve('@sewa/server/package.json'));
}
