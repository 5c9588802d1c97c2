import type { Dashboard } from '@sewa/api/client';
import { dashboardSchema } from '@sewa/api/schema';
import { beforeEach, expect, test } from 'vitest';
import { INVITATION_MS } from '../accounts/invitations/invitationSecrets.ts';
import { makeInvitation } from '../accounts/invitations/makeInvitation.ts';
import { settleReport } from '../conversations/listing-reports/settleReport.ts';
import { makeListingId } from '../homes/listings/listingDraft.ts';
import { saveListings } from '../homes/listings/saveListings.ts';
import { createSession } from '../platform/sessions/session.ts';
import { addConversation } from '../testing/addConversation.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { makeTestContext, openTestContext } from '../testing/makeTestContext.ts';
import { browserStart, openTestBrowser } from '../testing/openTestBrowser.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const idOf = (row: string) => makeListingId('test', row);
const searchId = 'aaaaaaaaaaaa';

async function open(userId = 'mei') {
  const browser = openTestBrowser(getDatabase().db);
  browser.jar.set('test-session', await createSession(getDatabase().db, userId, { now: browserStart }));
  return browser;
}

async function read(userId = 'mei'): Promise<Dashboard> {
  const { status, content } = await (await open(userId)).send('/api/dashboard');
  expect(status).toBe(200);
  return dashboardSchema.parse((content as { data: unknown }).data);
}

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['users', 'corporates', 'listings', 'listers']) await db.query(`delete from ${table}`);
  await db.query(
    `insert into users (id, name, email, proven_email, phone_number, residential_status, user_type_ids, is_valid) values
      ('mei', 'Mei', 'mei@example.sg', 'mei@example.sg', '+6580000901', 'C', '{1}', true),
      ('ravi', 'Ravi', 'ravi@example.sg', null, null, 'C', '{2}', true)`,
  );
  await db.query(`insert into listers (id, kind, name, user_id) values ('l', 'owner', 'Ravi', 'ravi')`);
  await saveListings(
    db,
    ['same', 'cheaper', 'let'].map((row) => makeDraft(row, { listerId: 'l', title: `Home ${row}` })),
  );
  await db.query(`update listings set live_since = '2026-11-01T00:00:00Z'`);
});

test('a newcomer has nothing waiting, and is told what a profile lacks', async () => {
  expect(await read()).toEqual({
    name: 'Mei',
    userTypeIds: [1],
    profile: { emptyKeys: [], isEmailProven: true },
    notices: [],
    noticeHomes: {},
    deletion: null,
    favourites: { count: 0, changed: [] },
    enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
    unread: { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null },
    savedSearches: [],
    listings: null,
    homes: null,
    endingAuthorities: [],
    today: '2026-11-21',
    recentMessages: [],
    viewings: { today: 0, next: null },
    team: null,
    queues: null,
    corporate: null,
    payments: null,
    reviews: null,
    invitations: [],
    invited: null,
  });
  expect((await read('ravi')).profile).toEqual({ emptyKeys: ['phoneNumber'], isEmailProven: false });
});

test('favourites say which homes have another rent or are gone', async () => {
  const { db } = getDatabase();
  for (const row of ['same', 'cheaper', 'let'])
    await db.query(
      `insert into favourites (user_id, listing_id, rent_when_kept, kept_at) values ('mei', $1, 280000, now())`,
      [idOf(row)],
    );
  await db.query('update listings set monthly_rent = 260000 where id = $1', [idOf('cheaper')]);
  await db.query(`update listings set status = 'let' where id = $1`, [idOf('let')]);
  const { count, changed } = (await read()).favourites;
  expect(count).toBe(3);
  expect(new Map(changed.map(({ name, status, monthlyRent }) => [name, [status, monthlyRent]]))).toEqual(
    new Map([
      ['Home cheaper', ['live', 260_000]],
      ['Home let', ['let', 280_000]],
    ]),
  );
});

