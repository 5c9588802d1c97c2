import type { Queryable } from '@sewa/server';

/** A conversation to write: who takes part, and what it is about. */
export interface ConversationRow {
  readonly kind: 'listing' | 'support';
  readonly contextId: string;
  readonly askerId: string;
  /** Who lets the home, or null for the help desk. */
  readonly listerId: string | null;
  readonly at: Date;
}

/** Whether somebody invented has an account. */
export async function hasSampleUsers(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select from users where is_sample limit 1');
  return rowCount > 0;
}

/** Inserts a conversation with who takes part in it; null if it is there. */
export async function insertConversation(db: Queryable, row: ConversationRow): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at)
      values ($1, $2, $3, $3, $4, $4) on conflict (kind, context_id, party_key) do nothing returning id`,
    [row.kind, row.contextId, row.askerId, row.at],
  );
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  await db.query(
    `insert into conversation_users (conversation_id, user_id, corporate_id)
      select $1::uuid, $2::text, null union all select $1, $3::text, null where $3 is not null
      union all select $1, null, id from corporates where $3 is null and operator_since is not null`,
    [id, row.askerId, row.listerId],
  );
  return id;
}

/** Inserts the enquiry that a first message about a home is. */
export async function insertEnquiry(
  db: Queryable,
  row: { askerId: string; listingId: string; listerId: string; at: Date },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into enquiries (user_id, listing_id, lister_id, idempotency_key, created_at)
      values ($1, $2, $3, 'sample-' || $2, $4) returning id`,
    [row.askerId, row.listingId, row.listerId, row.at],
  );
  return rows[0]?.id ?? '';
}

/** Inserts a picture that somebody is about to send; its blob must be there. */
export async function insertPicture(
  db: Queryable,
  row: { userId: string; conversationId: string; blobId: string; bytes: number; name: string; at: Date },
): Promise<string> {
  const { rows } = await db.query<{ file_id: string }>(
    `with file as (
        insert into files (user_id, content_type, sha256, blob_id, byte_length, state, created_at)
          values ($1, 'image/png', $2, $2, $3, 'ready', $4) returning id)
      insert into attachments (file_id, conversation_id, user_id, name, created_at)
        select id, $5, $1, $6, $4 from file returning file_id`,
    [row.userId, row.blobId, row.bytes, row.at, row.conversationId, row.name],
  );
  return rows[0]?.file_id ?? '';
}

/** Notes what was seen: everything, but the last message by whom `unseenBy` names. No mail tells of it. */
export async function noteSeen(
  db: Queryable,
  conversationId: string,
  { askerId, unseenBy }: { askerId: string; unseenBy: 'asker' | 'lister' | null },
): Promise<void> {
  await db.query(
    `update conversation_users p set mailed_number = c.last_number, read_number = c.last_number
        - case when $3::text = case when p.user_id = $2 then 'asker' else 'lister' end then 1 else 0 end
      from conversations c where c.id = $1 and p.conversation_id = c.id`,
    [conversationId, askerId, unseenBy],
  );
}
