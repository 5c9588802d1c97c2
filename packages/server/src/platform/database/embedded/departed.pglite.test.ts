import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

test('what a client prepared leaves the shared session with it, and what others prepared stays', async () => {
  const [leaving, staying] = [1, 2].map(
    () => new Client({ host: getDatabase().settings.dataFolder, user: 'postgres' }),
  );
  if (!leaving || !staying) throw new Error('There are no clients.');
  onTestFinished(() => staying.end());
  await Promise.all([leaving.connect(), staying.connect()]);
  const prepare = (client: Client) => client.query({ name: 'seeded', text: 'select 42 as seeded' });
  const countPrepared = async () => {
    const { rows } = await staying.query(
      `select count(*)::int as n from pg_prepared_statements where statement = 'select 42 as seeded'`,
    );
    return rows[0]?.n;
  };
  await Promise.all([prepare(leaving), prepare(staying)]);
  expect(await countPrepared()).toBe(2);
  await leaving.end();
  await expect.poll(countPrepared, { timeout: 10_000 }).toBe(1);
  expect((await prepare(staying)).rows).toEqual([{ seeded: 42 }]);
});
