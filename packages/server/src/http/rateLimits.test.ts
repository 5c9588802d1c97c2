import { beforeEach, describe, expect, test } from 'vitest';
import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import { makeTestServer, testOrigin } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createRateLimits } from './rateLimits.ts';
import { TokenBuckets } from './TokenBuckets.ts';

const getDatabase = openTestDatabase();
let now = new Date('2026-11-21T04:00:30Z');

const makeLimits = (options: { burst?: number; writesPerMinute?: number } = {}) =>
  createRateLimits({
    db: getDatabase().db,
    now: () => now,
    reads: { burst: options.burst ?? 5, perSecond: 1 },
    writesPerMinute: options.writesPerMinute ?? 3,
  });

beforeEach(async () => {
  now = new Date('2026-11-21T04:00:30Z');
  await getDatabase().db.query('delete from rate_limits');
});

describe('rate limits', () => {
  test('let an address read in bursts and then at a steady rate', async () => {
    const limits = makeLimits();
    const read = () => limits.check('GET', '/api/discover', '10.0.0.1');
    for (let n = 0; n < 5; n += 1) expect(await read()).toBe(0);
    expect(await read()).toBeCloseTo(1);
    expect(await limits.check('GET', '/api/discover', '10.0.0.2')).toBe(0);
    now = new Date(now.getTime() + 1_000);
    expect(await read()).toBe(0);
    expect(await read()).toBeGreaterThan(0);
  });

  test('never limit the questions of the operator’s machinery', async () => {
    const limits = makeLimits({ burst: 1 });
    for (let n = 0; n < 20; n += 1) expect(await limits.check('GET', '/api/health', '10.0.0.1')).toBe(0);
  });

  test('count writes for all processes together, exactly, and start again with the next minute', async () => {
    const processes = [makeLimits({ writesPerMinute: 10 }), makeLimits({ writesPerMinute: 10 })];
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => processes[n % 2]?.check('POST', '/api/reports', '10.0.0.1')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(new Set(waits)).toEqual(new Set([0, 30]));
    now = new Date('2026-11-21T04:01:00Z');
    expect(await processes[0]?.check('POST', '/api/reports', '10.0.0.1')).toBe(0);
  });

  test('keep no address', async () => {
    await makeLimits().check('POST', '/api/reports', '203.0.113.77');
    const { rows } = await getDatabase().db.query<{ key: string }>('select key from rate_limits');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('203.0.113');
  });

  test('answer 429 with the time to wait (ASVS 2.4.1)', async () => {
    const { db } = getDatabase();
    const { server } = makeTestServer(db, {
      rateLimits: makeLimits({ writesPerMinute: 1 }),
      blobs: createTableBlobs(db),
    });
    const report = () =>
      server.request(`${testOrigin}/api/reports`, {
        method: 'POST',
        body: '{"message":"x"}',
        headers: { origin: testOrigin, 'content-type': 'application/json' },
      });
    expect((await report()).status).toBe(200);
    const refused = await report();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ succeed: false, code: 'R003' });
  });

  test('forget the oldest addresses before they fill the memory', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 0.001 });
    for (let n = 0; n < 25_000; n += 1) buckets.take(`address ${n}`, 0);
    expect(buckets.take('address 24999', 0)).toBeGreaterThan(0);
    expect(buckets.take('address 0', 0)).toBe(0);
  });
});
