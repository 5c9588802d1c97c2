/** Climbs the ladder: see README.md beside it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, findPostgresPrograms, makeCluster } from '@sewa/testing';
import {
  type ReadySewa,
  runNode,
  type SewaProcess,
  spawnSewa,
  stopSewa,
  waitUntilReady,
} from '../support/startSewa.ts';
import { stopAll, waitFor } from './machine.ts';
import { openWriters } from './openWriters.ts';
import {
  hasRole,
  killNode,
  startNats,
  startNginx,
  startPair,
  startPgBouncer,
  startS3,
} from './startServers.ts';
import type { Weather, Writer } from './Writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sewa-ladder-'));
// PostgreSQL's user has folders in it.
chmodSync(folder, 0o755);
const dataFolder = join(folder, 'data');
const ports = [await findFreePort(), await findFreePort()] as const;
const workerPort = await findFreePort();
const nginxPort = await startNginx(folder, ports);
const url = `http://127.0.0.1:${nginxPort}`;
const processes = new Set<SewaProcess>();
let writers: Writer[] = [];

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function startProcess(
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ReadySewa> {
  const running = spawnSewa({
    dataFolder,
    environment: {
      APP_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '1',
      ...environment,
    },
  });
  processes.add(running);
  const ready = await waitUntilReady(running, dataFolder);
  processes.delete(running);
  processes.add(ready);
  return ready;
}

async function stopProcess(running: SewaProcess): Promise<void> {
  processes.delete(running);
  await stopSewa(running);
}

/** Runs a command of the product, and throws with what it printed if it fails. */
async function runCommand(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const running = runNode(['packages/server/bin/sewa.ts', ...commandArguments], {
    APP_ENV: 'test',
    ...environment,
  });
  if ((await running.ended) !== 0)
    throw new Error(`sewa ${commandArguments.join(' ')}:\n${running.output()}`);
  return running.output();
}

const worst = (all: readonly Weather[]): Weather => ({
  acknowledged: all.reduce((sum, one) => sum + one.acknowledged, 0),
  refused: all.reduce((sum, one) => sum + one.refused, 0),
  unanswered: all.reduce((sum, one) => sum + one.unanswered, 0),
  longestGap: Math.max(...all.map(({ longestGap }) => longestGap)),
  longestSend: Math.max(...all.map(({ longestSend }) => longestSend)),
});

/** Throws unless the books and the database agree; says, and resolves to, what a rung was like. */
async function look(rung: string, at = url, counts?: readonly number[]): Promise<Weather> {
  const books = await Promise.all(writers.map((writer, index) => writer.compare(at, counts?.[index])));
  const lost = books.reduce((sum, book) => sum + book.lost, 0);
  const doubled = books.reduce((sum, book) => sum + book.doubled, 0);
  const weather = worst(writers.map((writer) => writer.takeWeather()));
  const { acknowledged, refused, unanswered, longestGap, longestSend } = weather;
  say(
    `${rung}: ${acknowledged} messages acknowledged, ${lost} lost, ${doubled} doubled; ${refused} answers of 5xx, ${unanswered} without an answer; longest send ${Math.round(longestSend)} ms, longest time without a stream ${Math.round(longestGap)} ms`,
  );
  if (lost + doubled > 0) throw new Error(`${rung}: the books don't agree.`);
  return weather;
}

/** Lets people write for a while. */
const write = (seconds = 4) => pause(seconds * 1_000);

/** Starts two web processes and one that works on jobs. */
async function startAll(environment: Readonly<Record<string, string>>): Promise<void> {
  for (const port of ports) await startProcess(port, { ...environment, ROLE: 'web' });
  await startProcess(workerPort, { ...environment, ROLE: 'worker' });
}

/** Restarts the processes with other settings, one after the other. */
async function restartAll(environment: Readonly<Record<string, string>>): Promise<void> {
  const before = [...processes];
  for (const [index, role] of ['web', 'web', 'worker'].entries()) {
    const [old] = before.splice(0, 1);
    if (old) await stopProcess(old);
    await startProcess(ports[index] ?? workerPort, { ...environment, ROLE: role });
  }
}

