import { beforeEach, expect, test } from 'vitest';
import { openHomes, resetHomes } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

beforeEach(() => resetHomes(getDatabase().db));

const open = (userId: string | null, corporateId?: string) =>
  openHomes(getDatabase().db, userId, corporateId === undefined ? {} : { corporateId });

test('operators are told what was decided about a listing last, and by whom', async () => {
  const { db } = getDatabase();
  const olga = await open('olga');
  const oli = await open('oli', 'desk');
  const { id, version } = await olga.draft();
  const decision = async (person = oli, about = id) => {
    const { status, data } = await person.get(`/api/reviews/${about}`);
    return status === 200 ? data : status;
  };
  await olga.move(id, 'submit', version);
  expect(await decision()).toBe(404);
  await oli.move(id, 'reject', version + 1, { words: 'More photos, please.' });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const { rows } = await db.query<{ name: string }>(`select name from users where id = 'oli'`);
  expect(await decision()).toEqual({
    decision: 'reject',
    at,
    isOwn: true,
    byName: rows[0]?.name,
    address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: '08', unit: '123', postalCode: '560210' },
    state: 'draft',
    words: 'More photos, please.',
    lister: { name: 'Olga', userId: 'olga' },
  });
  await db.query(`update users set user_type_ids = '{1,4}' where id = 'tim'`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('desk', 'tim', 'member') on conflict do nothing`,
  );
  expect(await decision(await open('tim', 'desk'))).toMatchObject({ decision: 'reject', isOwn: false });
  const again = await olga.own(id);
  const { data } = await olga.move(id, 'submit', again.version);
  await oli.move(id, 'approve', data.version);
  expect(await decision()).toMatchObject({ decision: 'approve', isOwn: true, state: 'live', words: null });
});

test('nobody else is, and there is none about what never waited', async () => {
  const olga = await open('olga');
  const oli = await open('oli', 'desk');
  const { id } = await olga.draft();
  for (const about of [id, 'nosuchlistng', 'zzz'])
    expect((await oli.get(`/api/reviews/${about}`)).status).toBe(404);
  expect((await olga.get(`/api/reviews/${id}`)).status).toBe(404);
  expect((await (await open(null)).get(`/api/reviews/${id}`)).status).toBe(401);
});
