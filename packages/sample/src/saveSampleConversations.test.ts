import { saveListers, saveListings } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { beforeAll, expect, test } from 'vitest';
import { listSampleListers, listSampleListings } from './sampleMarket.ts';
import { saveSampleConversations } from './saveSampleConversations.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveListings(db, listSampleListings());
});

test('without invented people there are none', async () => {
  const { db } = getDatabase();
  await saveSampleConversations(db, now);
  expect((await db.query('select from conversations')).rowCount).toBe(0);
});

test('the first tenants have two each, about live homes of different people, and have not seen one message', async () => {
  const { db } = getDatabase();
  await saveSampleUsers(db);
  await saveSampleConversations(db, now);
  await saveSampleConversations(db, now);
  const { rows } = await db.query(
    `select u.name, count(*)::int as conversations, count(distinct l.lister_id)::int as listers,
        bool_and(l.status = 'live') as live, sum(c.last_number - p.read_number)::int as unseen
      from conversations c join conversation_users p on p.conversation_id = c.id and p.user_id = c.started_by
        join users u on u.id = p.user_id join listings l on l.id = c.context_id
      group by u.name order by u.name`,
  );
  const each = { conversations: 2, listers: 2, live: true, unseen: 1 };
  expect(rows).toEqual([
    { name: 'Amir Hakim', ...each },
    { name: 'Lim Jia En', ...each },
  ]);
});

test('one has a picture, one an event, and the operators have one to answer', async () => {
  const { rows } = await getDatabase().db.query(
    `select (select count(*)::int from attachments where message_id is not null) as pictures,
       (select body from messages where kind = 'event') as event,
       (select c.last_number - p.read_number from conversation_users p join conversations c on c.id = p.conversation_id
         where p.corporate_id = 'sample-operations-desk') as waiting`,
  );
  expect(rows).toEqual([
    { pictures: 1, event: 'The rent changed from $4,000 to $3,800 a month.', waiting: 1 },
  ]);
});
