import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of a test's own, which may come and go. */
export interface Cluster {
  url: string;
  /** Folder that only the server's user may write. */
  folder: string;
  /** Starts the server and waits until it answers. */
  start(): Promise<void>;
  /** Ends the server: 'SIGINT' ends its connections first, 'SIGQUIT' is as good as a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Ends the server and removes all it has written. */
  remove(): Promise<void>;
}

const START_SECONDS = 30;

/** How a server is started otherwise than usual. */
export interface ClusterOptions {
  /** Listens on this port of the machine; left out, only on a socket in its folder. */
  port?: number;
  /** Further settings, as `name=value`. */
  settings?: readonly string[];
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
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Makes the files of a server with a local server's programs; nothing runs yet. Throws where there are none. */
export function makeCluster(
  programs: string | null,
  { port, settings: further = [] }: ClusterOptions = {},
): Cluster {
  if (!programs) throw new Error('The programs of a PostgreSQL server (initdb, postgres) were not found.');
  const folder = mkdtempSync(join(tmpdir(), 'sewa-pg-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
  const files = join(folder, 'cluster');
  const flags = ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  const made = spawnSync(join(programs, 'initdb'), flags, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${programs}/initdb failed: ${String(made.stderr).trim()}`);
  const settings = [
    port === undefined ? 'listen_addresses=' : 'listen_addresses=127.0.0.1',
    ...(port === undefined ? [] : [`port=${port}`]),
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
    // A server that is killed leaves what it had in the machine's shared memory; its own folder is removed.
    'dynamic_shared_memory_type=mmap',
    ...further,
  ].flatMap((setting) => ['-c', setting]);
  const url =
    port === undefined
      ? `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
      : `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const killWithUs = () => server?.kill('SIGKILL');
  process.once('exit', killWithUs);

  const stop = async (signal: NodeJS.Signals) => {
    const running = server;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  };
  return {
    url,
    folder,
    async start() {
      const started = spawn(join(programs, 'postgres'), ['-D', files, ...settings], {
        ...options,
        stdio: 'ignore',
      });
      server = started;
      const giveUpAt = Date.now() + START_SECONDS * 1000;
      while (started.exitCode === null && Date.now() < giveUpAt) {
        if (await isAnswering(url)) return;
        await pause(50);
      }
      await stop('SIGINT');
      throw new Error(`The PostgreSQL of ${programs} did not start.`);
    },
    stop,
    async remove() {
      await stop('SIGINT');
      process.removeListener('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
