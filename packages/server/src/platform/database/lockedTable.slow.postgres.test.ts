import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Listening } from '../../process/listen.ts';
import type { ProcessPages } from '../../process/mountPages.ts';
import { type ProcessPagesOptions, startProcess } from '../../process/startProcess.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession } from '../sessions/session.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { runAsCall } from './callKind.ts';
import type { Database } from './database.ts';
import { openDatabase } from './openDatabase.ts';

const getDatabase = openTestDatabase();
const REQUESTS = 50;
const SOON_MS = 1_000;

let running: Pick<Listening, 'url' | 'close'>;
let admin: Database;
let cookie: string;
let unlock: () => Promise<void>;

beforeAll(async () => {
  const { db, settings } = getDatabase();
  admin = await openDatabase(settings);
  await db.query(`insert into users (id, name, phone_number, user_type_ids, is_valid)
    values ('mei', 'Mei', '+6580000901', '{1}', true)`);
  running = await startProcess({
    settings: parseSettings({
      APP_ENV: 'test',
      DATABASE_URL: settings.databaseUrl ?? '',
      PORT: '0',
      RATE_LIMITS: 'off',
      OTP_PER_ADDRESS: '1000000',
      SMS_PER_DAY: '1000000',
    }),
    createPages,
    clientFolder: null,
    log: () => undefined,
  });
});
beforeEach(async () => {
  cookie = `test-session=${await createSession(getDatabase().db, 'mei', { now: new Date() })}`;
});
afterEach(() => unlock());
afterAll(async () => {
  await running.close();
  await admin.close();
});

/** Locks tables until `unlock` is called. */
async function lock(tables: string): Promise<void> {
  await new Promise<void>((locked) => {
    const over = admin.transaction(async (tx) => {
      await tx.query(`lock table ${tables} in access exclusive mode`);
      await new Promise<void>((release) => {
        unlock = async () => {
          release();
          await over;
          unlock = async () => undefined;
        };
        locked();
      });
    });
  });
}

/** A page that reads what its visitor sees, as every page does. */
const createPages = ({ api }: ProcessPagesOptions): ProcessPages => ({
  cache: { clear: () => undefined, markStale: () => undefined },
  respond: async ({ url, headers }, environment) => {
    const path = url.endsWith('/saved') ? '/api/favourites' : '/api/user/get';
    return api(new Request(`${new URL(url).origin}${path}`, { headers }), environment);
  },
});

