import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerDeps } from '../../createServer.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { runAsCall } from '../database/callKind.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { Metrics } from './Metrics.ts';

const getDatabase = openTestDatabase();
const token = 'a-token-of-this-test';
const settings = parseSettings({ APP_ENV: 'test', METRICS_TOKEN: token });
const authorization = `Bearer ${token}`;

function open(db: Database, given: Partial<ServerDeps> = {}) {
  const { server } = makeTestServer(db, { settings, metrics: new Metrics(), ...given });
  const ask = (headers: Record<string, string> = { authorization }) =>
    server.request('/api/metrics', { headers });
  return { server, ask, read: async () => (await ask()).text() };
}

describe('the metrics', () => {
  test('are there for those who have the token', async () => {
    const response = await open(getDatabase().db).ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).toContain('sewa_database_up 1');
    expect(text).toContain('sewa_database_writable 1');
    expect(text).toMatch(/^sewa_database_bytes [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  });

  test.each([
    ['no token', {}],
    ['another one', { authorization: 'Bearer a-token-of-this-tesT' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['it in another scheme', { authorization: `Basic ${token}` }],
  ])('are refused to those who have %s', async (_what, headers: Record<string, string>) => {
    const response = await open(getDatabase().db).ask(headers);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('sewa_');
  });

  test('are nowhere if there is no token', async () => {
    const { ask } = open(getDatabase().db, { settings: parseSettings({ APP_ENV: 'test' }), metrics: null });
    expect((await ask()).status).toBe(404);
  });

  test('count a request under its pattern and the class of its status', async () => {
    const { server, read } = open(getDatabase().db);
    await server.request('/api/health');
    await server.request('/api/payment/links/WI7mccF7-a_b');
    await server.request('/api/nowhere/at-all');
    await server.request('/api/health', { method: 'PROPFIND' });
    const text = await read();
    expect(text).toContain('sewa_http_requests_total{route="/api/health",method="GET",status="2xx"} 1');
    expect(text).toContain(
      'sewa_http_requests_total{route="/api/payment/links/:secret",method="GET",status="4xx"} 1',
    );
    expect(text).toContain('sewa_http_requests_total{route="unknown",method="GET",status="4xx"} 1');
    expect(text).toContain('sewa_http_requests_total{route="unknown",method="other",status="4xx"} 1');
    expect(text).toContain('sewa_http_request_duration_seconds_count{route="/api/health"} 1');
    expect(text).not.toContain('WI7mccF7-a_b');
  });

  test('are there while the database is gone, and say so', async () => {
    const { db } = getDatabase();
    const gone = () => Promise.reject(new Error('connection refused'));
    const text = await open({ ...db, query: gone, transaction: gone }).read();
    expect(text).toContain('sewa_database_up 0');
    expect(text).toContain('sewa_database_writable 0');
  });
});

describe('of the database, the metrics', () => {
  const metrics = new Metrics();
  let db: Database;
  beforeAll(async () => {
    const onStatement = metrics.noteStatement.bind(metrics);
    db = await openDatabase(getDatabase().settings, { onStatement, ifBusy: 'join' });
  });
  afterAll(() => db.close());

  test('have the time of statements and the use of connections, by pool', async () => {
    await db.query('select 1');
    await runAsCall('test', () => db.transaction((tx) => tx.query('select 2')));
    const pools = db.kind === 'server' ? ['calls', 'work', 'readiness'] : ['embedded'];
    const text = await open(db, { metrics }).read();
    for (const pool of pools) {
      expect(text).toMatch(new RegExp(`^sewa_connections\\{pool="${pool}",state="in_use"\\} \\d`, 'm'));
      expect(text).toMatch(new RegExp(`^sewa_connections_max\\{pool="${pool}"\\} [1-9]`, 'm'));
    }
    expect(text).toMatch(/^sewa_statement_duration_seconds_count\{pool="\w+"\} [1-9]/m);
    expect(text).toContain('sewa_refused_busy_total 0');
    expect(text).not.toMatch(/^sewa_listening_up/m);
    await db.listen('chat', () => undefined);
    expect(await open(db, { metrics }).read()).toContain('sewa_listening_up 1');
  });
});

test('the metrics have what waits, fails and was given up in each queue', async () => {
  const { db } = getDatabase();
  const metrics = new Metrics();
  const queue = { retrySeconds: 0, maxRetrySeconds: 60, expireSeconds: 60, concurrency: 1, retryLimit: 0 };
  const jobs = await createJobs({
    db,
    log: () => undefined,
    queues: [
      { name: 'dead-letters', ...queue },
      { name: 'letters', deadLetter: 'dead-letters', ...queue },
    ],
    onAttempt: (name, result) => metrics.noteJob(name, result),
  });
  await jobs.work('letters', async () => {
    throw new Error('no paper');
  });
  await jobs.send('letters');
  await jobs.run('letters');
  await jobs.send('later');
  await jobs.close();
  const text = await open(db, { metrics }).read();
  expect(text).toContain('sewa_job_attempts_total{queue="letters",result="failed"} 1');
  expect(text).toContain('sewa_jobs_failed{queue="letters"} 1');
  expect(text).toContain('sewa_jobs_dead{queue="dead-letters"} 1');
  expect(text).not.toContain('sewa_jobs_dead{queue="letters"}');
  expect(text).toContain('sewa_jobs_waiting{queue="later"} 1');
  expect(text).toMatch(/^sewa_jobs_overdue_seconds\{queue="later"\} \d/m);
});
