import type { Dashboard } from '@sewa/api/client';
import { dashboardSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../homes/listings/listingDraft.ts';
import { saveListings } from '../homes/listings/saveListings.ts';
import { addConversation } from '../testing/addConversation.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { openBrowserOf, resetCorporates } from '../testing/openCorporates.ts';
import { browserStart } from '../testing/openTestBrowser.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const idOf = (row: string) => makeListingId('test', row);
const daysBefore = (days: number) => new Date(browserStart.getTime() - days * 24 * 60 * 60 * 1000);
const today = '2026-11-20';

async function read(userId: string, corporateId?: string): Promise<Dashboard> {
  const browser = await openBrowserOf(getDatabase().db, userId, corporateId);
  const { status, content } = await browser.send('/api/dashboard');
  expect(status).toBe(200);
  return dashboardSchema.parse((content as { data: unknown }).data);
}

async function addUnit(id: string, unit: string, owner: { user?: string; corporate?: string }) {
  await getDatabase().db.query(
    `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, owner_corporate_id, created_at)
      values ($1, '12', 'Bedok Road', '05', $2, '460012', $1, $3, $4, $5)`,
    [id, unit, owner.user ?? null, owner.corporate ?? null, browserStart],
  );
}

async function listRoom(row: string, unitId: string, room: number, state: string, status: string) {
  await getDatabase().db.query(
    `update listings set unit_id = $2, part = int4range($3, $3 + 1), state = $4, status = $5, listed_at = $6 where id = $1`,
    [idOf(row), unitId, room, state, status, daysBefore(20)],
  );
}

/** Adds messages to a conversation: who wrote each, for which corporate, and how many days ago. */
async function write(
  conversationId: string,
  written: readonly (readonly [sender: string, corporateId: string | null, daysAgo: number])[],
) {
  const { db } = getDatabase();
  for (const [index, [sender, corporateId, daysAgo]] of written.entries())
    await db.query(
      `insert into messages (conversation_id, number, sender_id, sender_corporate_id, kind, body, sent_at)
        values ($1, $2, $3, $4, 'text', $5, $6)`,
      [conversationId, index + 1, sender, corporateId, `Words of ${sender}`, daysBefore(daysAgo)],
    );
  await db.query('update conversations set last_number = $2, last_message_at = $3 where id = $1', [
    conversationId,
    written.length,
    daysBefore(written.at(-1)?.[2] ?? 0),
  ]);
}

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listings', 'listers', 'units']) await db.query(`delete from ${table}`);
  await resetCorporates(db);
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values
    ('olga', 'Olga', '{2}', true), ('otto', 'Otto', '{2}', true), ('agnes', 'Agnes', '{3}', true)`);
  await db.query(`insert into listers (id, kind, name, user_id, corporate_id) values
    ('lo', 'owner', 'Olga', 'olga', null), ('lt', 'owner', 'Otto', 'otto', null), ('lc', 'owner', 'Alpha', null, 'alpha'),
    ('lb', 'owner', 'Beta', null, 'beta')`);
});

describe('homes', () => {
  test('are those of the person and their company alone, the neediest first, five at most', async () => {
    const { db } = getDatabase();
    await addUnit('flatflatflat', '123', { user: 'olga' });
    await addUnit('emptyemptyem', '124', { user: 'olga' });
    await addUnit('otherotherot', '125', { user: 'otto' });
    const rows = ['live', 'draft', 'paused', 'let', 'asked', 'rejected'];
    await saveListings(db, [
      ...rows.map((row) => makeDraft(row, { listerId: 'lo' })),
      makeDraft('his', { listerId: 'lt' }),
    ]);
    await listRoom('live', 'flatflatflat', 1, 'live', 'live');
    await listRoom('draft', 'flatflatflat', 2, 'draft', 'hidden');
    await listRoom('paused', 'flatflatflat', 3, 'paused', 'closed');
    await listRoom('let', 'flatflatflat', 4, 'let', 'let');
    await listRoom('asked', 'flatflatflat', 5, 'live', 'live');
    await listRoom('rejected', 'flatflatflat', 6, 'draft', 'hidden');
    await listRoom('his', 'otherotherot', 1, 'live', 'live');
    await db.query(`update listings set rejection = 'No photos' where id = $1`, [idOf('rejected')]);
    await db.query('update listings set asked_at = now() where id = $1', [idOf('asked')]);
    await db.query('insert into listing_daily_counts values ($1, $2, 5, 2, 1), ($1, $3, 9, 9, 9)', [
      idOf('asked'),
      today,
      '2026-10-01',
    ]);
    const { homes } = await read('olga');
    expect(homes?.total).toBe(7);
    expect(homes?.first.map(({ listingId, next, state }) => [listingId, next, state])).toEqual([
      [idOf('rejected'), 'fix', 'draft'],
      [idOf('paused'), 'relist', 'paused'],
      [idOf('asked'), 'confirm', 'live'],
      [idOf('draft'), 'finish', 'draft'],
      [idOf('live'), 'photos', 'live'],
    ]);
    expect(homes?.first[2]).toMatchObject({
      name: '12 Bedok Road #05-123',
      propertyId: 'flatflatflat',
      daysLive: 20,
      views: 5,
      saves: 2,
      enquiries: 1,
      monthlyRent: 280_000,
      medianRent: null,
    });
    expect((await read('otto')).homes?.first.map(({ listingId }) => listingId)).toEqual([idOf('his')]);
    expect((await read('tim')).homes).toBeNull();
    expect((await read('ada', 'alpha')).homes).toBeNull();
  });

  test('of a company are seen by whoever acts for it, and only then', async () => {
    const { db } = getDatabase();
    await addUnit('alphaalphaal', '123', { corporate: 'alpha' });
    await saveListings(db, [makeDraft('room', { listerId: 'lc' })]);
    await listRoom('room', 'alphaalphaal', 1, 'live', 'live');
    const ids = async (userId: string, corporateId?: string) =>
      (await read(userId, corporateId)).homes?.first.map(({ listingId }) => listingId) ?? null;
    expect(await ids('max', 'alpha')).toEqual([idOf('room')]);
    expect(await ids('max', 'beta')).toBeNull();
    expect(await ids('cem', 'beta')).toBeNull();
  });

  test('that are live say the median of rents paid nearby, as the comparison of a listing does', async () => {
    const { db } = getDatabase();
    const position = { latitude: 1.3691, longitude: 103.8454 };
    await addUnit('flatflatflat', '123', { user: 'olga' });
    await saveListings(db, [
      makeDraft('placed', { listerId: 'lo', position }),
      makeDraft('by its street', { listerId: 'lo', position: null }),
      makeDraft('condominium', { listerId: 'lo', position, propertyType: 1 }),
      ...[2_000, 2_200, 2_400, 2_600, 2_800].map((rent) =>
        makeDraft(`past ${rent}`, {
          status: 'let',
          monthlyRent: rent * 100,
          provenance: { kind: 'open-data', month: '2022-06' },
          position: { ...position, latitude: position.latitude + 100 / 111_320 },
        }),
      ),
    ]);
    for (const [index, row] of ['placed', 'by its street', 'condominium'].entries())
      await listRoom(row, 'flatflatflat', index + 1, 'live', 'live');
    const browser = await openBrowserOf(db, 'olga');
    const { homes } = await read('olga');
    const medians = new Map(homes?.first.map(({ listingId, medianRent }) => [listingId, medianRent]));
    for (const row of ['placed', 'by its street', 'condominium']) {
      const { content } = await browser.send(`/api/listings/${idOf(row)}/fair-rent`);
      const { quartiles } = (content as { data: { quartiles: { median: number } | null } }).data;
      expect(medians.get(idOf(row)), row).toBe(quartiles?.median ?? null);
    }
    expect(medians.get(idOf('placed'))).toBe(240_000);
  });
});

test('authorities that end within two weeks are said to the owner and their agent, and to nobody else', async () => {
  const { db } = getDatabase();
  await addUnit('flatflatflat', '123', { user: 'olga' });
  await db.query(`update users set registration_number = 'R012345A' where id = 'agnes'`);
  const grant = (number: string, endsOn: string) =>
    db.query(
      `insert into authorities (unit_id, registration_number, starts_on, ends_on, granted_at, created_at)
        values ('flatflatflat', $1, '2026-09-01', $2, now(), now())`,
      [number, endsOn],
    );
  await grant('R012345A', '2026-11-30');
  await grant('R999999A', '2026-12-30');
  const read14 = async (userId: string) =>
    (await read(userId)).endingAuthorities.map(({ name, endsOn }) => [name, endsOn]);
  const ending = [['12 Bedok Road #05-123', '2026-11-30']];
  expect(await read14('olga')).toEqual(ending);
  expect(await read14('agnes')).toEqual(ending);
  expect(await read14('otto')).toEqual([]);
});

describe('conversations', () => {
  beforeEach(async () => {
    const { db } = getDatabase();
    await saveListings(
      db,
      ['one', 'two', 'three', 'four'].map((row) => makeDraft(row, { listerId: 'lc', title: `Home ${row}` })),
    );
  });
  const start = (row: string, corporateId: string, startedBy = 'tim') =>
    addConversation(getDatabase().db, {
      contextId: idOf(row),
      startedBy,
      others: [{ corporateId }],
      now: browserStart,
    });

  test('with the newest messages are the three of the list, never those of another company', async () => {
    for (const [index, row] of ['one', 'two', 'three', 'four'].entries())
      await write(await start(row, 'alpha'), [['tim', null, 4 - index]]);
    await write(await start('four', 'beta', 'olga'), [['olga', null, 0]]);
    const abouts = async (userId: string, corporateId?: string) =>
      (await read(userId, corporateId)).recentMessages.map(({ about }) => about);
    expect(await abouts('tim')).toEqual(['Home four', 'Home three', 'Home two']);
    expect(await abouts('max', 'alpha')).toEqual(['Home four', 'Home three', 'Home two']);
    expect(await abouts('max', 'beta')).toEqual(['Home four']);
    expect(await abouts('otto')).toEqual([]);
    const [mine] = (await read('tim')).recentMessages;
    expect(mine).toMatchObject({ with: 'Alpha', text: 'Words of tim', isMine: true, unseenCount: 0 });
    const [theirs] = (await read('max', 'alpha')).recentMessages;
    expect(theirs).toMatchObject({ with: 'Tim', isMine: false, unseenCount: 1 });
  });

  test('of a company are counted by organisation and person, for its administrators', async () => {
    await write(await start('one', 'alpha'), [
      ['tim', null, 3],
      ['max', 'alpha', 2],
      ['tim', null, 1],
    ]);
    await write(await start('two', 'alpha'), [
      ['tim', null, 10],
      ['ada', 'alpha', 9],
    ]);
    await write(await start('three', 'alpha'), [['tim', null, 1]]);
    await write(await start('four', 'beta'), [['tim', null, 1]]);
    const { team } = await read('ada', 'alpha');
    expect(team).toEqual({
      waiting: 2,
      unanswered: 1,
      organisations: [
        { name: 'East', waiting: 1, answeredBy: 'Max', answeredAt: daysBefore(2).toISOString() },
        { name: null, waiting: 0, answeredBy: 'Ada', answeredAt: daysBefore(9).toISOString() },
        { name: 'West', waiting: 0, answeredBy: null, answeredAt: null },
      ],
      people: [{ name: 'Max', answered: 1, waiting: 1 }],
    });
    expect((await read('max', 'alpha')).team).toMatchObject({ waiting: 2, people: null });
    expect((await read('cem', 'beta')).team).toMatchObject({ waiting: 1, unanswered: 1 });
    expect((await read('ada', 'beta')).team).toMatchObject({ waiting: 1, people: null });
    expect((await read('tim')).team).toBeNull();
  });
});

test('viewings to come are those somebody visits or hosts, also for their company', async () => {
  const { db } = getDatabase();
  await saveListings(db, [
    makeDraft('hers', { listerId: 'lo', title: 'Home hers' }),
    makeDraft('ours', { listerId: 'lc', title: 'Home ours' }),
  ]);
  const add = async (id: string, row: string, inHours: number, state = 'booked') => {
    const at = new Date(browserStart.getTime() + inHours * 60 * 60 * 1000);
    const end = new Date(at.getTime() + 30 * 60 * 1000);
    await db.query(
      `insert into viewing_slots (id, listing_id, starts_at, ends_at, seats, created_at) values ($1, $2, $3, $4, 1, now())`,
      [id, idOf(row), at, end],
    );
    await db.query(
      `insert into viewings (id, slot_id, user_id, state, seat, code, created_at) values ($1, $1, 'tim', $2, $3, '123456', now())`,
      [id, state, state === 'booked' ? 1 : null],
    );
  };
  await add('aaaaaaaaaaaa', 'hers', 2);
  await add('bbbbbbbbbbbb', 'ours', 30);
  await add('cccccccccccc', 'hers', 1, 'cancelled');
  await add('dddddddddddd', 'hers', -5);
  expect((await read('tim')).viewings).toMatchObject({
    today: 1,
    next: { side: 'guest', home: 'Home hers', with: 'Olga', listingId: idOf('hers') },
  });
  expect((await read('olga')).viewings).toMatchObject({ today: 1, next: { side: 'host', with: 'Tim' } });
  expect((await read('max', 'alpha')).viewings).toMatchObject({ today: 0, next: { home: 'Home ours' } });
  for (const [userId, corporateId] of [['otto'], ['max', 'beta']])
    expect((await read(userId ?? '', corporateId)).viewings).toEqual({ today: 0, next: null });
});

test('queues with their oldest are read by operators alone', async () => {
  const { db } = getDatabase();
  await addUnit('flatflatflat', '123', { user: 'olga' });
  await saveListings(db, [makeDraft('room', { listerId: 'lo' })]);
  await listRoom('room', 'flatflatflat', 1, 'review', 'hidden');
  await db.query('update listings set submitted_at = $2 where id = $1', [idOf('room'), daysBefore(3)]);
  const help = await addConversation(db, {
    kind: 'support',
    contextId: 'help',
    startedBy: 'tim',
    others: [{ corporateId: 'alpha' }],
    now: browserStart,
  });
  await write(help, [['tim', null, 2]]);
  expect((await read('ada', 'alpha')).queues).toBeNull();
  await db.query(`update corporates set operator_since = now() where id = 'alpha'`);
  const nothing = { count: 0, oldestAt: null };
  expect((await read('ada', 'alpha')).queues).toEqual([
    { queue: 'listings', count: 1, oldestAt: daysBefore(3).toISOString() },
    { queue: 'reports', ...nothing },
    { queue: 'disputes', ...nothing },
    { queue: 'applications', ...nothing },
    { queue: 'differences', ...nothing },
    { queue: 'help', count: 1, oldestAt: daysBefore(2).toISOString() },
  ]);
  expect((await read('ada', 'beta')).queues).toBeNull();
});
