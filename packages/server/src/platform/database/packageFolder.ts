import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, even if its code was bundled into another file. */
export function getPackageFolder(): string {
  const fromSource = join(dirname(fileURLToPath(import.meta.url)), '../../..');
  if (
    existsSync(join(fromSource, 'migrations')) &&
    existsSync(join(fromSource, 'src/platform/database/packageFolder.ts'))
  ) {
    return fromSource;
  }
  return dirname(createRequire(import.meta.url).resolve('@sewa/server/package.json'));
}
