import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

const giveWay = (code: string) => `do $$ begin raise exception 'gave way' using errcode = '${code}'; end $$`;

test.each(['40001', '40P01'])(
  'a transaction ended with %s runs again from its beginning, and leaves only what the last run wrote',
  async (code) => {
    const { db } = getDatabase();
    await db.query('create table if not exists tried (run integer)');
    await db.query('delete from tried');
    let runs = 0;
    const answer = await db.transaction(async (tx) => {
      runs += 1;
      await tx.query('insert into tried values ($1)', [runs]);
      tx.putOff(async () => void (await tx.query('insert into tried values ($1)', [runs * 10])));
      if (runs < 3) await tx.query(giveWay(code));
      return runs;
    });
    expect(answer).toBe(3);
    expect((await db.query('select run from tried order by run')).rows).toEqual([{ run: 3 }, { run: 30 }]);
  },
);

test('a transaction that always has to give way is given up after four runs', async () => {
  let runs = 0;
  const giving = getDatabase().db.transaction(async (tx) => {
    runs += 1;
    await tx.query(giveWay('40001'));
  });
  await expect(giving).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(4);
});

test('anything else is not tried again', async () => {
  let runs = 0;
  const failing = getDatabase().db.transaction(async (tx) => {
    runs += 1;
    await tx.query('select from nowhere');
  });
  await expect(failing).rejects.toMatchObject({ code: '42P01' });
  expect(runs).toBe(1);
});