function ask(path: string, method = 'GET', body: object = {}): Promise<string> {
  return fetch(`${running.url}${path}`, {
    method,
    headers: { cookie, origin: running.url, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  }).then(async (response) => {
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('retry-after')}`;
  });
}

/** Asks for something that is answered soon. */
async function askSoon(...asked: Parameters<typeof ask>): Promise<string> {
  const startedAt = performance.now();
  const answer = await ask(...asked);
  const took = performance.now() - startedAt;
  return took < SOON_MS ? answer : `${answer} after ${Math.round(took)} ms`;
}

const times = <Result>(count: number, work: (turn: number) => Result): Result[] =>
  Array.from({ length: count }, (_, turn) => work(turn));

describe.each([
  [
    'favourites',
    ['/api/favourites', '/saved'],
    ['/api/user/get', '/api/discover/homes', '/api/saved-searches', '/api/ready', '/'],
  ],
  [
    'listings',
    ['/api/discover/homes', '/api/discover', '/api/discover?propertyTypes=1&q=sea'],
    ['/api/discover/counts', '/api/user/get', '/api/saved-searches', '/api/user/sessions', '/api/ready', '/'],
  ],
  ['users', ['/api/user/get'], ['/api/discover/homes', '/api/redirects?path=/x', '/api/ready']],
])('while %s is locked', (table, needing, others) => {
  test(`${REQUESTS} requests for it are told to come back, and meanwhile all others are answered`, async () => {
    for (const path of others) expect(await ask(path)).toBe('200 null');
    await lock(table);
    let answered = 0;
    const stuck = times(REQUESTS, (turn) =>
      ask(needing[turn % needing.length] ?? '').finally(() => {
        answered += 1;
      }),
    );
    while (answered < REQUESTS) {
      const answers = await Promise.all(others.flatMap((path) => [askSoon(path), askSoon(path)]));
      expect(answers).toEqual(answers.map(() => '200 null'));
    }
    expect(await Promise.all(stuck)).toEqual(stuck.map(() => '503 1'));
    await unlock();
    for (const path of [...needing, ...others]) expect(await ask(path)).toBe('200 null');
  });
});

test('while enquiries are locked, those who write one are told to come back, and codes are sent as usual', async () => {
  await lock('enquiries');
  let answered = 0;
  const draft = { listingId: 'aaaaaaaaaaaa', message: 'Is it still free?' };
  const stuck = times(10, () =>
    ask('/api/enquiries', 'POST', draft).finally(() => {
      answered += 1;
    }),
  );
  for (let turn = 0; answered < stuck.length; turn += 1) {
    const phoneNumber = `+65${81_000_000 + turn}`;
    const answers = [askSoon('/api/login/otp', 'POST', { phoneNumber }), askSoon('/api/ready'), askSoon('/')];
    expect(await Promise.all(answers)).toEqual(answers.map(() => '200 null'));
  }
  expect(await Promise.all(stuck)).toEqual(stuck.map(() => '503 1'));
});

test('several kinds of writes that wait for one table leave connections to every other kind', async () => {
  const { db } = getDatabase();
  await db.query('create table in_demand (n integer)');
  await db.query('insert into in_demand values (0)');
  await lock('in_demand');
  let answered = 0;
  const stuck = ['save', 'change', 'drop', 'restore'].flatMap((kind) =>
    times(4, () =>
      runAsCall(kind, () => db.transaction((tx) => tx.query('update in_demand set n = n + 1'))).catch(
        (error: unknown) => {
          answered += 1;
          return error;
        },
      ),
    ),
  );
  for (const kind of ['search', 'user'])
    expect((await runAsCall(kind, () => db.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  expect(answered).toBe(0);
  for (const error of await Promise.all(stuck))
    expect(error).toMatchObject({ code: expect.stringMatching(/^(55P03|53300)$/) });
});

test('a row that somebody is changing is waited for, and a call that waits too long is ended by the server', async () => {
  const { db } = getDatabase();
  await db.query('create table rows_at_work (id integer primary key, n integer not null)');
  await db.query('insert into rows_at_work values (1, 0)');
  const change = () =>
    runAsCall('change', () =>
      db.transaction(async (tx) => {
        await tx.query('update rows_at_work set n = n + 1 where id = 1');
        await tx.query('select pg_sleep(0.1)');
      }),
    );
  await Promise.all(times(8, change));
  expect((await db.query('select n from rows_at_work')).rows).toEqual([{ n: 8 }]);
  await lock('rows_at_work');
  await expect(change()).rejects.toMatchObject({ code: '55P03' });
});

test('a call that takes longer than its time is ended by the server, and its connection goes on', async () => {
  const { db } = getDatabase();
  const slow = (seconds: number) =>
    runAsCall('count', () =>
      db.transaction((tx) => tx.query('select pg_sleep($1)', [seconds]), { statementTimeout: 200 }),
    );
  await expect(slow(10)).rejects.toMatchObject({ code: '57014' });
  expect((await slow(0)).rowCount).toBe(1);
});

test('a job waits for a lock longer than a call does', async () => {
  const { db } = getDatabase();
  await db.query('create table for_jobs (id integer)');
  await lock('for_jobs');
  const job = db.query('select from for_jobs');
  await expect(runAsCall('read', () => db.query('select from for_jobs'))).rejects.toMatchObject({
    code: '55P03',
  });
  await unlock();
  expect((await job).rowCount).toBe(0);
});
