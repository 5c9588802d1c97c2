import { beforeEach, describe, expect, test } from 'vitest';
import { completeDependencies } from '../../createServer.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { makeServerDeps } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { signedIn, signedUp } from '../sessions/whoMayAsk.ts';
import type { Context } from './Context.ts';
import { createSystemContext } from './createContext.ts';
import { defineVerb } from './defineVerb.ts';
import { anyone, system } from './whoMayAsk.ts';

const getDatabase = openTestDatabase();
const insert = ({ db }: Pick<Context, 'db'>, id: string) =>
  db.query('insert into users (id, is_valid) values ($1, false)', [id]);
const listIds = async () =>
  (await getDatabase().db.query<{ id: string }>('select id from users order by id')).rows.map(({ id }) => id);

beforeEach(() => getDatabase().db.query(`delete from users`));

describe('a transaction of a context', () => {
  test('writes all of it or nothing', async () => {
    const ctx = makeTestContext(getDatabase().db);
    await ctx.transaction((tx) => insert(tx, 'ada'));
    const fail = ctx.transaction(async (tx) => {
      await insert(tx, 'bo');
      throw new Error('it went wrong');
    });
    await expect(fail).rejects.toThrow('it went wrong');
    expect(await listIds()).toEqual(['ada']);
  });

  test('is joined by a verb that is called in it', async () => {
    const add = defineVerb(anyone, (ctx, { id }: { id: string }) => ctx.transaction((tx) => insert(tx, id)));
    const ctx = makeTestContext(getDatabase().db);
    const fail = ctx.transaction(async (tx) => {
      await add(tx, { id: 'ada' });
      expect((await tx.db.query('select from users')).rowCount).toBe(1);
      throw new Error('it went wrong');
    });
    await expect(fail).rejects.toThrow('it went wrong');
    expect(await listIds()).toEqual([]);
  });

  test('keeps who asks', async () => {
    await insert(getDatabase(), 'ada');
    const name = defineVerb(signedIn, (ctx) => ctx.transaction(async ({ session }) => session.user_id));
    expect(await name(await openTestContext(getDatabase().db, 'ada'), {})).toBe('ada');
  });
});

describe('a verb that is called by itself', () => {
  test('judges who asks like one that is called by a request', async () => {
    await insert(getDatabase(), 'ada');
    const { db } = getDatabase();
    const complete = defineVerb(signedUp, () => 'done');
    await expect(complete(makeTestContext(db), {})).rejects.toMatchObject({ problem: 'not-signed-in' });
    await expect(complete(await openTestContext(db, 'ada'), {})).rejects.toMatchObject({
      problem: 'not-allowed',
    });
    await db.query('update users set is_valid = true');
    expect(await complete(await openTestContext(db, 'ada'), {})).toBe('done');
  });

  test('of the platform is for jobs and commands, where nobody is signed in', async () => {
    const { db } = getDatabase();
    const clean = defineVerb(system, ({ origin }) => origin);
    const inJob = createSystemContext(completeDependencies(makeServerDeps(db).deps));
    expect(await clean(inJob, {})).toBe('http://localhost:3000');
    await expect(clean(makeTestContext(db), {})).rejects.toMatchObject({ problem: 'not-allowed' });
    const ask = defineVerb(signedIn, () => 'done');
    await expect(ask(inJob, {})).rejects.toMatchObject({ problem: 'not-signed-in' });
  });
});
