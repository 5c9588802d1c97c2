import { expect, test } from 'vitest';
import type { SandboxTime } from './answerTime.ts';
import { createSandbox } from './createSandbox.ts';
import type { SandboxDatabase } from './queries.ts';

const now = new Date('2026-11-23T04:00:00Z');

function open({ isReal = false, failure = null as Error | null } = {}) {
  const moves: (Date | null)[] = [];
  const runs: string[] = [];
  const fail = async () => {
    if (failure) throw failure;
  };
  const time: SandboxTime = {
    now: () => now,
    moveClock: (to) => {
      moves.push(to);
      return fail();
    },
    listJobs: () => ['mail', 'clean-up'],
    runJob: (name) => {
      runs.push(name);
      return fail();
    },
  };
  const db: SandboxDatabase = { query: async () => ({ rows: [], rowCount: isReal ? 1 : 0 }) };
  const { respond } = createSandbox(db, { links: null, time, bank: null, analytics: null });
  const get = (path: string) => respond(new Request(`http://localhost:3000${path}`));
  const post = (path: string, body: string, headers: Record<string, string> = {}, host = 'localhost:3000') =>
    respond(
      new Request(`http://${host}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  return { get, post, moves, runs };
}

test('the clock says what time it is, and is moved to a moment or back', async () => {
  const { get, post, moves } = open();
  expect(await (await get('/sandbox/clock'))?.json()).toEqual({ now: now.toISOString() });
  expect((await post('/sandbox/clock', '{"now": "2026-12-01T08:00:00+08:00"}'))?.status).toBe(204);
  expect((await post('/sandbox/clock', '{"now": null}'))?.status).toBe(204);
  expect(moves).toEqual([new Date('2026-12-01T00:00:00Z'), null]);
});

test.each([
  ['', 'The body should be JSON.'],
  ['{"now"', 'The body should be JSON.'],
  ['null', 'The body should be an object with "now".'],
  ['{}', 'The body should be an object with "now".'],
  ['[]', 'The body should be an object with "now".'],
  ['{"now": "tomorrow"}', '"now" should be null or an instant'],
  ['{"now": "2026-12-01"}', '"now" should be null or an instant'],
  ['{"now": "2026-13-01T08:00:00Z"}', '"now" should be null or an instant'],
  ['{"now": "2026-02-30T00:00:00Z"}', '"now" should be null or an instant'],
  ['{"now": "2026-12-01T08:00:00"}', '"now" should be null or an instant'],
  ['{"now": 1796083200000}', '"now" should be null or an instant'],
  ['{"now": "1999-12-31T23:59:59Z"}', '"now" should be null or an instant'],
  [`{"now": "${'x'.repeat(2_000)}"}`, 'The body is longer than'],
])('a body %j moves nothing and is told why', async (body, sentence) => {
  const { post, moves } = open();
  const response = await post('/sandbox/clock', body);
  expect(response?.status).toBe(400);
  expect(await response?.json()).toMatchObject({
    succeed: false,
    message: expect.stringContaining(sentence),
  });
  expect(moves).toEqual([]);
});

test('jobs are named and run by their names; others are not found by theirs', async () => {
  const { get, post, runs } = open();
  expect(await (await get('/sandbox/jobs.json'))?.json()).toEqual(['mail', 'clean-up']);
  expect((await post('/sandbox/run', '{"job": "clean-up"}'))?.status).toBe(204);
  const unknown = await post('/sandbox/run', '{"job": "sweep"}');
  expect([unknown?.status, await unknown?.json()]).toEqual([
    404,
    { succeed: false, message: 'There is no job "sweep". See /sandbox/jobs.json.' },
  ]);
  expect((await post('/sandbox/run', '{"job": 7}'))?.status).toBe(400);
  expect(runs).toEqual(['clean-up']);
});

test('what fails says what and why', async () => {
  const { post } = open({ failure: new Error('the disk is full') });
  const run = await post('/sandbox/run', '{"job": "clean-up"}');
  expect([run?.status, await run?.json()]).toEqual([
    500,
    { succeed: false, message: 'The job "clean-up" failed: the disk is full' },
  ]);
  const move = await post('/sandbox/clock', '{"now": null}');
  expect(move?.status).toBe(500);
  expect(await move?.json()).toMatchObject({ message: expect.stringContaining('the disk is full') });
});

test('nothing is moved for another site, another form of body, another host, or beside real accounts', async () => {
  const { post, moves } = open();
  const body = '{"now": null}';
  expect((await post('/sandbox/clock', body, { origin: 'https://evil.example' }))?.status).toBe(403);
  expect((await post('/sandbox/clock', body, { 'content-type': 'text/plain' }))?.status).toBe(400);
  expect((await post('/sandbox/clock', body, { origin: 'http://localhost:3000' }))?.status).toBe(204);
  expect(await post('/sandbox/clock', body, {}, 'sewa.example')).toBeNull();
  expect(await open({ isReal: true }).post('/sandbox/clock', body)).toBeNull();
  expect(moves).toEqual([null]);
});
