import { usualReadLimit, usualWriteLimit } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import { createRateLimits } from './rateLimits.ts';
import { TokenBuckets } from './TokenBuckets.ts';

const getDatabase = openTestDatabase();
let now = new Date('2026-11-21T04:00:30Z');

const makeLimits = () => createRateLimits({ db: getDatabase().db, now: () => now });
const reads = { ...usualReadLimit, max: 5, seconds: 5 };
const writes = (max: number) => ({ ...usualWriteLimit, max });

beforeEach(async () => {
  now = new Date('2026-11-21T04:00:30Z');
  await getDatabase().db.query('delete from rate_limits');
});

describe('rate limits', () => {
  test('let an address read in bursts and then at a steady rate', async () => {
    const limits = makeLimits();
    const read = (address = '10.0.0.1') => limits.check(reads, 'discover', address);
    for (let n = 0; n < 5; n += 1) expect(await read()).toBe(0);
    expect(await read()).toBeCloseTo(1);
    expect(await read('10.0.0.2')).toBe(0);
    now = new Date(now.getTime() + 1_000);
    expect(await read()).toBe(0);
    expect(await read()).toBeGreaterThan(0);
  });

  test('never limit the questions of the operator’s machinery', async () => {
    const { db } = getDatabase();
    const check = () => 30;
    const { server } = makeTestServer(db, { rateLimits: { check }, blobs: createTableBlobs(db) });
    expect((await server.request('/api/health')).status).toBe(200);
    expect((await server.request('/api/ready')).status).toBe(200);
    expect((await server.request('/api/discover')).status).toBe(429);
  });

  test('count writes for all processes together, exactly, and start again with the next minute', async () => {
    const processes = [makeLimits(), makeLimits()];
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => processes[n % 2]?.check(writes(10), 'reportError', '10.0.0.1')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(new Set(waits)).toEqual(new Set([0, 30]));
    now = new Date('2026-11-21T04:01:00Z');
    expect(await processes[0]?.check(writes(10), 'reportError', '10.0.0.1')).toBe(0);
  });

  test('count together what names the same, and every other call by itself', async () => {
    const limits = makeLimits();
    const { together: _, ...alone } = writes(1);
    expect(await limits.check(writes(1), 'reportError', '10.0.0.1')).toBe(0);
    expect(await limits.check(writes(1), 'saveSearch', '10.0.0.1')).toBe(30);
    expect(await limits.check(alone, 'reportError', '10.0.0.1')).toBe(0);
    expect(await limits.check(alone, 'saveSearch', '10.0.0.1')).toBe(0);
    expect(await limits.check(alone, 'saveSearch', '10.0.0.1')).toBe(30);
  });

  test('keep no address', async () => {
    await makeLimits().check(usualWriteLimit, 'reportError', '203.0.113.77');
    const { rows } = await getDatabase().db.query<{ key: string }>('select key from rate_limits');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('203.0.113');
  });

  test('answer 429 with the time to wait, after sixty writes a minute (ASVS 2.4.1)', async () => {
    const { db } = getDatabase();
    const { server } = makeTestServer(db, { rateLimits: makeLimits(), blobs: createTableBlobs(db) });
    const report = () =>
      server.request(`${testOrigin}/api/reports`, {
        method: 'POST',
        body: '{"message":"x"}',
        headers: { origin: testOrigin, 'content-type': 'application/json' },
      });
    for (let n = 0; n < 60; n += 1) expect((await report()).status).toBe(200);
    const rejected = await report();
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('30');
    expect(await rejected.json()).toMatchObject({ succeed: false, code: 'R003' });
  });

  test('let people log out and write in chats behind an address that has used up its writes', async () => {
    const { db } = getDatabase();
    const { server } = makeTestServer(db, { rateLimits: makeLimits(), blobs: createTableBlobs(db) });
    const post = async (path: string) => {
      const headers = { origin: testOrigin, 'content-type': 'application/json' };
      return (await server.request(`${testOrigin}${path}`, { method: 'POST', body: '{}', headers })).status;
    };
    for (let n = 0; n < 60; n += 1) await post('/api/reports');
    expect([await post('/api/reports'), await post('/api/user/logout')]).toEqual([429, 200]);
    for (const path of ['/api/blocks', '/api/chat/start']) expect(await post(path)).not.toBe(429);
  });

  test('forget the oldest addresses before they fill the memory', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 0.001 });
    for (let n = 0; n < 25_000; n += 1) buckets.take(`address ${n}`, 0);
    expect(buckets.take('address 24999', 0)).toBeGreaterThan(0);
    expect(buckets.take('address 0', 0)).toBe(0);
  });
});
