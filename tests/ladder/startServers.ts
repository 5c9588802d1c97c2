import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, findPostgresPrograms } from '@sewa/testing';
import pg from 'pg';
import { repositoryRoot } from '../support/startSewa.ts';
import {
  findServerUser,
  makeServerFolder,
  type Running,
  start,
  waitFor,
  waitForPort,
  writeConfig,
} from './machine.ts';

/** nginx before the web processes on these two ports. */
export async function startNginx(folder: string, ports: readonly [number, number]): Promise<number> {
  const port = await findFreePort();
  const file = writeConfig(folder, 'nginx.conf', [
    ['/run/nginx-sewa.pid', join(folder, 'nginx.pid')],
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
  ]);
  start(folder, 'nginx', [
    '/usr/sbin/nginx',
    '-e',
    join(folder, 'nginx-errors.log'),
    '-c',
    file,
    '-g',
    'daemon off;',
  ]);
  await waitForPort(port);
  return port;
}

/** PgBouncer before a database; resolves to the address that leads through it. */
export async function startPgBouncer(
  folder: string,
  name: string,
  databaseUrl: string,
): Promise<{ url: string; running: Running }> {
  const port = await findFreePort();
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
  const own = join(folder, name);
  makeServerFolder(own);
  const users = join(own, 'userlist.txt');
  writeFileSync(users, `"${username}" ""\n`, { mode: 0o644 });
  const file = writeConfig(own, 'pgbouncer.ini', [
    ['host=127.0.0.1 port=5432', `host=${hostname} port=${serverPort} user=${username}`],
    ['dbname=sewa', `dbname=${pathname.slice(1)}`],
    ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
    ['scram-sha-256', 'trust'],
    ['/etc/pgbouncer/userlist.txt', users],
  ]);
  const running = start(own, 'pgbouncer', ['/usr/sbin/pgbouncer', file], findServerUser());
  await waitForPort(port);
  return { url: `postgres://${username}@127.0.0.1:${port}/sewa`, running };
}

const NATS_SERVER = '/usr/sbin/nats-server';

/** Starts a NATS server that asks for a password; null if none is installed. On `port`, it takes the place of one that was ended. */
export async function startNats(
  folder: string,
  port?: number,
): Promise<{ url: string; port: number; running: Running } | null> {
  if (!existsSync(NATS_SERVER)) return null;
  const own = port ?? (await findFreePort());
  const flags = ['--addr', '127.0.0.1', '--port', String(own), '--user', 'sewa', '--pass', 'secret'];
  const running = start(folder, 'nats', [NATS_SERVER, ...flags]);
  await waitForPort(own);
  return { url: `nats://sewa:secret@127.0.0.1:${own}`, port: own, running };
}

/** One PostgreSQL node under Patroni. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly running: Running;
  readonly dataFolder: string;
}

/** A pair of PostgreSQL nodes under Patroni, which asks etcd who is the primary; HAProxy leads there. */
export interface Pair {
  readonly nodes: PatroniNode[];
  /** Leads to the primary. */
  readonly url: string;
  /** Leads to a replica. */
  readonly readUrl: string;
}

/** Whether Patroni says that a node has a role, such as 'primary', 'replica' or 'sync'. */
export const hasRole = async ({ restPort }: Pick<PatroniNode, 'restPort'>, role: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${restPort}/${role}`)).status === 200;

/** Ends a node without warning, as a machine that loses its power. */
export async function killNode({ running, dataFolder }: PatroniNode): Promise<void> {
  const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  await running.stop('SIGKILL');
  process.kill(Number(pid), 'SIGKILL');
}

async function isReplica(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
    return rows[0]?.isReplica ?? true;
  } finally {
    await client.end();
  }
}

async function startNode(folder: string, name: string, etcdPort: number): Promise<PatroniNode> {
  const [port, restPort] = [await findFreePort(), await findFreePort()];
  const own = join(folder, name);
  makeServerFolder(own);
  const file = writeConfig(own, 'patroni.yml', [
    ['name: node1', `name: ${name}`],
    ['127.0.0.1:8008', `127.0.0.1:${restPort}`],
    ['127.0.0.1:2379', `127.0.0.1:${etcdPort}`],
    ['127.0.0.1:5432', `127.0.0.1:${port}`],
    ['/var/lib/postgresql/sewa/node1', join(own, 'data')],
    ['/usr/lib/postgresql/15/bin', findPostgresPrograms() ?? ''],
    ['127.0.0.1/32 scram-sha-256', '127.0.0.1/32 trust'],
    ['  bin_dir:', `  parameters:\n    unix_socket_directories: ${own}\n  bin_dir:`],
  ]);
  const running = start(own, 'patroni', ['/usr/bin/patroni', file], findServerUser());
  return { name, port, restPort, running, dataFolder: join(own, 'data') };
}

/** Starts etcd, two nodes and HAProxy, and waits until every write is on both nodes. */
export async function startPair(folder: string): Promise<Pair> {
  const [etcdPort, peerPort] = [await findFreePort(), await findFreePort()];
  const etcd = `http://127.0.0.1:${etcdPort}`;
  start(folder, 'etcd', [
    '/usr/bin/etcd',
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
  ]);
  await waitForPort(etcdPort);
  const first = await startNode(folder, 'node1', etcdPort);
  await waitFor('A primary', () => hasRole(first, 'primary'));
  const second = await startNode(folder, 'node2', etcdPort);
  await waitFor('A synchronous replica', () => hasRole(second, 'sync'));
  const [port, readPort] = [await findFreePort(), await findFreePort()];
  const file = writeConfig(folder, 'haproxy.cfg', [
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ['127.0.0.1:5001', `127.0.0.1:${readPort}`],
    ['127.0.0.1:5432 check port 8008', `127.0.0.1:${first.port} check port ${first.restPort}`],
    ['127.0.0.1:5433 check port 8009', `127.0.0.1:${second.port} check port ${second.restPort}`],
  ]);
  start(folder, 'haproxy', ['/usr/sbin/haproxy', '-db', '-f', file]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Before its first checks, HAProxy takes both nodes for a primary.
  await waitFor(
    'HAProxy leading to the primary',
    async () => !(await isReplica(url)) && !(await isReplica(url)),
  );
  return { nodes: [first, second], url, readUrl: url.replace(`:${port}/`, `:${readPort}/`) };
}

/** Starts the sandbox's S3; resolves to the settings that lead there. */
export async function startS3(folder: string): Promise<Readonly<Record<string, string>>> {
  const port = await findFreePort();
  start(folder, 's3', [
    process.execPath,
    '--conditions=sewa-source',
    join(repositoryRoot, 'packages/sandbox/bin/s3.ts'),
    String(port),
    join(folder, 's3'),
  ]);
  await waitForPort(port);
  const lines = readFileSync(join(folder, 's3.log'), 'utf8').trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
