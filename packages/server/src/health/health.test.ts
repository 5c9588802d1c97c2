import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { makeTestServer } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

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
