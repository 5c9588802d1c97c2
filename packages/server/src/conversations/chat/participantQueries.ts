import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';
import { participantSql } from './chatSql.ts';

/** Columns of participant row `p` that permission rules about conversations can use. */
const columns = {
  partyUserIds: { sql: ['p.user_id'], type: 'texts' },
  partyCorporateIds: { sql: ['p.corporate_id'], type: 'texts' },
} as const;

/** Conversations that a user can read: their own, and those of the current corporate. */
export const readConversations = {
  action: 'read',
  subject: 'Conversation',
  columns,
} as const satisfies PermittedRows;

/** Conversations in which a user can do something. */
export const updatedConversations = {
  action: 'update',
  subject: 'Conversation',
  columns,
} as const satisfies PermittedRows;

/** Somebody who takes part in a conversation. */
export interface Participant {
  /** Id of the row. */
  readonly id: string;
  readonly conversationId: string;
  /** As the calls name them. */
  readonly participantId: string;
  /** Null for someone who takes part as themselves. */
  readonly corporateId: string | null;
}

/** The participant that rules, whose parameters start at $2, allow in a conversation, or null: the user before their corporate. */
export async function findParticipant(
  db: Queryable,
  conversationId: string,
  { text, values }: CompiledRules,
): Promise<Participant | null> {
  const { rows } = await db.query<Participant>(
    `select p.id, p.conversation_id as "conversationId", ${participantSql} as "participantId", p.corporate_id as "corporateId"
      from conversation_users p where p.conversation_id = $1 and ${text} order by p.user_id nulls last limit 1`,
    [conversationId, ...values],
  );
  return rows[0] ?? null;
}

/** Whether somebody else in the conversation of a participant has this id. */
export async function hasCounterpart(
  db: Queryable,
  { id, conversationId }: Participant,
  participantId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from conversation_users p where p.conversation_id = $1 and p.id <> $2 and ${participantSql} = $3`,
    [conversationId, id, participantId],
  );
  return rowCount > 0;
}

/** Finds or creates a conversation; `isNew` is true for one caller, also when several create it at once. */
export async function upsertConversation(
  tx: Queryable,
  row: { kind: 'listing' | 'support'; contextId: string; userId: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const { kind, contextId, userId, now } = row;
  const { rows } = await tx.query<{ id: string }>(
    `insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at)
      values ($1, $2, $3, $3, $4, $4) on conflict (kind, context_id, party_key) do nothing returning id`,
    [kind, contextId, userId, now],
  );
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const id = await findConversationId(tx, { kind, contextId, partyKey: userId });
  if (id === null) throw new Error('A conversation was neither inserted nor found.');
  return { id, isNew: false };
}

/** Id of the conversation of somebody about a context, or null. */
export async function findConversationId(
  db: Queryable,
  { kind, contextId, partyKey }: { kind: 'listing' | 'support'; contextId: string; partyKey: string },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select id from conversations where kind = $1 and context_id = $2 and party_key = $3',
    [kind, contextId, partyKey],
  );
  return rows[0]?.id ?? null;
}

/** Adds a user to a conversation. */
export async function addUser(tx: Queryable, conversationId: string, userId: string): Promise<void> {
  await tx.query(
    'insert into conversation_users (conversation_id, user_id) values ($1, $2) on conflict do nothing',
    [conversationId, userId],
  );
}

/** Adds a lister to a conversation: as the user of their account or as their corporate, if they have one. */
export async function addLister(tx: Queryable, conversationId: string, listerId: string): Promise<void> {
  // The lock makes an account that is just claiming the lister wait, so that it finds this conversation.
  await tx.query(
    `insert into conversation_users (conversation_id, user_id, corporate_id, lister_id)
      select $1, a.user_id, a.corporate_id, case when num_nonnulls(a.user_id, a.corporate_id) = 0 then a.id end
      from listers a where a.id = $2 for share
      on conflict do nothing`,
    [conversationId, listerId],
  );
}

/** Finds or creates the conversation of the parties of a rental; returns its id. */
export async function upsertRentalConversation(
  tx: Queryable,
  { rentalId, userId, now }: { rentalId: string; userId: string; now: Date },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at)
      values ('rental', $1, $1, $2, $3, $3) on conflict (kind, context_id, party_key) do nothing returning id`,
    [rentalId, userId, now],
  );
  return rows[0]?.id ?? (await getRentalConversationId(tx, rentalId));
}

