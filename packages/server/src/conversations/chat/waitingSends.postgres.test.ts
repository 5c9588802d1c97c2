import { beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { writeMessage } from './writeMessage.ts';

const getDatabase = openTestDatabase();
const key = 'a-key-of-this-message';
const sender = { userId: 'mei', corporateId: null };
const sentAt = new Date('2026-11-21T04:00:00Z');

let conversationId = '';

beforeEach(async () => {
  await resetChat(getDatabase().db);
  conversationId = await startChat(getDatabase().db);
});

const countWaiting = async () =>
  (
    await getDatabase().db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

/** Has mei send words while another transaction, which then does this, holds the conversation. */
async function sendBehind(work: (tx: Transaction) => Promise<unknown>, options: { key?: string } = {}) {
  const mei = await openChat(getDatabase().db, 'mei');
  const [sending] = await getDatabase().db.transaction(async (tx) => {
    await tx.query('select from conversations where id = $1 for no key update', [conversationId]);
    const answer = mei.send(conversationId, 'Hello', options);
    await expect.poll(countWaiting).toBe(1);
    await work(tx);
    return [answer] as const;
  });
  const { status, data } = await sending;
  return { status, number: data?.number };
}

const listNumbers = async () => {
  const { rows } = await getDatabase().db.query<{ number: number }>(
    'select number from messages where conversation_id = $1 order by number',
    [conversationId],
  );
  return rows.map(({ number }) => number);
};

test.each([
  ['its words', {}],
  ['its key', { key }],
])('a message that waited for one with %s answers as that one did', async (_, options) => {
  const message = { conversationId, sender, text: 'Hello', ...options };
  const answer = await sendBehind((tx) => writeMessage(tx, message, sentAt), options);
  expect(answer).toEqual({ status: 200, number: 2 });
  expect(await listNumbers()).toEqual([1, 2]);
});

test('a message that waited for other words has the next number', async () => {
  const message = { conversationId, sender, text: 'Good morning' };
  expect(await sendBehind((tx) => writeMessage(tx, message, sentAt))).toEqual({ status: 200, number: 3 });
});

test('a message that waited for one of somebody who blocks its sender is refused', async () => {
  const stop = { conversationId, sender: { userId: 'grace', corporateId: null }, text: 'Please stop.' };
  const answer = await sendBehind(async (tx) => {
    await tx.query(`insert into blocks (blocked_by, blocked, created_at) values ('grace', 'mei', now())`);
    await writeMessage(tx, stop, sentAt);
  });
  expect(answer.status).toBe(403);
  expect(await listNumbers()).toEqual([1, 2]);
});

test('a message is two statements: its session, and one that judges, counts and writes it', async () => {
  const { settings } = getDatabase();
  let statements = 0;
  const db = await openDatabase(settings, {
    onStatement: () => {
      statements += 1;
    },
  });
  const mei = await openChat(db, 'mei');
  for (const options of [{}, { key }]) {
    statements = 0;
    expect((await mei.send(conversationId, 'Is there a lift?', options)).status).toBe(200);
    expect(statements).toBe(2);
    mei.wait(10_000);
  }
  await db.close();
});
