import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { refuseRealPeople } from './refuseRealPeople.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';

const getDatabase = openTestDatabase();

test('the sample market is refused where somebody real has an account or lists homes, and only there', async () => {
  const { db } = getDatabase();
  await saveSampleUsers(db);
  await refuseRealPeople(db);
  await db.query("insert into listers (id, kind, name) values ('real', 'owner', 'Real')");
  await expect(refuseRealPeople(db)).rejects.toThrow('holds real people');
  await db.query("delete from listers where id = 'real'");
  await db.query("insert into users (id, name, is_valid) values ('real', 'Real', true)");
  await expect(refuseRealPeople(db)).rejects.toThrow('holds real people');
});
