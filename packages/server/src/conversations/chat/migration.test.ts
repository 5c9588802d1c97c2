import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { migrate } from '../../migrate.ts';
import { getPackageFolder } from '../../platform/database/packageFolder.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const source = join(getPackageFolder(), 'migrations');
const folder = mkdtempSync(join(tmpdir(), 'sewa-before-chat-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('old messages get their numbers, listers without an account join, and what was seen stays seen', async () => {
  const { db } = getDatabase();
  for (const file of readdirSync(source).filter((name) => name < '0035'))
    cpSync(join(source, file), join(folder, file));
  await db.query('drop schema public cascade; create schema public');
  await migrate(db, { folder });
  await db.query(`insert into users (id, is_valid) values ('mei', true), ('grace', true)`);
  const owner = {
    kind: 'owner' as const,
    phoneNumber: null,
    registrationNumber: null,
    agencyName: null,
    agencyLicenceNumber: null,
  };
  await saveListers(db, [
    { ...owner, id: 'agent', kind: 'agent', name: 'Grace', registrationNumber: 'R012345A' },
    { ...owner, id: 'owner', name: 'Tan' },
  ]);
  await db.query(`update listers set user_id = 'grace' where id = 'agent'`);
  await saveListings(db, [
    makeDraft('agent', { listerId: 'agent' }),
    makeDraft('owner', { listerId: 'owner' }),
  ]);
  await db.query(`insert into enquiries (user_id, listing_id, lister_id, idempotency_key, created_at)
    select 'mei', l.id, l.lister_id, l.id || n, '2026-11-01'::timestamptz + n * interval '1 hour'
      from listings l, generate_series(1, 3) n`);
  await db.query(`insert into conversations (context_kind, context_id, started_by, created_at, last_message_at)
    select 'listing', id, 'mei', '2026-11-01', '2026-11-02' from listings`);
  await db.query(`insert into conversation_users (conversation_id, user_id)
    select id, 'mei' from conversations union all
    select c.id, a.user_id from conversations c join listings l on l.id = c.context_id join listers a on a.id = l.lister_id
      where a.user_id is not null`);
  await db.query(`insert into messages (conversation_id, sender_id, enquiry_id, body, sent_at)
    select c.id, 'mei', e.id, to_char(e.created_at at time zone 'UTC', 'HH24'), e.created_at
      from enquiries e join conversations c on c.context_id = e.listing_id order by e.created_at desc`);
  await db.query(`insert into notices (user_id, audience, kind, about, path, ends_when_due, created_at)
    select 'grace', 'everybody', 'enquiry', id::text, '/chat', false, now() from enquiries where lister_id = 'agent' limit 1`);
  await migrate(db);
  const { rows: messages } = await db.query(
    `select l.source_row as home, m.number, m.body, c.last_number as last from messages m
      join conversations c on c.id = m.conversation_id join listings l on l.id = c.context_id order by 1, 2`,
  );
  expect(messages).toEqual(
    ['agent', 'owner'].flatMap((home) =>
      [1, 2, 3].map((number) => ({ home, number, body: `0${number}`, last: 3 })),
    ),
  );
  const { rows: participants } = await db.query(
    `select coalesce(p.user_id, p.lister_id) as who, p.read_number as read, p.mailed_number as mailed
      from conversation_users p join conversations c on c.id = p.conversation_id join listings l on l.id = c.context_id
      order by l.source_row, 1`,
  );
  expect(participants).toEqual([
    { who: 'grace', read: 0, mailed: 3 },
    { who: 'mei', read: 3, mailed: 3 },
    { who: 'mei', read: 3, mailed: 3 },
    { who: 'owner', read: 3, mailed: 3 },
  ]);
  expect((await db.query('select from notices')).rowCount).toBe(0);
});