/** Id of the conversation of the parties of a rental, or null. */
export async function findConversationOfRental(db: Queryable, rentalId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from conversations where kind = 'rental' and context_id = $1`,
    [rentalId],
  );
  return rows[0]?.id ?? null;
}

/** Id of the conversation of the parties of a rental. Throws if there is none. */
export async function getRentalConversationId(db: Queryable, rentalId: string): Promise<string> {
  const id = await findConversationOfRental(db, rentalId);
  if (id === null) throw new Error('A rental has no conversation.');
  return id;
}

/** Adds the corporate or user to a conversation; nothing happens if they are in it. */
export async function addParticipant(
  tx: Queryable,
  conversationId: string,
  { userId, corporateId }: { userId: string | null; corporateId: string | null },
): Promise<void> {
  await tx.query(
    'insert into conversation_users (conversation_id, user_id, corporate_id) values ($1, $2, $3) on conflict do nothing',
    [conversationId, corporateId === null ? userId : null, corporateId],
  );
}

/** Removes a user or corporate from a conversation. */
export async function removeParticipant(
  tx: Queryable,
  conversationId: string,
  { userId, corporateId }: { userId: string | null; corporateId: string | null },
): Promise<void> {
  await tx.query(
    `delete from conversation_users where conversation_id = $1
      and user_id is not distinct from $2 and corporate_id is not distinct from $3 and lister_id is null`,
    [conversationId, corporateId === null ? userId : null, corporateId],
  );
}

/** Adds every operator to a conversation. */
export async function addOperators(tx: Queryable, conversationId: string): Promise<void> {
  await tx.query(
    `insert into conversation_users (conversation_id, corporate_id)
      select $1, k.id from corporates k where k.operator_since is not null on conflict do nothing`,
    [conversationId],
  );
}

/** Adds an operator to all conversations with the help desk. No mail tells them what was written before. */
export async function addToSupport(tx: Queryable, corporateId: string): Promise<void> {
  await tx.query(
    `insert into conversation_users (conversation_id, corporate_id, mailed_number)
      select id, $1, last_number from conversations where kind = 'support' on conflict do nothing`,
    [corporateId],
  );
}

/** Removes a corporate from all conversations with the help desk. */
export async function removeFromSupport(tx: Queryable, corporateId: string): Promise<void> {
  await tx.query(
    `delete from conversation_users p using conversations c
      where c.id = p.conversation_id and c.kind = 'support' and p.corporate_id = $1`,
    [corporateId],
  );
}

/** Raises the number of the last message seen, to the last message at most; null if it did not rise. */
export async function raiseReadNumber(tx: Queryable, id: string, number: number): Promise<number | null> {
  const { rows } = await tx.query<{ read_number: number }>(
    `update conversation_users p set read_number = least($2::bigint, c.last_number) from conversations c
      where p.id = $1 and c.id = p.conversation_id and p.read_number < least($2::bigint, c.last_number)
      returning p.read_number`,
    [id, number],
  );
  return rows[0]?.read_number ?? null;
}

/** Turns mail to a participant off or on. */
export async function setMuted(tx: Queryable, id: string, isMuted: boolean): Promise<void> {
  await tx.query('update conversation_users set is_muted = $2 where id = $1', [id, isMuted]);
}

/** A lister was told of a conversation by mail, up to a message. */
export async function noteListerMailed(
  tx: Queryable,
  { conversationId, listerId, number }: { conversationId: string; listerId: string; number: number },
): Promise<void> {
  await tx.query(
    `update conversation_users set mailed_number = greatest(mailed_number, $3) where conversation_id = $1 and lister_id = $2`,
    [conversationId, listerId, number],
  );
}
