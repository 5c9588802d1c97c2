import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { runAsCall } from './callKind.ts';
import { findOwner } from './embedded/lock.ts';
import { openDatabase } from './openDatabase.ts';

const getDatabase = openTestDatabase();

async function openClient(): Promise<Client> {
  const { settings } = getDatabase();
  const client = settings.databaseUrl
    ? new Client({ connectionString: settings.databaseUrl })
    : new Client({
        host: findOwner(settings.dataFolder)?.socketFolder ?? '',
        port: 5432,
        user: 'postgres',
        database: 'postgres',
      });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('the database', () => {
  test('keeps the transactions of several connections apart', async () => {
    const { db } = getDatabase();
    await db.query('create table counters (id integer primary key, value integer not null)');
    await db.query('insert into counters values (1, 0)');
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        db
          .transaction(async (tx) => {
            const { rows } = await tx.query<{ value: number }>(
              'select value from counters where id = 1 for update',
            );
            await tx.query('update counters set value = $1 where id = 1', [(rows[0]?.value ?? 0) + 1]);
            if (index % 3 === 0) throw new Error('changed its mind');
          })
          .catch((error: Error) => expect(error.message).toBe('changed its mind')),
      ),
    );
    const { rows } = await db.query<{ value: number }>('select value from counters where id = 1');
    expect(rows[0]?.value).toBe(20);
  });

  test('rolls a failed statement back and works on', async () => {
    const { db } = getDatabase();
    await db.query('create table once (id integer primary key)');
    const twice = db.transaction(async (tx) => {
      await tx.query('insert into once values (1)');
      await tx.query('insert into once values (1)');
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect((await db.query('select from once')).rowCount).toBe(0);
  });

  test('says of a transaction in which a failed statement was overlooked that nothing was stored', async () => {
    const { db } = getDatabase();
    await db.query('create table overlooked (id integer primary key)');
    const overlooking = db.transaction(async (tx) => {
      await tx.query('insert into overlooked values (1)');
      await tx.query('insert into overlooked values (1)').catch(() => undefined);
    });
    await expect(overlooking).rejects.toThrow(
      'A statement of the transaction failed, so nothing of it was stored.',
    );
    expect((await db.query('select from overlooked')).rowCount).toBe(0);
  });

  test('does what was put off before the commit, and what that puts off behind all of it', async () => {
    const done: string[] = [];
    const note = async (what: string) => void done.push(what);
    await getDatabase().db.transaction(async (tx) => {
      tx.putOff(async () => tx.putOff(() => note('last')));
      tx.putOff(() => note('put off'));
      await note('at once');
    });
    expect(done).toEqual(['at once', 'put off', 'last']);
  });

  test('lets connections use one name for different statements', async () => {
    const [one, other] = [await openClient(), await openClient()];
    const ask = (client: Client, text: string) => client.query({ name: 'same', text, values: [] });
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(one, 'select 1 as n')).rows).toEqual([{ n: 1 }]);
      expect((await ask(other, 'select 2 as n')).rows).toEqual([{ n: 2 }]);
    }
    await one.end();
    expect((await ask(other, 'select 2 as n')).rows).toEqual([{ n: 2 }]);
    await other.end();
  });

  test('keeps a setting to the connection that made it, in a transaction and after it', async () => {
    const [one, other] = [await openClient(), await openClient()];
    const read = async (client: Client) =>
      (await client.query('show statement_timeout')).rows[0]?.statement_timeout;
    await one.query(`set statement_timeout = '4321ms'`);
    expect(await read(other)).toBe('0');
    expect(await read(one)).toBe('4321ms');
    await other.query(`begin; set local statement_timeout = '77ms'; commit`);
    expect([await read(one), await read(other)]).toEqual(['4321ms', '0']);
    await one.query('reset statement_timeout');
    expect([await read(one), await read(other)]).toEqual(['0', '0']);
    await one.end();
    await other.end();
  });

  test('rolls back what a connection left open when it died, and serves the others', async () => {
    const { db } = getDatabase();
    await db.query('create table left_open (id integer)');
    const client = await openClient();
    await client.query('begin');
    await client.query('insert into left_open values (1)');
    const waiting = db.query('select count(*)::int as n from left_open');
    const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
    expect((await waiting).rows).toEqual([{ n: 0 }]);
    await db.query('insert into left_open values (2)');
    expect((await db.query('select id from left_open')).rows).toEqual([{ id: 2 }]);
  });

  test('tells listeners what was committed and nothing that was rolled back', async () => {
    const { db } = getDatabase();
    const heard: string[] = [];
    let tellLast: () => void = () => undefined;
    const last = new Promise<void>((done) => {
      tellLast = done;
    });
    const end = await db.listen('content_changed', (payload) => {
      heard.push(payload);
      if (payload === 'last') tellLast();
    });
    await db.query(`select pg_notify('content_changed', 'one')`);
    await db
      .transaction(async (tx) => {
        await tx.query(`select pg_notify('content_changed', 'never')`);
        throw new Error('no');
      })
      .catch(() => undefined);
    await db.query(`select pg_notify('other', 'elsewhere')`);
    await db.transaction(async (tx) => void (await tx.query(`select pg_notify('content_changed', 'last')`)));
    await last;
    expect(heard).toEqual(['one', 'last']);
    await end();
  });

  test('answers 200 statements asked at once, each with its own answer', async () => {
    const { db } = getDatabase();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        db.query<{ n: number }>({
          name: `n${n % 5}`,
          text: `select $1::int + ${n % 5} - ${n % 5} as n`,
          values: [n],
        }),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  test('prepares no statement behind a pooler, where the next one may run in another session', async () => {
    const { db, settings } = getDatabase();
    if (db.kind === 'embedded') return;
    const pooled = await openDatabase({ ...settings, databaseDirectUrl: settings.databaseUrl });
    const count = () =>
      runAsCall('test', () =>
        pooled.query<{ n: number }>({
          name: 'count-prepared',
          text: 'select count(*)::int as n from pg_prepared_statements',
        }),
      );
    await count();
    expect((await count()).rows).toEqual([{ n: 0 }]);
    const heard = new Promise<string>((done) => void pooled.listen('content_changed', done));
    await pooled.listen('chat', () => undefined);
    await pooled.query(`select pg_notify('content_changed', 'one')`);
    expect(await heard).toBe('one');
    await pooled.close();
  });

  test('refuses a statement name that PostgreSQL would cut short', async () => {
    const name = 'n'.repeat(51);
    await expect(getDatabase().db.query({ name, text: 'select 1' })).rejects.toThrow(
      'is longer than 50 characters. Shorten it.',
    );
  });

  test('gives the rows of several statements one after another', async () => {
    const { rows } = await getDatabase().db.query('select 1 as n; select 2 as n');
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('carries rows of a megabyte both ways', async () => {
    const { db } = getDatabase();
    const bytes = Buffer.alloc(1_500_000, 'sewa ');
    const { rows } = await db.query<{ same: Buffer }>('select $1::bytea as same', [bytes]);
    expect(rows[0]?.same.equals(bytes)).toBe(true);
  });
});