test('a saved search counts the homes that came on the market since it was looked at', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into saved_searches (id, user_id, name, query, frequency, created_at, seen_at)
      values ($1, 'mei', 'HDB', 'propertyTypes=0', 'daily', '2026-11-10T00:00:00Z', now())`,
    [searchId],
  );
  const countNew = async () => (await read()).savedSearches.map(({ newHomes }) => newHomes);
  expect(await countNew()).toEqual([0]);
  await db.query(`update listings set live_since = '2026-11-20T00:00:00Z' where id = any($1::text[])`, [
    [idOf('same'), idOf('let')],
  ]);
  await db.query(`update listings set status = 'let' where id = $1`, [idOf('let')]);
  expect(await countNew()).toEqual([1]);
  const ask = (query: string) =>
    db.query('update saved_searches set query = $2 where id = $1', [searchId, query]);
  await ask('near=station:clementi');
  expect(await countNew()).toEqual([0]);
  await ask('near=station:ang-mo-kio');
  expect(await countNew()).toEqual([1]);
  const visit = async (userId: string, id = searchId) =>
    (await (await open(userId)).send(`/api/saved-searches/${id}/look`, {})).status;
  expect(await visit('ravi')).toBe(404);
  expect(await countNew()).toEqual([1]);
  expect(await visit('mei', 'bbbbbbbbbbbb')).toBe(404);
  expect(await visit('mei')).toBe(200);
  expect(await countNew()).toEqual([0]);
});

test('whoever lets homes sees how many are live, what is said against them, and who asked last', async () => {
  const { db } = getDatabase();
  for (const [key, at] of [
    ['old', '2026-11-01T00:00:00Z'],
    ['new', '2026-11-20T03:00:00Z'],
  ])
    await db.query(
      `insert into enquiries (user_id, listing_id, lister_id, idempotency_key, created_at) values ('mei', $1, 'l', $2, $3)`,
      [idOf('same'), key, at],
    );
  const report = async (reason: string) => {
    await (await open()).send(`/api/listings/${idOf('same')}/reports`, { reason });
    const { rows } = await db.query<{ id: string }>(
      'select id from listing_reports order by id desc limit 1',
    );
    return rows[0]?.id ?? '';
  };
  await report('scam');
  const system = makeTestContext(db, { caller: 'system' });
  await settleReport(system, { id: await report('other'), body: { outcome: 'unfounded' } });
  await db.query(`update listings set status = 'closed' where id = $1`, [idOf('let')]);
  const ravi = await read('ravi');
  expect(ravi.listings).toMatchObject({ live: 2, reports: 1, views: 0, needs: [] });
  expect(ravi.enquiries).toEqual({
    made: 0,
    received: 2,
    receivedLately: 1,
    latest: { asker: 'Mei', home: 'Home same', sentAt: '2026-11-20T03:00:00.000Z' },
  });
  expect((await read()).enquiries).toMatchObject({ made: 2, received: 0, latest: null });
});

test('messages of others count as unread until they are seen, once for each conversation', async () => {
  const { db } = getDatabase();
  const start = (row: string) =>
    addConversation(db, {
      contextId: idOf(row),
      startedBy: 'mei',
      others: [{ userId: 'ravi' }],
      now: browserStart,
    });
  const [first, second] = [await start('same'), await start('cheaper')];
  const add = (conversation: string, number: number, sender: string | null) =>
    db.query(
      `with c as (update conversations set last_number = $2 where id = $1)
      insert into messages (conversation_id, number, sender_id, kind, body, sent_at)
        values ($1, $2, $3::text, case when $3::text is null then 'event' else 'text' end, 'Hello', now())`,
      [conversation, number, sender],
    );
  for (const [index, sender] of ['mei', 'mei', 'ravi', null].entries()) await add(first, index + 1, sender);
  await add(second, 1, 'mei');
  expect((await read('ravi')).unread).toEqual({
    conversations: 2,
    messages: 3,
    newEnquiries: 1,
    newestEnquiry: second,
  });
  expect((await read()).unread).toEqual({
    conversations: 1,
    messages: 1,
    newEnquiries: 0,
    newestEnquiry: null,
  });
  await db.query('update conversation_users set read_number = 4 where conversation_id = $1', [first]);
  expect((await read('ravi')).unread).toEqual({
    conversations: 1,
    messages: 1,
    newEnquiries: 1,
    newestEnquiry: second,
  });
  expect((await read()).unread).toEqual({
    conversations: 0,
    messages: 0,
    newEnquiries: 0,
    newestEnquiry: null,
  });
});

test('an invitation waits only for whoever proved the address it was sent to (ASVS 8.2.2)', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into corporates (id, name, verified_at, verified_by) values ('c', 'Orchid Homes', now(), 'operator')`,
  );
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values ('ada', 'Ada', '{4}', true)`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('c', 'ada', 'administrator')`,
  );
  const invite = async (email: string, now = browserStart) =>
    makeInvitation(await openTestContext(db, 'ada', { now }), {
      body: { email, actorType: 6, onboardingType: 2, role: 'member' },
    });
  const long = new Date(browserStart.getTime() - INVITATION_MS);
  await invite('mei@example.sg', long);
  expect((await read()).invitations).toEqual([]);
  await invite('mei@example.sg');
  await invite('ravi@example.sg');
  expect((await read()).invitations).toMatchObject([{ invitedBy: 'Ada', corporate: 'Orchid Homes' }]);
  expect((await read('ravi')).invitations).toEqual([]);
  const { guid } = await invite('mei@example.sg');
  expect((await read()).invitations).toHaveLength(1);
  await (await open()).send(`/api/invitations/by-link/${guid}/decline`, {});
  expect((await read()).invitations).toEqual([]);
});

test('an owner sees how many of the people they invited for their homes have answered', async () => {
  const { db } = getDatabase();
  expect((await read('ravi')).invited).toEqual({ waiting: 0, accepted: 0 });
  const invite = (name: string, columns: string, values: string) =>
    db.query(
      `insert into invitations (guid_hash, code_hash, actor_type, listing_id, invited_by, invited_by_name, email,
          created_at, expires_at${columns})
        values (md5($1) || md5($1), md5($1 || 'c') || md5($1), 1, $2, 'ravi', 'Ravi', $1 || '@people.example', now(),
          ${values})`,
      [name, idOf('same')],
    );
  await invite('waits', '', `'2026-11-25T00:00:00Z'`);
  await invite('ended', '', `'2026-11-20T00:00:00Z'`);
  await invite('came', ', accepted_at, accepted_by', `'2026-11-20T00:00:00Z', now(), 'mei'`);
  await invite('declined', ', declined_at', `'2026-11-25T00:00:00Z', now()`);
  expect((await read('ravi')).invited).toEqual({ waiting: 1, accepted: 1 });
  expect((await read()).invited).toBeNull();
});

test('a visitor has no dashboard', async () => {
  const browser = openTestBrowser(getDatabase().db);
  expect((await browser.send('/api/dashboard')).status).toBe(401);
  expect((await browser.send(`/api/saved-searches/${searchId}/look`, {})).status).toBe(401);
});
