import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { ChatHint } from './ChatHint.ts';
import { CHAT_CHANNEL } from './ChatHint.ts';

/** Who sends a message: a user for themselves, or for their corporate. */
export interface Sender {
  readonly userId: string;
  readonly corporateId: string | null;
}

/** A message that was written. */
export interface WrittenMessage {
  readonly id: string;
  readonly number: number;
  readonly sentAt: Date;
}

/** A conversation, locked until the transaction ends. */
export interface LockedConversation {
  readonly id: string;
  readonly kind: 'listing' | 'support';
  readonly contextId: string;
  /** Whose conversation about the context it is. */
  readonly partyKey: string;
  readonly lastNumber: number;
}

/** Locks a conversation: until the transaction ends, nobody else writes into it. */
export async function lockConversation(tx: Queryable, id: string): Promise<LockedConversation> {
  const { rows } = await tx.query<LockedConversation>(
    `select id, kind, context_id as "contextId", party_key as "partyKey", last_number as "lastNumber"
      from conversations where id = $1 for no key update`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new HttpError('not-found');
  return row;
}

/** Takes the number of the next message of a conversation, under its lock. */
export async function takeNextNumber(tx: Queryable, conversationId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ last_number: number }>(
    `update conversations set last_number = last_number + 1, last_message_at = greatest(last_message_at, $2)
      where id = $1 returning last_number`,
    [conversationId, now],
  );
  const [row] = rows;
  if (!row) throw new HttpError('not-found');
  return row.last_number;
}

/** Refuses a key that was used for another message. */
const refuseKey = (): HttpError =>
  new HttpError('key-used', {
    fields: [{ name: IDEMPOTENCY_HEADER, reason: messages.messageKeyReason }],
  });

/** Inserts a message; throws if the sender's key was used in another conversation, even by a concurrent transaction. */
export async function insertMessage(
  tx: Queryable,
  row: {
    conversationId: string;
    number: number;
    kind: 'text' | 'file' | 'event';
    sender: Sender | null;
    body: string;
    key: string | null;
    enquiryId: string | null;
    now: Date;
  },
): Promise<string> {
  const { conversationId, number, kind, sender, body, key, enquiryId, now } = row;
  const { rows } = await tx.query<{ id: string }>(
    `insert into messages (conversation_id, number, kind, sender_id, sender_corporate_id, body, client_key, enquiry_id, sent_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (sender_id, client_key) where client_key is not null do nothing returning id`,
    [
      conversationId,
      number,
      kind,
      sender?.userId ?? null,
      sender?.corporateId ?? null,
      body,
      key,
      enquiryId,
      now,
    ],
  );
  if (!rows[0]) throw refuseKey();
  return rows[0].id;
}

/** Makes unsent files of a user part of a message; throws if one of them is not theirs, was sent or has a virus. */
export async function attachFiles(
  tx: Queryable,
  row: { messageId: string; conversationId: string; userId: string; attachmentIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(row.attachmentIds)];
  const { rowCount } = await tx.query(
    `update attachments t set message_id = $1, position = g.position - 1
      from unnest($4::text[]) with ordinality as g(id, position), files f
      where t.file_id::text = g.id and f.id = t.file_id and f.state <> 'refused'
        and t.conversation_id = $2 and t.user_id = $3 and t.message_id is null`,
    [row.messageId, row.conversationId, row.userId, ids],
  );
  if (rowCount === ids.length) return;
  throw new HttpError('invalid', {
    fields: [{ name: 'attachmentIds', reason: messages.unknownAttachmentReason }],
  });
}

/** What the same message would be: the one of a key, or without a key the same words of the last ten seconds. */
export interface SentDraft {
  readonly conversationId: string;
  readonly sender: Sender;
  readonly text: string;
  readonly key: string | null;
  readonly attachmentIds: readonly string[];
  readonly now: Date;
}

type SentRow = WrittenMessage & { isSame: boolean };

/** The message of a sender's key, or null; `isSame` is false if it has other words or is in another conversation. */
async function findByKey(tx: Queryable, draft: SentDraft): Promise<SentRow | null> {
  const { rows } = await tx.query<SentRow>(
    `select id, number, sent_at as "sentAt", conversation_id = $3 and body = $4 as "isSame"
      from messages where sender_id = $1 and client_key = $2`,
    [draft.sender.userId, draft.key, draft.conversationId, draft.text],
  );
  return rows[0] ?? null;
}

/** The sender's message with the same words and attachments of the last ten seconds, or null. */
async function findRepeated(tx: Queryable, draft: SentDraft): Promise<WrittenMessage | null> {
  const { conversationId, sender, text, attachmentIds, now } = draft;
  const { rows } = await tx.query<WrittenMessage>(
    `select m.id, m.number, m.sent_at as "sentAt" from messages m
      where m.conversation_id = $1 and m.sender_id = $2 and m.sender_corporate_id is not distinct from $3 and m.body = $4
        and m.sent_at > $5::timestamptz - interval '10 seconds'
        and $6::text[] = array(select t.file_id::text from attachments t where t.message_id = m.id order by t.position)
      order by m.number desc limit 1`,
    [conversationId, sender.userId, sender.corporateId, text, now, [...new Set(attachmentIds)]],
  );
  return rows[0] ?? null;
}

/** The message that this one would repeat, or null. Throws if its key was used for another one. */
export async function findSent(tx: Queryable, draft: SentDraft): Promise<WrittenMessage | null> {
  if (draft.key === null) return findRepeated(tx, draft);
  const sent = await findByKey(tx, draft);
  if (sent && !sent.isSame) throw refuseKey();
  return sent;
}

/** Tells every process what happened, this one included, once the transaction is committed. */
export async function notifyChat(tx: Queryable, hint: ChatHint): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHAT_CHANNEL, JSON.stringify(hint)]);
}
