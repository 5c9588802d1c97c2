import { beforeEach, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { homesStart, openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { askAvailability } from './askAvailability.ts';

const getDatabase = openTestDatabase();
const DAY = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(homesStart.getTime() + days * DAY);
const system = (now: Date) => makeTestContext(getDatabase().db, { now, caller: 'system' });
const open = (userId: string | null, now = later(7)) => openHomes(getDatabase().db, userId, { now });

beforeEach(() => resetHomes(getDatabase().db));

/** Olga's two rooms are live, and the mail that asked about them a week later. */
async function askAboutRooms() {
  const { db } = getDatabase();
  const olga = await open('olga', homesStart);
  const ids: string[] = [];
  for (const room of [1, 2]) {
    const { id, version } = await olga.draft({ room });
    await trustEverybody(db);
    const text = { propertySubType: 10, area: { value: 12, unit: 0 } };
    const changed = await olga.change(id, version, text);
    expect(changed.status).toBe(200);
    expect((await olga.move(id, 'publish', changed.data.version)).status).toBe(200);
    ids.push(id);
  }
  expect(await askAvailability(system(later(7)), {})).toEqual({ asked: 2, paused: 0 });
  const mails = (await listQueuedMails(db)).filter(({ subject }) => subject.startsWith('Still available?'));
  expect(mails).toHaveLength(1);
  const token = /still-available\?token=([\w-]+)/.exec(mails[0]?.text_body ?? '')?.[1] ?? '';
  return { ids, path: `/api/availability?token=${token}` };
}

const statesOf = ({ data }: { data: unknown }) =>
  Object.fromEntries(
    (data as { listingId: string; state: string }[]).map((home) => [home.listingId, home.state]),
  );

test('a lister gets one mail about all homes, and answers without logging in; looking changes nothing', async () => {
  const { ids, path } = await askAboutRooms();
  const [first = '', second = ''] = ids;
  const visitor = await open(null);
  expect(statesOf(await visitor.get(path))).toEqual({ [first]: 'asked', [second]: 'asked' });
  expect(statesOf(await visitor.get(path))).toEqual({ [first]: 'asked', [second]: 'asked' });
  const one = await visitor.call('POST', path, { listingIds: [first], answer: 'available' });
  expect([one.status, statesOf(one)]).toEqual([200, { [first]: 'available', [second]: 'asked' }]);
  const other = await visitor.call('POST', path, { listingIds: [second], answer: 'let' });
  expect(statesOf(other)).toEqual({ [first]: 'available', [second]: 'let' });
  // The same answers again change nothing.
  expect((await visitor.call('POST', path, { listingIds: [second], answer: 'let' })).status).toBe(200);
  expect((await visitor.call('POST', path, { listingIds: [first], answer: 'available' })).status).toBe(200);
  const olga = await open('olga');
  expect(await olga.own(second)).toMatchObject({ state: 'let' });
});

test('a home with an open offer is let by the link only once it is confirmed that the offer is declined', async () => {
  const { db } = getDatabase();
  const { ids, path } = await askAboutRooms();
  const [first = ''] = ids;
  await db.query(
    `insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
      values ('offeredroom2', $1, 'offered', 'tim', now(), now())`,
    [first],
  );
  const visitor = await open(null);
  const asked = await visitor.call('POST', path, { listingIds: [first], answer: 'let' });
  expect([asked.status, asked.fields]).toEqual([409, ['offers']]);
  expect(statesOf(await visitor.get(path))).toMatchObject({ [first]: 'asked' });
  await db.query('delete from rentals');
});

test('what was paused because nobody answered is put back by the link; what was paused or closed otherwise is not', async () => {
  const { ids, path } = await askAboutRooms();
  const [first = '', second = ''] = ids;
  const olga = await open('olga', later(8));
  const { version } = await olga.own(second);
  await olga.move(second, 'pause', version);
  expect(await askAvailability(system(later(14)), {})).toEqual({ asked: 0, paused: 1 });
  const visitor = await open(null, later(15));
  expect(statesOf(await visitor.get(path))).toEqual({ [first]: 'unanswered', [second]: 'gone' });
  const both = await visitor.call('POST', path, { listingIds: ids, answer: 'available' });
  expect(both.status).toBe(409);
  expect(statesOf(await visitor.get(path))[first]).toBe('unanswered');
  const back = await visitor.call('POST', path, { listingIds: [first], answer: 'available' });
  expect(statesOf(back)[first]).toBe('available');
});

test('a link says and does nothing for another home, a wrong secret, or somebody who let the home before', async () => {
  const { ids, path } = await askAboutRooms();
  const visitor = await open(null);
  expect((await visitor.get('/api/availability?token=wrong')).data).toBeNull();
  const wrong = { listingIds: ids, answer: 'let' };
  expect((await visitor.call('POST', '/api/availability?token=wrong', wrong)).status).toBe(404);
  expect((await visitor.call('POST', path, { listingIds: ['zzzzzzzzzzzz'], answer: 'let' })).status).toBe(
    404,
  );
  expect((await visitor.call('POST', path, { listingIds: ids, answer: 'perhaps' })).fields).toEqual([
    'answer',
  ]);
  await getDatabase().db.query(`update units set owner_user_id = 'ole' where owner_user_id = 'olga'`);
  expect((await visitor.get(path)).data).toEqual([]);
  expect((await visitor.call('POST', path, wrong)).status).toBe(409);
});
