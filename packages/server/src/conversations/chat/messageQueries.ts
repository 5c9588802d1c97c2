import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { isBlockedSql } from './blockQueries.ts';
import { CHAT_CHANNEL, type ChatHint } from './ChatHint.ts';
import * as messages from './messages.ts';

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
  const { rows } = await tx.query<LockedConversation>({
    name: 'lock-conversation',
    text: `select id, kind, context_id as "contextId", party_key as "partyKey", last_number as "lastNumber"
        from conversations where id = $1 for no key update`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new HttpError('not-found');
  return row;
}

/** Refuses a key that was used for another message. */
const refuseKey = (): HttpError =>
  new HttpError('key-used', {
    fields: [{ name: IDEMPOTENCY_HEADER, reason: messages.messageKeyReason }],
  });

/**
 * Inserts a message under the next number of its conversation, and tells every process once the transaction is committed. Throws if
 * there is no such conversation, or the sender's key was used for another message, even by a concurrent transaction.
 */
export async function insertMessage(
  tx: Queryable,
  row: {
    conversationId: string;
    kind: 'text' | 'file' | 'event';
    sender: Sender | null;
    body: string;
    key: string | null;
    enquiryId: string | null;
    now: Date;
  },
): Promise<{ id: string; number: number }> {
  const { conversationId, kind, sender, body, key, enquiryId, now } = row;
  const { rows } = await tx.query<{ id: string | null; number: number }>({
    name: 'insert-message',
    text: `with numbered as (
        update conversations set last_number = last_number + 1, last_message_at = greatest(last_message_at, $2)
          where id = $1 returning last_number
      ), written as (
        insert into messages (conversation_id, number, kind, sender_id, sender_corporate_id, body, client_key, enquiry_id, sent_at)
          select $1, last_number, $3, $4, $5, $6, $7, $8, $2 from numbered
          on conflict (sender_id, client_key) where client_key is not null do nothing returning id
      )
      select w.id, n.last_number as number,
          pg_notify($9, json_build_object('kind', 'message', 'conversationId', $1::uuid, 'number', n.last_number)::text)
        from numbered n left join written w on true`,
    values: [
      conversationId,
      now,
      kind,
      sender?.userId ?? null,
      sender?.corporateId ?? null,
      body,
      key,
      enquiryId,
      CHAT_CHANNEL,
    ],
  });
  const [written] = rows;
  if (!written) throw new HttpError('not-found');
  if (written.id === null) throw refuseKey();
  return { id: written.id, number: written.number };
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

type SentRow = { [Field in keyof WrittenMessage]: WrittenMessage[Field] | null } & {
  isSame: boolean | null;
  isBlocked: boolean;
};

/** What is known before a message is written: the one it would repeat, and whether somebody there blocked its sender. */
export interface SendState {
  readonly sent: WrittenMessage | null;
  readonly isBlocked: boolean;
}

const stateSql = (sentSql: string): string => `select s.*, ${isBlockedSql} as "isBlocked"
  from (values (1)) as one left join (${sentSql}) as s on true`;

/** With the message of a sender's key; `isSame` is false if it has other words or is in another conversation. */
const byKeySql =
  stateSql(`select id, number, sent_at as "sentAt", conversation_id = $1 and body = $4 as "isSame"
  from messages where sender_id = $3 and client_key = $5`);

/** With the sender's message with the same words and attachments of the last ten seconds. */
const repeatedSql = stateSql(`select m.id, m.number, m.sent_at as "sentAt", true as "isSame" from messages m
  where m.conversation_id = $1 and m.sender_id = $3 and m.sender_corporate_id is not distinct from $5 and m.body = $4
    and m.sent_at > $6::timestamptz - interval '10 seconds'
    and $7::text[] = array(select t.file_id::text from attachments t where t.message_id = m.id order by t.position)
  order by m.number desc limit 1`);

/**
 * The message that this one would repeat, and whether its sender, named by `participantId`, is blocked. Throws if its key was used for
 * another one.
 */
export async function findSendState(
  tx: Queryable,
  draft: SentDraft,
  participantId: string,
): Promise<SendState> {
  const { conversationId, sender, text, key, attachmentIds, now } = draft;
  const shared = [conversationId, participantId, sender.userId, text];
  const { rows } = await tx.query<SentRow>(
    key === null
      ? {
          name: 'find-repeated-message',
          text: repeatedSql,
          values: [...shared, sender.corporateId, now, [...new Set(attachmentIds)]],
        }
      : { name: 'find-message-of-key', text: byKeySql, values: [...shared, key] },
  );
  const { id, number, sentAt, isSame, isBlocked } = rows[0] ?? { id: null, isBlocked: false };
  const sent = id && number && sentAt ? { id, number, sentAt } : null;
  if (sent && !isSame) throw refuseKey();
  return { sent, isBlocked };
}

/** Tells every process what happened, this one included, once the transaction is committed. */
export async function notifyChat(tx: Queryable, hint: ChatHint): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHAT_CHANNEL, JSON.stringify(hint)]);
}