/** The address of a picture of a home. */
async function findPicture(): Promise<string> {
  const page = await (await fetch(`${url}/discover`)).text();
  const path = /\/media\/[^"\s]+/.exec(page)?.[0];
  if (!path) throw new Error('No home has a picture.');
  return url + path;
}

async function climb(): Promise<void> {
  let only = await startProcess(ports[0]);
  writers = await openWriters(url);
  await write();
  await look('A folder');

  await stopProcess(only);
  const cluster = makeCluster(findPostgresPrograms(), { port: await findFreePort() });
  await cluster.start();
  try {
    say((await runCommand(['move', '--to', cluster.url], { DATA_DIR: dataFolder })).trim());
    only = await startProcess(ports[0], { DATABASE_URL: cluster.url });
    await write();
    await look('A server');

    const { url: pooledUrl } = await startPgBouncer(folder, 'pgbouncer', cluster.url);
    const pooled = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: cluster.url };
    await stopProcess(only);
    only = await startProcess(ports[0], pooled);
    await write();
    await look('PgBouncer');

    const web = [await startProcess(ports[1], { ...pooled, ROLE: 'web' })];
    let worker = await startProcess(workerPort, { ...pooled, ROLE: 'worker' });
    await stopProcess(only);
    web.unshift(await startProcess(ports[0], { ...pooled, ROLE: 'web' }));
    await write();
    await look('Three processes');

    for (const [index, port] of ports.entries()) {
      const before = web[index];
      if (before) await stopProcess(before);
      web[index] = await startProcess(port, { ...pooled, ROLE: 'web' });
      await write(1);
    }
    const { refused, unanswered, longestGap } = await look('A rolling restart');
    if (refused + unanswered > 0 || longestGap > 5_000)
      throw new Error('A rolling restart was seen from outside.');

    const nats = await startNats(folder);
    if (nats) {
      // Web processes need no way past PgBouncer then.
      const environment = { DATABASE_URL: pooledUrl, SIGNALS_URL: nats.url };
      await stopProcess(worker);
      worker = await startProcess(workerPort, { ...pooled, ...environment, ROLE: 'worker' });
      for (const [index, port] of ports.entries()) {
        const before = web[index];
        if (before) await stopProcess(before);
        web[index] = await startProcess(port, { ...environment, ROLE: 'web' });
      }
      await write();
      await look('NATS');
      await nats.running.stop('SIGKILL');
      await write();
      await startNats(folder, nats.port);
      await write();
      await look('NATS, killed and started again');
    } else say('NATS: nats-server is not installed.');

    const counts = writers.map(({ count }) => count);
    const backup = join(folder, 'sewa.backup');
    const source = { DATABASE_URL: cluster.url };
    say((await runCommand(['backup', backup], source)).trim());
    await look('A backup');
    for (const one of [...web, worker]) await stopProcess(one);
    const last = join(folder, 'last.backup');
    await runCommand(['backup', last], source);

    const pair = await startPair(folder);
    await runCommand(['restore', last], { DATABASE_URL: pair.url });
    const { url: failoverUrl } = await startPgBouncer(folder, 'pgbouncer-pair', pair.url);
    const failover = {
      DATABASE_URL: failoverUrl,
      DATABASE_DIRECT_URL: pair.url,
      DATABASE_READ_URL: pair.readUrl,
    };
    await startAll(failover);
    await write();
    await look('Restored to two nodes');
    const [primary, replica] = pair.nodes;
    if (!primary || !replica) throw new Error('A node is missing.');
    const killedAt = performance.now();
    await killNode(primary);
    await waitFor('A failover', () => hasRole(replica, 'primary'));
    const failoverMs = performance.now() - killedAt;
    const before = writers.map(({ count }) => count);
    await waitFor('A write after the failover', async () =>
      writers.every(({ count }, index) => count > (before[index] ?? 0)),
    );
    say(
      `Patroni needed ${Math.round(failoverMs)} ms; people could write after ${Math.round(performance.now() - killedAt)} ms.`,
    );
    await write();
    await look('A failover');

    const blobs = await startS3(folder);
    await runCommand(['blobs', 'move'], { ...failover, ...blobs });
    await restartAll({ ...failover, ...blobs });
    await write();
    await look('Files in S3');
    const counted = (await runCommand(['blobs', 'count'], { ...failover, ...blobs })).trim();
    const picture = await fetch(await findPicture());
    say(
      `${counted} A picture answered ${picture.status}, ${(await picture.arrayBuffer()).byteLength} bytes.`,
    );
    if (!picture.ok) throw new Error('A picture in S3 was not served.');

    const elsewhere = makeCluster(findPostgresPrograms(), { port: await findFreePort() });
    await elsewhere.start();
    try {
      await runCommand(['restore', backup], { DATABASE_URL: elsewhere.url });
      const port = await findFreePort();
      const restored = await startProcess(port, { DATABASE_URL: elsewhere.url });
      await look('The backup, restored elsewhere', `http://127.0.0.1:${port}`, counts);
      await stopProcess(restored);
    } finally {
      await elsewhere.remove();
    }
  } finally {
    for (const writer of writers) await writer.stop();
    for (const one of [...processes]) await stopProcess(one);
    await cluster.remove();
  }
}

try {
  await climb();
  say('Nothing was lost, and nothing doubled.');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  for (const { output } of processes) say(output().slice(-2_000));
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
