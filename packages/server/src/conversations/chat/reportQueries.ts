import type { Queryable } from '../../platform/database/database.ts';
import { senderSql } from './chatSql.ts';

/** The participant who sent a message of a conversation; null for an event, a deleted message and one that isn't there. */
export async function findMessageSender(
  db: Queryable,
  conversationId: string,
  messageId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ sender: string | null }>(
    `select ${senderSql} as sender from messages m
      where m.conversation_id = $1 and m.id::text = $2 and m.deleted_at is null`,
    [conversationId, messageId],
  );
  return rows[0]?.sender ?? null;
}

/** Inserts a report, unless the same person has reported the message. */
export async function insertMessageReport(
  db: Queryable,
  row: { messageId: string; userId: string; reason: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into message_reports (message_id, user_id, reason, created_at) values ($1, $2, $3, $4)
      on conflict (message_id, user_id) do nothing`,
    [row.messageId, row.userId, row.reason, row.now],
  );
}
