import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openRelay, type Relay } from '../../testing/openRelay.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { runAsCall } from './callKind.ts';
import type { Database } from './database.ts';
import { createListener } from './listen.ts';
import { openDatabase } from './openDatabase.ts';

const getDatabase = openTestDatabase();
let relay: Relay;
let db: Database;
const lost: string[] = [];

beforeAll(async () => {
  relay = await openRelay(getDatabase().settings.databaseUrl ?? '');
  db = await openDatabase(
    { databaseUrl: relay.url, dataFolder: '' },
    { onLost: ({ message }) => lost.push(message) },
  );
  await db.query('create table written (n integer primary key)');
});

afterAll(async () => {
  await db.close();
  await relay.close();
});

const write = (n: number, between: (pid: number) => Promise<unknown>) =>
  runAsCall('write', () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await tx.query('insert into written values ($1)', [n]);
      await between(rows[0]?.pid ?? 0);
    }),
  );

const listWritten = async () =>
  (await db.query<{ n: number }>('select n from written order by n')).rows.map(({ n }) => n);

describe('a connection that is ended', () => {
  const terminate = (pid: number) => getDatabase().db.query('select pg_terminate_backend($1, 5000)', [pid]);

  test('inside a transaction takes the transaction along and nothing else', async () => {
    await expect(write(1, terminate)).rejects.toThrow();
    expect(lost).not.toEqual([]);
    await write(2, async () => undefined);
    expect(await listWritten()).toEqual([2]);
  });

  test('while a statement runs fails that statement, and the next one finds another connection', async () => {
    const waiting = runAsCall('sleep', () =>
      db.transaction((tx) => tx.query('select pg_sleep(60)'), { statementTimeout: 60_000 }),
    );
    const findSleeper = async (): Promise<number> => {
      const { rows } = await getDatabase().db.query<{ pid: number }>(
        `select pid from pg_stat_activity where query = 'select pg_sleep(60)'`,
      );
      return rows[0]?.pid ?? findSleeper();
    };
    await Promise.all([
      expect(waiting).rejects.toMatchObject({ code: '57P01' }),
      findSleeper().then(terminate),
    ]);
    expect((await runAsCall('sleep', () => db.query('select 1 as n'))).rows).toEqual([{ n: 1 }]);
  });
});

describe('a server that falls silent', () => {
  test('is given up, answered for with 503, and asked again as soon as it speaks', async () => {
    const { server } = makeTestServer(db);
    const paths = ['/api/discover/homes', '/api/redirects?path=/x', '/api/ready'];
    for (const path of paths) expect((await server.request(path)).status).toBe(200);
    let stuck: Promise<void> = Promise.resolve();
    await new Promise<void>((frozen) => {
      stuck = write(3, async () => {
        relay.freeze();
        frozen();
      });
    });
    const givenUp = expect(stuck).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    const answers = await Promise.all(paths.map((path) => server.request(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '1']),
    );
    await givenUp;
    relay.thaw();
    for (const path of paths) expect((await server.request(path)).status).toBe(200);
    await write(4, async () => undefined);
    expect(await listWritten()).toEqual(expect.arrayContaining([2, 4]));
  });

  test('is left by who listens to it: they hear that they may have missed something', async () => {
    const heard: string[] = [];
    let listener: () => void = () => undefined;
    const config = { connectionString: relay.url };
    const own = createListener(config, { beat: 200 });
    await own.listen('news', (payload) => {
      heard.push(payload);
      listener();
    });
    const hearing = new Promise<void>((done) => {
      listener = done;
    });
    relay.silence();
    await hearing;
    expect(new Set(heard)).toEqual(new Set(['']));
    await own.close();
  });

  test('does not keep a process from ending', async () => {
    const own = await openDatabase({ databaseUrl: relay.url, dataFolder: '' });
    await own.query('select 1');
    const end = await own.listen('chat', () => undefined);
    relay.freeze();
    await own.close();
    await end();
    relay.thaw();
  });
});
