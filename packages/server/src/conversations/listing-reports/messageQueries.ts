import type { Attachment, ReportOutcome } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { ATTACHMENTS } from '../chat/chatSql.ts';
import { type Tally, tallySql } from './queries.ts';

/** A report of a message as the queue shows it. */
export interface MessageReportRow {
  /** `message-` and a number. */
  id: string;
  reason: string;
  conversation_id: string;
  message_id: string;
  /** The words of the message; empty if it has attachments only. */
  body: string;
  attachments: Attachment[];
  /** Null for somebody who left. */
  sender_name: string | null;
  sent_at: Date;
  created_at: Date;
  settled_at: Date | null;
  outcome: ReportOutcome | null;
  note: string | null;
  of_reporter: Tally;
  notes: number;
}

/** The reports of messages that wait, oldest first, or all of them. */
export async function listMessageReportRows(db: Queryable, isEvery: boolean): Promise<MessageReportRow[]> {
  const { rows } = await db.query<MessageReportRow>(
    `select 'message-' || r.id as id, r.reason, m.conversation_id, m.id as message_id, m.body,
        coalesce((${ATTACHMENTS}), '[]'::json) as attachments,
        coalesce(c.name, u.name) as sender_name, m.sent_at, r.created_at, r.settled_at, r.outcome, r.note,
        ${tallySql('message_reports o where o.user_id = r.user_id')} as of_reporter,
        (select count(*)::int from desk_notes n where n.about_kind = 'report' and n.about_id = 'message-' || r.id) as notes
      from message_reports r join messages m on m.id = r.message_id
        left join users u on u.id = m.sender_id left join corporates c on c.id = m.sender_corporate_id
      where $1 or r.settled_at is null order by r.created_at, r.id`,
    [isEvery],
  );
  return rows;
}

/** Settles a report of a message that waits; null when there is none with this number. */
export async function settleMessageReportRow(
  tx: Queryable,
  row: { id: number; outcome: ReportOutcome; note: string | null; now: Date },
): Promise<{ message_id: string; people: string[] } | null> {
  const { rows } = await tx.query<{ message_id: string; people: string[] }>(
    `update message_reports r set settled_at = $2, outcome = $3, note = $4 from messages m
      where r.id = $1 and r.settled_at is null and m.id = r.message_id
      returning r.message_id, array_remove(array[m.sender_id, r.user_id], null) as people`,
    [row.id, row.now, row.outcome, row.note],
  );
  return rows[0] ?? null;
}

/** Marks a message as removed; its words stay for the record and are never shown. Returns its conversation, or null if it was removed. */
export async function removeMessage(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ conversation_id: string }>(
    'update messages set deleted_at = $2 where id = $1 and deleted_at is null returning conversation_id',
    [id, now],
  );
  return rows[0]?.conversation_id ?? null;
}
