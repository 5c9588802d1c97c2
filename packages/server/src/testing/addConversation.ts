import type { Queryable } from '../platform/database/database.ts';

/** A conversation to add; each participant has one of the ids. */
export interface TestConversation {
  readonly kind?: 'listing' | 'support';
  /** Id of a listing, or `help`. */
  readonly contextId: string;
  readonly startedBy: string;
  /** Beside who started it. */
  readonly others: readonly { userId?: string; corporateId?: string; listerId?: string }[];
  readonly now: Date;
}

/** Adds a conversation without messages, about a listing if nothing else is said; returns its id. */
export async function addConversation(
  db: Queryable,
  { kind = 'listing', contextId, startedBy, others, now }: TestConversation,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at)
      values ($1, $2, $3, $3, $4, $4) returning id`,
    [kind, contextId, startedBy, now],
  );
  const id = rows[0]?.id ?? '';
  for (const { userId = null, corporateId = null, listerId = null } of [{ userId: startedBy }, ...others])
    await db.query(
      `insert into conversation_users (conversation_id, user_id, corporate_id, lister_id) values ($1, $2, $3, $4)`,
      [id, userId, corporateId, listerId],
    );
  return id;
}
