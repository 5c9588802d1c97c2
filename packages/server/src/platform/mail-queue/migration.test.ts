import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openMailQueue } from '../../testing/openMailQueue.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const migration = readFileSync(new URL('../../../migrations/0027-mail-jobs.sql', import.meta.url), 'utf8');

test('mails that waited in the table are sent from the queue, those sent or given up are not', async () => {
  const { db } = getDatabase();
  await db.query(`create table queued_mails (id bigint generated always as identity primary key, key text, recipient text,
    subject text, text_body text, html_body text, created_at timestamptz, due_at timestamptz, attempts integer default 0,
    sent_at timestamptz, headers jsonb)`);
  await db.query(`insert into queued_mails (key, recipient, subject, text_body, html_body, created_at, due_at, attempts, sent_at,
      headers)
    values ('waiting', 'grace@example.com', 'Mei asks', 'Hello', null, '2026-11-01', '2026-11-02', 3, null, '{"X-A": "b"}'),
      ('sent', 'grace@example.com', 'Mei asks', '', null, '2026-11-01', '2026-11-02', 1, '2026-11-02', null),
      ('given up', 'grace@example.com', 'Mei asks', 'Hello', null, '2026-11-01', '2026-11-02', 22, null, null)`);
  await db.query(migration);
  const sent: unknown[] = [];
  const send = async (mail: unknown) => void sent.push(mail);
  const now = new Date();
  const mails = await openMailQueue(db, { send, close: () => undefined }, now);
  await mails.finishAt(now);
  await mails.close();
  expect(sent).toEqual([
    {
      id: 'waiting',
      to: 'grace@example.com',
      subject: 'Mei asks',
      text: 'Hello',
      headers: { 'X-A': 'b' },
    },
  ]);
  const { rows } = await db.query(`select to_regclass('queued_mails') as gone`);
  expect(rows).toEqual([{ gone: null }]);
});
