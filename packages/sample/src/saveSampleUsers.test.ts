import { isMobilePhone } from '@sewa/formatters';
import { saveListers } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { listSampleAccounts } from './queries.ts';
import { listSampleListers } from './sampleMarket.ts';
import { sampleUsers } from './sampleUsers.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';

const getDatabase = openTestDatabase();

test('there are at least two of each type, with numbers that are given to nobody', () => {
  for (const type of [1, 2, 3, 4]) {
    expect(sampleUsers.filter(({ userTypeIds }) => userTypeIds.includes(type)).length).toBeGreaterThanOrEqual(
      2,
    );
  }
  for (const { phoneNumber } of sampleUsers) {
    expect(isMobilePhone(phoneNumber)).toBe(true);
    expect(phoneNumber).toMatch(/^\+658000/);
  }
  for (const field of ['id', 'phoneNumber', 'email', 'name'] as const) {
    const given = sampleUsers.map((user) => user[field]).filter((value) => value !== null);
    expect(new Set(given).size).toBe(given.length);
  }
});

test('beside somebody real nobody invented is written', async () => {
  const { db } = getDatabase();
  await db.query(`insert into users (id, phone_number) values ('real', '+6591234567')`);
  await saveSampleUsers(db);
  expect(await listSampleAccounts(db)).toEqual([]);
  await db.query(`delete from users`);
});

test('they are written once, all but the newcomers with a whole profile, and the listers are theirs', async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  await saveSampleUsers(db);
  expect(await listSampleAccounts(db)).toHaveLength(sampleUsers.length);
  const { rows } = await db.query(
    `select (select count(*)::int from listers where user_id is distinct from id) as unlinked,
       (select count(*)::int from users where not is_valid or email is null or residential_status is null
          or (residential_status = 'A' and pass_type is null)) as unfinished`,
  );
  expect(rows).toEqual([{ unlinked: 0, unfinished: 2 }]);
});

test('some of them act for corporates, one of them for several, and each corporate has an administrator', async () => {
  const { db } = getDatabase();
  await saveSampleUsers(db);
  const { rows } = await db.query(
    `select c.name, count(*)::int as members, count(*) filter (where m.role = 'administrator')::int as administrators,
        (select count(*)::int from organisations o where o.corporate_id = c.id) as organisations
      from corporates c join memberships m on m.corporate_id = c.id group by c.id order by c.name`,
  );
  expect(rows).toEqual([
    { name: 'Harbour Living', members: 3, administrators: 1, organisations: 2 },
    { name: 'Operations Desk', members: 1, administrators: 1, organisations: 0 },
    { name: 'Orchid Stays', members: 2, administrators: 1, organisations: 1 },
  ]);
});

test('their corporates are verified, and one of them operates the product', async () => {
  const { db } = getDatabase();
  await saveSampleUsers(db);
  const { rows } = await db.query(
    `select id from corporates where verified_by is distinct from 'sample' or operator_since is not null`,
  );
  expect(rows).toEqual([{ id: 'sample-operations-desk' }]);
});
