import { beforeEach, expect, test } from 'vitest';
import { openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

beforeEach(() => resetHomes(getDatabase().db));

const open = (userId: string | null) => openHomes(getDatabase().db, userId, {});

/** What somebody is told of a listing: whether it is theirs. */
const ask = async (userId: string | null, id: string) => {
  const { status, data } = await (await open(userId)).get(`/api/listings/${id}/access`);
  return [status, data];
};

test('a public listing is its lister’s own, with the unit to manage it, and nobody else’s', async () => {
  const olga = await open('olga');
  const { id, version } = await olga.draft('whole');
  expect((await ask('olga', id))[0]).toBe(404);
  await trustEverybody(getDatabase().db);
  await olga.move(id, 'publish', version);
  const { rows } = await getDatabase().db.query<{ unit_id: string }>(
    'select unit_id from listings where id = $1',
    [id],
  );
  expect(await ask('olga', id)).toEqual([200, { isOwn: true, propertyId: rows[0]?.unit_id }]);
  expect(await ask('tim', id)).toEqual([200, { isOwn: false, propertyId: null }]);
  expect((await ask(null, id))[0]).toBe(401);
});

test('one that came in a file has no unit', async () => {
  const { db } = getDatabase();
  await db.query(`insert into listers (id, kind, name, user_id) values ('of-olga', 'owner', 'Olga', 'olga')`);
  await db.query(`insert into listings (id, source, source_row, content_hash, status, slug, street, monthly_rent, listed_at, search, lister_id)
    values ('importedhome', 'test', 'file', '', 'live', 'home', 'Bedok Road', 300000, now(), '', 'of-olga')`);
  expect(await ask('olga', 'importedhome')).toEqual([200, { isOwn: true, propertyId: null }]);
  for (const id of ['nosuchlistng', 'zzz']) expect((await ask('olga', id))[0]).toBe(404);
});
