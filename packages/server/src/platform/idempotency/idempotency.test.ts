import { contract, type RouteLimits } from '@sewa/api/schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeDependencies } from '../../createServer.ts';
import { makeServerDeps, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { VerbRouter } from '../calling/VerbRouter.ts';
import { createApp } from '../http/createApp.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { cleanUp } from '../jobs/cleanUp.ts';
import { createSession } from '../sessions/session.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const key = 'a-key-of-this-form';
const sessions = new Map<string, string>();

let now = start;
let runs = 0;

type Work = (ctx: Context, name: string) => Promise<unknown>;

const insertRow: Work = (ctx, name) =>
  ctx.transaction(async ({ db }) => {
    await db.query('insert into written values ($1)', [name]);
    return { id: `row-${runs}`, name };
  });

/** Looks at a write under way for so long that the machine may be busy meanwhile. */
const patient = Array.from({ length: 500 }, () => 50);

/** A server with one call, 'add an organisation', that does this; `row` names other values of its row. */
function open(work: Work, row: RouteLimits = {}, keyDelays: readonly number[] = patient): ServerApp {
  const table = { ...contract, addOrganisation: { ...contract.addOrganisation, ...row } };
  const { deps } = makeServerDeps(getDatabase().db, { clock: () => now, keyDelays });
  const app = createApp({ settings: deps.settings, log: deps.log, rateLimits: null, table });
  const router = new VerbRouter(app, completeDependencies(deps), table);
  const verb = defineVerb(anyoneKnown, (ctx, { body }: RouteInput<'addOrganisation'>) => {
    runs += 1;
    return work(ctx, body.name);
  });
  router.mountWithResponse('addOrganisation', verb, (outcome, reply) => {
    if (outcome === 'with a cookie') reply.putCookie('intent', 'secret', null);
    return reply.sendAnswer('addOrganisation', outcome);
  });
  const withId = defineVerb(anyoneKnown, (ctx, { listingId }: RouteInput<'dropFavourite'>) => {
    runs += 1;
    return work(ctx, listingId);
  });
  router.mountWithResponse('dropFavourite', withId, (outcome, reply) =>
    reply.sendAnswer('dropFavourite', outcome),
  );
  return app;
}

interface Sent {
  user?: string | null;
  key?: string | null;
  name?: string;
}

async function send(app: ServerApp, { user = 'ada', key: sentKey = key, name = 'East' }: Sent = {}) {
  const response = await app.request(`${testOrigin}/api/corporate/organisations`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: {
      origin: testOrigin,
      'content-type': 'application/json',
      ...(sentKey === null ? {} : { 'idempotency-key': sentKey }),
      ...(user === null ? {} : { cookie: `test-session=${sessions.get(user)}` }),
    },
  });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
}

const drop = (app: ServerApp, listingId: string) =>
  app.request(`${testOrigin}/api/favourites/${listingId}`, {
    method: 'DELETE',
    headers: { origin: testOrigin, 'idempotency-key': key, cookie: `test-session=${sessions.get('ada')}` },
  });

const actions = async () =>
  (await getDatabase().db.query<{ name: string }>('select name from written')).rows
    .map(({ name }) => name)
    .toSorted();

const used = (reason: string) => ({
  status: 409,
  text: expect.stringContaining(`"fields":[{"name":"idempotency-key","reason":"${reason}"}]`),
});

beforeAll(async () => {
  const { db } = getDatabase();
  await db.query('create table written (name text)');
  await db.query(`insert into users (id, is_valid) values ('ada', true), ('bo', true)`);
});

/** Moves the clock, and signs everybody in again, since no session lasts a day. */
async function moveTo(moment: Date) {
  now = moment;
  for (const user of ['ada', 'bo'])
    sessions.set(user, await createSession(getDatabase().db, user, { now: moment }));
}

beforeEach(async () => {
  await moveTo(start);
  runs = 0;
  for (const table of ['written', 'idempotency_keys']) await getDatabase().db.query(`delete from ${table}`);
});

describe('what is sent again under its key', () => {
  test('is done once and answered alike for a day', async () => {
    const app = open(insertRow);
    const first = await send(app);
    expect(first.status).toBe(200);
    await moveTo(new Date(start.getTime() + 24 * 3_600_000 - 1));
    expect(await send(app)).toEqual(first);
    expect(await actions()).toEqual(['East']);
    await moveTo(new Date(start.getTime() + 24 * 3_600_000));
    expect((await send(app)).text).toContain('row-2');
    expect(await actions()).toEqual(['East', 'East']);
  });

  test('twenty times at once is done once and answered alike', async () => {
    const app = open(insertRow);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(app)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await actions()).toEqual(['East']);
  });

  test('by a verb without a transaction is done once, too', async () => {
    const app = open(async ({ db }, name) => {
      await db.query('insert into written values ($1)', [name]);
      return runs;
    });
    expect(await send(app)).toEqual(await send(app));
    expect(await actions()).toEqual(['East']);
  });

  test('while the first is under way waits for it, and is told to come back when that takes long', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work: Work = async (ctx, name) => {
      await gate;
      return insertRow(ctx, name);
    };
    const app = open(work);
    const first = send(app);
    await expect.poll(() => runs).toBe(1);
    expect(await send(open(work, {}, [10]))).toMatchObject({ ...used('is being used'), retryAfter: '1' });
    const waiting = send(app);
    finish();
    expect(await waiting).toEqual(await first);
    expect(await actions()).toEqual(['East']);
  });

  test('is no call more for the limits of its row', async () => {
    const app = open(insertRow, { perPerson: [{ max: 1, seconds: 60 }] });
    expect(await send(app)).toEqual(await send(app));
    expect((await send(app, { key: 'another-key' })).status).toBe(429);
    now = new Date(start.getTime() + 60_000);
    expect((await send(app, { key: 'another-key' })).status).toBe(200);
  });

  test('with other content is refused, and does nothing', async () => {
    const app = open(insertRow);
    await send(app);
    expect(await send(app, { name: 'West' })).toMatchObject(used('was used for something else'));
    expect(await actions()).toEqual(['East']);
  });
});

