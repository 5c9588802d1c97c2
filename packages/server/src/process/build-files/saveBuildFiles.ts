import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { listFiles } from '../listFiles.ts';
import { deleteOldBuilds, insertBuild, insertBuildFiles } from './queries.ts';

/** Builds whose files stay: this one and the two before. */
const KEPT_BUILDS = 3;

/**
 * Stores the fingerprinted files of a client build in the database, for processes that run another one: in a rolling restart, and
 * for pages that stay open after it.
 */
export async function saveBuildFiles(db: Database, folder: string): Promise<void> {
  const paths = listFiles(folder)
    .filter((path) => path.startsWith('/assets/'))
    .sort();
  const digest = createHash('sha256').update(paths.join('\n')).digest('hex');
  await db.transaction(async (tx) => {
    if (!(await insertBuild(tx, { digest, paths }))) return;
    const files = paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) }));
    await insertBuildFiles(tx, await Promise.all(files));
    await deleteOldBuilds(tx, KEPT_BUILDS);
  });
}
