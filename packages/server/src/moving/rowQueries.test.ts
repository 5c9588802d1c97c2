import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { listTables } from './catalogQueries.ts';
import { digestTable, insertRows, joinRows, readPages, setTextForm } from './rowQueries.ts';

const getDatabase = openTestDatabase();

const COLUMNS = `a integer, b text, n numeric, f double precision, r real, big bigint, bytes bytea, at timestamptz, day date, span interval,
  j jsonb, raw json, list text[], grid integer[][], days daterange, flag boolean, id bigint generated always as identity,
  double numeric generated always as (n * 2) stored`;

const VALUES = `
  (1, 'a', 12345678901234567890.123456789012345, 0.1::float8 + 0.2, 'NaN', 9223372036854775807, '\\x00ff5c', 'infinity', '-infinity',
   '1 mon -3 days 04:05:06.789', '{"big": 12345678901234567890.5, "none": null}', E'{"b" : 1,\\n "a": 1}', array['x', null, 'NULL', '{"}'],
   array[[1, null], [3, 4]], '[2026-01-01,)', true),
  (1, 'b', 'NaN', '-infinity', 1e-30, 0, '', '2026-11-30 19:42:10.123456+08', '0001-01-01 BC', '0', 'null', 'null', '{}', '{}', 'empty', false),
  (2, E'line\\n\\u2028 tab\\t quote" back\\\\ 🏠', 0.10, -0.0, 0, -1, null, null, null, null, null, null, null, null, null, null),
  (3, '', null, null, null, null, decode(repeat('ab', 3000000), 'hex'), null, null, null, null, null, '[5:6]={five,six}', null, null, null),
  (4, '', null, null, null, null, decode(repeat('cd', 10), 'hex'), null, null, null, null, null, null, null, null, null)`;

test.each([
  ['by a key of two columns', ', primary key (a, b)'],
  ['without a key', ''],
])('values of every kind are read and written again without a change, page by page, %s', async (_, key) => {
  const { db } = getDatabase();
  await db.transaction(async (tx) => {
    await tx.query(`create table odd (${COLUMNS}${key}); create table copied (${COLUMNS}${key})`);
    await tx.query(
      `insert into odd (a, b, n, f, r, big, bytes, at, day, span, j, raw, list, grid, days, flag) values ${VALUES}`,
    );
    await setTextForm(tx);
    const tables = await listTables(tx);
    const [copied, odd] = ['public.copied', 'public.odd'].map((name) =>
      tables.find((table) => table.name === name),
    );
    if (!copied || !odd) throw new Error('The tables are not found.');
    const pages: number[] = [];
    for await (const { rows } of readPages((work) => work(tx), odd)) {
      pages.push(rows.length);
      await insertRows(tx, copied, joinRows(rows));
    }
    expect(pages).toEqual([3, 1, 1]);
    expect(await digestTable(tx, copied)).toEqual(await digestTable(tx, odd));
    const { rows: differing } = await tx.query(
      'select odd::text from odd full join copied using (id) where odd::text is distinct from copied::text',
    );
    expect(differing).toEqual([]);
    await tx.query('drop table odd, copied');
  });
});
