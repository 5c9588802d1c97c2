import type { Dashboard } from '@sewa/api/client';
import { dashboardSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { makeListingId } from '../homes/listings/listingDraft.ts';
import { saveListings } from '../homes/listings/saveListings.ts';
import { notify } from '../platform/notices/notify.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { openBrowserOf, resetCorporates } from '../testing/openCorporates.ts';
import { browserStart } from '../testing/openTestBrowser.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const idOf = (row: string) => makeListingId('test', row);
const flat = 'flatflatflat';
const empty = 'emptyemptyem';

async function read(userId: string, corporateId?: string): Promise<Dashboard> {
  const browser = await openBrowserOf(getDatabase().db, userId, corporateId);
  const { status, content } = await browser.send('/api/dashboard');
  expect(status).toBe(200);
  return dashboardSchema.parse((content as { data: unknown }).data);
}

/** Adds a unit of an owner, and a lister for them. */
async function addUnit(
  id: string,
  unit: string,
  column: 'owner_user_id' | 'owner_corporate_id',
  owner: string,
) {
  await getDatabase().db.query(
    `insert into units (id, block, street, floor, unit, postal_code, address_key, ${column}, created_at)
      values ($1, '12', 'Bedok Road', '05', $2, '460012', $1, $3, $4)`,
    [id, unit, owner, browserStart],
  );
}

/** Makes an imported listing one of a unit, in a state. */
async function listRoom(row: string, unitId: string, room: number, state: string, status: string) {
  await getDatabase().db.query(
    `update listings set unit_id = $2, part = int4range($3, $3 + 1), state = $4, status = $5 where id = $1`,
    [idOf(row), unitId, room, state, status],
  );
}

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listings', 'listers', 'units']) await db.query(`delete from ${table}`);
  await resetCorporates(db);
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values
    ('olga', 'Olga', '{2}', true), ('agnes', 'Agnes', '{3}', true), ('both', 'Both', '{1,2}', true)`);
  await db.query(`insert into listers (id, kind, name, user_id, corporate_id) values
    ('lo', 'owner', 'Olga', 'olga', null), ('lc', 'owner', 'Alpha', null, 'alpha')`);
  await db.query(`insert into listers (id, kind, name, user_id, phone_number, registration_number, agency_name, agency_licence_number)
    values ('la', 'agent', 'Agnes', 'agnes', '+6580000001', 'R012345A', 'Homes', 'L1234567A')`);
});

test('an owner sees their homes by state, what they brought in 30 days, and what each needs', async () => {
  const { db } = getDatabase();
  await addUnit(flat, '123', 'owner_user_id', 'olga');
  await addUnit(empty, '124', 'owner_user_id', 'olga');
  const rows = ['live', 'draft', 'rejected', 'let', 'imported'];
  await saveListings(
    db,
    rows.map((row) => makeDraft(row, { listerId: 'lo' })),
  );
  await listRoom('live', flat, 1, 'live', 'live');
  await listRoom('draft', flat, 2, 'draft', 'hidden');
  await listRoom('rejected', flat, 3, 'draft', 'hidden');
  await listRoom('let', flat, 4, 'let', 'let');
  await db.query(`update listings set rejection = 'No photos' where id = $1`, [idOf('rejected')]);
  const count = (row: string, day: string) =>
    db.query('insert into listing_daily_counts values ($1, $2, 5, 2, 1)', [idOf(row), day]);
  await count('live', '2026-11-20');
  await count('let', '2026-11-01');
  await count('live', '2026-10-01');

  const { listings, corporate, reviews } = await read('olga');
  expect(listings).toEqual({
    live: 2,
    draft: 2,
    review: 0,
    paused: 0,
    let: 1,
    views: 5,
    saves: 2,
    enquiries: 1,
    reports: 0,
    needs: [
      { need: 'finish', propertyId: flat, listingId: idOf('draft'), name: '12 Bedok Road #05-123' },
      { need: 'photos', propertyId: flat, listingId: idOf('live'), name: '12 Bedok Road #05-123' },
      { need: 'list', propertyId: empty, listingId: null, name: '12 Bedok Road #05-124' },
    ],
  });
  expect([corporate, reviews]).toEqual([null, null]);
  expect((await read('both')).listings).toBeNull();
});

test('an agent sees their listings and those they joined, and not the units of owners', async () => {
  const { db } = getDatabase();
  await addUnit(flat, '123', 'owner_user_id', 'olga');
  await saveListings(db, [makeDraft('own', { listerId: 'la' }), makeDraft('joined', { listerId: 'lo' })]);
  await listRoom('own', flat, 1, 'paused', 'closed');
  await listRoom('joined', flat, 2, 'live', 'live');
  expect((await read('agnes')).listings).toMatchObject({ paused: 1, live: 0, needs: [] });
  await db.query(`insert into listing_agents values ($1, 'la', now())`, [idOf('joined')]);
  expect((await read('agnes')).listings).toMatchObject({ paused: 1, live: 1 });
});

test('whoever acts for a company sees its homes and members; its invitations only as administrator', async () => {
  const { db } = getDatabase();
  await addUnit(flat, '123', 'owner_corporate_id', 'alpha');
  await saveListings(db, [makeDraft('room', { listerId: 'lc' })]);
  await listRoom('room', flat, 1, 'review', 'hidden');
  await db.query(
    `insert into invitations (guid_hash, code_hash, actor_type, corporate_id, role, onboarding_type, invited_by,
        invited_by_name, email, created_at, expires_at)
      values (md5('g') || md5('g'), md5('c') || md5('c'), 6, 'alpha', 'member', 2, 'ada', 'Ada', 'new@people.example',
        now(), '2026-11-30T00:00:00Z')`,
  );
  const administrator = await read('ada', 'alpha');
  expect(administrator.corporate).toEqual({ name: 'Alpha', members: 3, openInvitations: 1 });
  expect(administrator.listings).toMatchObject({ review: 1 });
  const member = await read('max', 'alpha');
  expect(member.corporate).toEqual({ name: 'Alpha', members: 3, openInvitations: null });
  expect(member.listings).toMatchObject({ review: 1 });
  const elsewhere = await read('max', 'beta');
  expect([elsewhere.listings, elsewhere.corporate?.name]).toEqual([null, 'Beta']);
});

test('what waits for a review is counted for operators alone', async () => {
  const { db } = getDatabase();
  await addUnit(flat, '123', 'owner_user_id', 'olga');
  await saveListings(db, [makeDraft('room', { listerId: 'lo' })]);
  await listRoom('room', flat, 1, 'review', 'hidden');
  await db.query(
    `insert into unit_disputes (unit_id, claimed_by_user_id, created_at) values ($1, 'both', now())`,
    [flat],
  );
  expect((await read('ada', 'alpha')).reviews).toBeNull();
  await db.query(`update corporates set operator_since = now() where id = 'alpha'`);
  expect((await read('ada', 'alpha')).reviews).toEqual({ listings: 1, disputes: 1, reports: 0 });
  expect((await read('ada', 'beta')).reviews).toBeNull();
});

test('a tenant reads nothing of homes, companies or reviews', async () => {
  const { listings, corporate, reviews } = await read('tim');
  expect([listings, corporate, reviews]).toEqual([null, null, null]);
});

test('a notice about a listing or a unit comes with the name of the home', async () => {
  const { db } = getDatabase();
  await addUnit(flat, '123', 'owner_user_id', 'olga');
  await saveListings(db, [makeDraft('room', { listerId: 'lo' })]);
  await listRoom('room', flat, 1, 'live', 'live');
  const path = `/property/${flat}`;
  const to = { userId: 'olga' };
  await notify(db, { to, kind: 'listing-unconfirmed', about: idOf('room'), path }, browserStart);
  await notify(db, { to, kind: 'unit-disputed', about: flat, path }, browserStart);
  expect((await read('olga')).noticeHomes).toEqual({
    [idOf('room')]: '12 Bedok Road #05-123',
    [flat]: '12 Bedok Road #05-123',
  });
});
