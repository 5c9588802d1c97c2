import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { cleanUp } from './cleanUp.ts';

const getDatabase = openTestDatabase();

test('the embedded database does not grow with what is changed over and over, and knows how much it holds', async () => {
  const { db } = getDatabase();
  await db.query('create table changed_often (id integer, words text)');
  await db.query(`insert into changed_often select id, repeat('x', 400) from generate_series(1, 2000) as id`);
  const measureSize = async () => {
    const { rows } = await db.query<{ size: number; count: number }>(
      `select pg_relation_size(oid)::int as size, reltuples::int as count from pg_class where relname = 'changed_often'`,
    );
    return rows[0];
  };
  const first = await measureSize();
  for (let night = 0; night < 4; night += 1) {
    await db.query('update changed_often set words = words');
    await cleanUp(db, new Date());
  }
  const last = await measureSize();
  expect(last?.size).toBeLessThanOrEqual(2 * (first?.size ?? 0) + 8192);
  expect(last?.count).toBe(2000);
});
