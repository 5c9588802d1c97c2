import { beforeAll, expect, test } from 'vitest';
import { openTestContext } from '../../testing/makeTestContext.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { helpLogIn } from './helpLogIn.ts';

const getDatabase = openTestDatabase();

beforeAll(async () => {
  await getDatabase().db.query(
    `insert into users (id, email, is_valid) values ('mei', 'mei@people.example', true), ('ravi', null, true)`,
  );
});

test('a session has one token, another session another one, and the email is null where there is none', async () => {
  const { db } = getDatabase();
  const [mei, again, ravi] = [
    await openTestContext(db, 'mei'),
    await openTestContext(db, 'mei'),
    await openTestContext(db, 'ravi'),
  ];
  const first = await helpLogIn(mei, {});
  expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/), email: 'mei@people.example' });
  expect(await helpLogIn(mei, {})).toEqual(first);
  expect((await helpLogIn(again, {})).token).not.toBe(first.token);
  expect((await helpLogIn(ravi, {})).email).toBeNull();
});
