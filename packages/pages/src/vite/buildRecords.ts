import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { PageRow } from '../page.ts';

const compressible = /\.(js|css|svg|json|webmanifest|ico|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // What the build says of itself is read by the server only.
    const isRecord = entry.parentPath.endsWith('/.vite');
    if (isRecord || !entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(
      `${file}.br`,
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** The rules of each route as the build's record states them; what only code can say is left out. */
function describeRoutes(rows: readonly PageRow[]) {
  return rows.map(({ path, layout, visibility, flags = [], guard = {} }) => ({
    path,
    layout,
    visibility,
    flags,
    isSignedInOnly: guard.isSignedInOnly ?? false,
    can: guard.can ?? null,
  }));
}

/**
 * After the client build: names the build by what is in it, writes `builds/latest.json` and `builds/meta/{buildId}.json`
 * (the rules of each route), and compressed copies beside every file.
 */
export function buildRecords(rows: readonly PageRow[]): Plugin {
  let folder = '';
  let isServerBuild = false;
  let isWritten = false;
  return {
    name: 'sewa:build-records',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir);
      isServerBuild = Boolean(config.build.ssr);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // A build that failed says why by itself.
      if (isServerBuild || !isWritten) return;
      const manifest = await readFile(join(folder, '.vite/manifest.json'));
      const id = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
      await mkdir(join(folder, 'builds/meta'), { recursive: true });
      await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id }));
      await writeFile(
        join(folder, `builds/meta/${id}.json`),
        JSON.stringify({ id, routes: describeRoutes(rows) }),
      );
      await compressFolder(folder);
    },
  };
}
