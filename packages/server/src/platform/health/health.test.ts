import { expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Database } from '../database/database.ts';

const getDatabase = openTestDatabase();

test('a process that can work says so', async () => {
  const { server } = makeTestServer(getDatabase().db);
  expect(await (await server.request('/api/health')).json()).toEqual({
    succeed: true,
    data: { status: 'alive' },
  });
  expect(await (await server.request('/api/ready')).json()).toEqual({
    succeed: true,
    data: { status: 'ready' },
  });
});

test('a process without its database is alive but not ready', async () => {
  const { db } = getDatabase();
  const lost: Database = { ...db, query: () => Promise.reject(new Error('connection refused')) };
  const { server } = makeTestServer(lost);
  expect((await server.request('/api/health')).status).toBe(200);
  const response = await server.request('/api/ready');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({ succeed: false, code: 'R001' });
});

test('a process whose database has no room is not ready, and says when to ask again', async () => {
  const { db } = getDatabase();
  const isFull = Object.assign(new Error('No space left on device'), { code: '53100' });
  const { server, lines } = makeTestServer({ ...db, query: () => Promise.reject(isFull) });
  const response = await server.request('/api/ready');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(lines.map(({ details: { stack } }) => stack)).toContainEqual(
    expect.stringContaining('No space left on device'),
  );
});

test('being asked whether it is ready leaves nothing in the database', async () => {
  const { db } = getDatabase();
  const { server } = makeTestServer(db);
  const measureSize = async () =>
    (await db.query<{ size: string }>('select pg_database_size(current_database())::text as size')).rows[0];
  await server.request('/api/ready');
  const before = await measureSize();
  for (let requested = 0; requested < 50; requested += 1)
    expect((await server.request('/api/ready')).status).toBe(200);
  expect(await measureSize()).toEqual(before);
});