describe('a key', () => {
  test('of another person is another key', async () => {
    const app = open(insertRow);
    await send(app);
    expect((await send(app, { user: 'bo', name: 'West' })).text).toContain('West');
    expect(await actions()).toEqual(['East', 'West']);
  });

  test('with another call or another thing is another key', async () => {
    const app = open(insertRow);
    await send(app);
    for (const id of ['a', 'b', 'a']) expect((await drop(app, id)).status).toBe(200);
    expect(await actions()).toEqual(['East', 'a', 'b']);
  });

  test('of a visitor does nothing: no visitor is given what was answered to another', async () => {
    const app = open(insertRow);
    const [first, second] = [await send(app, { user: null }), await send(app, { user: null })];
    expect(first.text).not.toBe(second.text);
    expect(await actions()).toEqual(['East', 'East']);
  });

  test.each(['', 'short', 'x'.repeat(101), 'with space', "it's-not-one", 'ünicode-key'])(
    'has 8 to 100 letters, digits, - or _, so not %j',
    async (bad) => {
      const answer = await send(open(insertRow), { key: bad }).catch((error: unknown) => error);
      // What no header can hold is refused before it is sent.
      if (answer instanceof TypeError) return;
      expect(answer).toMatchObject({
        status: 400,
        text: expect.stringContaining('"name":"idempotency-key"'),
      });
      expect(await actions()).toEqual([]);
    },
  );

  test('has to be sent where the row says so', async () => {
    const app = open(insertRow, { idempotencyKey: 'required' });
    expect(await send(app, { key: null })).toMatchObject({
      status: 400,
      text: expect.stringContaining('"fields":[{"name":"idempotency-key","reason":"is missing"}]'),
    });
    expect((await send(app)).status).toBe(200);
    expect((await send(open(insertRow), { key: null })).status).toBe(200);
  });

  test('stands in the database as digests alone, and is tidied away after a day', async () => {
    const { db } = getDatabase();
    await send(open(insertRow));
    const { rows } = await db.query('select * from idempotency_keys');
    expect(JSON.stringify(rows)).not.toMatch(/a-key-of|ada/);
    await cleanUp(db, new Date(start.getTime() + 24 * 3_600_000));
    expect((await db.query('select from idempotency_keys')).rowCount).toBe(1);
    await cleanUp(db, new Date(start.getTime() + 24 * 3_600_000 + 1));
    expect((await db.query('select from idempotency_keys')).rowCount).toBe(0);
  });
});

describe('an answer that holds a secret', () => {
  const findStoredAnswer = async () =>
    (await getDatabase().db.query('select status, answer from idempotency_keys')).rows;

  test('is not kept: who sends the same again is told that it is done', async () => {
    const app = open(insertRow, { isAnswerSecret: true });
    expect((await send(app)).status).toBe(200);
    expect(await send(app)).toMatchObject(used('was used: it is done, and its answer is given only once'));
    expect(await findStoredAnswer()).toEqual([{ status: 200, answer: null }]);
    expect(await actions()).toEqual(['East']);
  });

  test('in a cookie is not kept either', async () => {
    const app = open(async () => 'with a cookie');
    await send(app);
    expect(await findStoredAnswer()).toEqual([{ status: 200, answer: null }]);
  });
});

describe('what did not succeed', () => {
  test('leaves the key free when it did nothing', async () => {
    const app = open(async (ctx, name) =>
      ctx.transaction(async (tx) => {
        await insertRow(tx, name);
        if (runs === 1) throw new HttpError('not-found');
        return name;
      }),
    );
    expect((await send(app)).status).toBe(404);
    expect((await send(app, { name: 'West' })).status).toBe(200);
    expect(await actions()).toEqual(['West']);
  });

  test('and wrote something is refused alike when it is sent again', async () => {
    const app = open(async (ctx, name) => {
      await insertRow(ctx, name);
      throw new HttpError('not-allowed');
    });
    const first = await send(app);
    expect(first.status).toBe(403);
    expect(await send(app)).toEqual(first);
    expect(await actions()).toEqual(['East']);
  });

  test('and was written before it failed is never done again', async () => {
    const work: Work = async (ctx, name) => {
      await insertRow(ctx, name);
      throw new Error('it went wrong');
    };
    const app = open(work, {}, [10]);
    expect((await send(app)).status).toBe(500);
    now = new Date(start.getTime() + 3_600_000);
    expect(await send(app)).toMatchObject(used('was used: it is done'));
    expect(await actions()).toEqual(['East']);
  });

  test('because its process died is done by who sends it again a minute later, and by nobody else', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const app = open(async (ctx, name) => {
      if (runs === 1) await gate;
      return insertRow(ctx, name);
    });
    const first = send(app);
    await expect.poll(() => runs).toBe(1);
    now = new Date(start.getTime() + 60_000);
    const second = await send(app);
    expect(second.status).toBe(200);
    // The first was not dead, only slow: what it writes now is rolled back.
    finish();
    expect(await first).toMatchObject({ ...used('is being used'), retryAfter: '1' });
    expect(await actions()).toEqual(['East']);
    expect(await send(app)).toEqual(second);
  });
});
