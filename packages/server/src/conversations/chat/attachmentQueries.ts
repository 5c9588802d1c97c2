import type { Queryable } from '../../platform/database/database.ts';

/** Inserts an unsent attachment of a conversation. */
export async function insertAttachment(
  tx: Queryable,
  row: { fileId: string; conversationId: string; userId: string; name: string; now: Date },
): Promise<void> {
  await tx.query(
    'insert into attachments (file_id, conversation_id, user_id, name, created_at) values ($1, $2, $3, $4, $5)',
    [row.fileId, row.conversationId, row.userId, row.name, row.now],
  );
}

/**
 * SQL condition: file row `f` was sent in a conversation that the rules about participant row `p` allow, in a message that is still
 * there.
 */
export const isSentSql = (rules: string): string => `exists (select from attachments t
    join messages m on m.id = t.message_id and m.deleted_at is null
    join conversation_users p on p.conversation_id = m.conversation_id
  where t.file_id = f.id and ${rules})`;

/** SQL condition: file row `f` was sent in a message with an open report. */
export const IS_REPORTED = `exists (select from attachments t
    join message_reports r on r.message_id = t.message_id and r.settled_at is null
  where t.file_id = f.id)`;
