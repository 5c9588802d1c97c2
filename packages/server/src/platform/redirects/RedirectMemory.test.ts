import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { findOwner } from '../database/embedded/lock.ts';
import { RedirectMemory, type RedirectMemoryOptions } from './RedirectMemory.ts';

const getDatabase = openTestDatabase();
const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const put = (path: string, to: string) =>
  getDatabase().db.query(
    'insert into redirects (from_path, to_url) values ($1, $2) on conflict (from_path) do update set to_url = excluded.to_url',
    [path, to],
  );

const timeout = { timeout: 20_000 };

/** A database that counts what the memory asks it and passes on what it hears. */
function watch(db: Database) {
  const requested: string[] = [];
  const watched: Database = {
    ...db,
    query: (statement, values) => {
      requested.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
      return db.query(statement, values);
    },
  };
  return { requested, watched };
}

async function listenTo(db: Database, options: Partial<RedirectMemoryOptions> = {}) {
  const heard = vi.fn<() => void>();
  const redirects = new RedirectMemory({ db, clock: () => new Date(0), ...options });
  await redirects.listen(heard);
  return { redirects, heard };
}

test('without listening every path is asked of the database', async () => {
  const { requested, watched } = watch(getDatabase().db);
  const redirects = new RedirectMemory({ db: watched, clock: () => new Date(0) });
  expect(await redirects.find('/asked')).toBeNull();
  await put('/asked', '/there');
  expect(await redirects.find('/asked')).toEqual({ to: '/there', status: 302 });
  expect(requested).toEqual(['find-redirect', 'find-redirect']);
});

test('a new row leads on without a restart, a changed one elsewhere, a removed one nowhere', async () => {
  const { db } = getDatabase();
  const { requested, watched } = watch(db);
  const { redirects, heard } = await listenTo(watched);
  const { server } = makeTestServer(db, { redirects });
  const find = async () =>
    ((await (await server.request('/api/redirects?path=/moved')).json()) as { data: unknown }).data;
  expect([await find(), await find()]).toEqual([null, null]);
  expect(requested).toEqual(['list-redirects']);
  const changes: [() => Promise<unknown>, unknown][] = [
    [() => put('/moved', '/one'), { to: '/one', status: 302 }],
    [() => put('/moved', '/two'), { to: '/two', status: 302 }],
    [() => db.query(`delete from redirects where from_path = '/moved'`), null],
    [() => put('/moved', '/three'), { to: '/three', status: 302 }],
    [() => db.query('truncate redirects'), null],
  ];
  for (const [change, expected] of changes) {
    heard.mockClear();
    await change();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), timeout);
    expect(await find()).toEqual(expected);
  }
  expect(new Set(requested)).toEqual(new Set(['list-redirects']));
});

test('a burst of changes costs one reading, and the last of them counts', async () => {
  const { db } = getDatabase();
  const { requested, watched } = watch(db);
  const { redirects, heard } = await listenTo(watched);
  for (let n = 1; n <= 60; n += 1) await put('/burst', `/${n}`);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(60), timeout);
  expect(await redirects.find('/burst')).toEqual({ to: '/60', status: 302 });
  expect(requested).toEqual(['list-redirects']);
});

test('what was read while a change came is not believed', async () => {
  const { db } = getDatabase();
  let letGo: () => void = () => undefined;
  const delayed = new Promise<void>((done) => {
    letGo = done;
  });
  const slow: Database = {
    ...db,
    query: async (statement, values) => {
      const answer = await db.query(statement, values);
      if (typeof statement !== 'string' && statement.name === 'list-redirects') await delayed;
      return answer as never;
    },
  };
  const { redirects, heard } = await listenTo(slow);
  const found = redirects.find('/raced');
  await put('/raced', '/new');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), timeout);
  letGo();
  expect(await found).toEqual({ to: '/new', status: 302 });
  expect(await redirects.find('/raced')).toEqual({ to: '/new', status: 302 });
});

test('with more rows than may be kept the database is asked for each path', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into redirects (from_path, to_url) select '/many' || n, '/to' || n from generate_series(1, 20) n`,
  );
  const { requested, watched } = watch(db);
  const { redirects } = await listenTo(watched, { maxRows: 19 });
  expect(await redirects.find('/many7')).toEqual({ to: '/to7', status: 302 });
  expect(await redirects.find('/many21')).toBeNull();
  expect(requested).toEqual(['list-redirects', 'find-redirect', 'find-redirect']);
});

test('rows are read again after half a minute even when nothing was heard', async () => {
  const { db } = getDatabase();
  let now = 0;
  const deaf: Database = { ...db, listen: async () => async () => undefined };
  const { redirects } = await listenTo(deaf, { clock: () => new Date(now) });
  expect(await redirects.find('/unheard')).toBeNull();
  await put('/unheard', '/at-last');
  now = 29_999;
  expect(await redirects.find('/unheard')).toBeNull();
  now = 30_000;
  expect(await redirects.find('/unheard')).toEqual({ to: '/at-last', status: 302 });
});

test('a failed reading is tried again', async () => {
  const { db } = getDatabase();
  let isBroken = true;
  const flaky: Database = {
    ...db,
    query: (statement, values) =>
      isBroken ? Promise.reject(new Error('gone')) : db.query(statement, values),
  };
  const { redirects } = await listenTo(flaky);
  await put('/after-all', '/here');
  await expect(redirects.find('/after-all')).rejects.toThrow('gone');
  isBroken = false;
  expect(await redirects.find('/after-all')).toEqual({ to: '/here', status: 302 });
});

/** A socket before the database whose connections can be cut. */
async function openCuttableWay() {
  const { settings } = getDatabase();
  const address = new URL(settings.databaseUrl ?? 'postgres://postgres@localhost/postgres');
  const folder = settings.databaseUrl
    ? address.searchParams.get('host')
    : (findOwner(settings.dataFolder)?.socketFolder ?? null);
  const port = address.port || '5432';
  const own = mkdtempSync(join(tmpdir(), 'sewa-way-'));
  const open = new Set<Socket>();
  const way = createServer((inner) => {
    const outer = folder
      ? connectSocket(join(folder, `.s.PGSQL.${port}`))
      : connectSocket(Number(port), address.hostname);
    inner.pipe(outer).pipe(inner);
    for (const socket of [inner, outer]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        inner.destroy();
        outer.destroy();
      });
    }
  });
  await new Promise<void>((done) => way.listen(join(own, '.s.PGSQL.5432'), done));
  const cut = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const db = connect({
    kind: 'server',
    config: {
      host: own,
      port: 5432,
      user: decodeURIComponent(address.username),
      password: decodeURIComponent(address.password),
      database: address.pathname.slice(1),
    },
  });
  endings.push(
    () => rmSync(own, { recursive: true, force: true }),
    () => way.close(),
    cut,
    () => db.close(),
  );
  return { db, cut };
}

test('what changed while the connection was lost is known once it is back', async () => {
  const { db, cut } = await openCuttableWay();
  const { redirects, heard } = await listenTo(db);
  expect(await redirects.find('/meanwhile')).toBeNull();
  cut();
  await put('/meanwhile', '/now');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), timeout);
  expect(await redirects.find('/meanwhile')).toEqual({ to: '/now', status: 302 });
});
