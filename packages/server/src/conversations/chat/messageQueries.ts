import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import { type CallCounter, refuseCall } from '../../platform/calling/countCall.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { countRequestSql } from '../../platform/http/queries.ts';
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

/** Refuses a key that was used for another message. */
export const refuseKey = (): HttpError =>
  new HttpError('key-used', {
    fields: [{ name: IDEMPOTENCY_HEADER, reason: messages.messageKeyReason }],
  });

/** What a message is written from, as SQL: parameters, mostly. */
export interface MessageSql {
  readonly now: string;
  readonly kind: string;
  readonly senderId: string;
  readonly corporateId: string;
  readonly body: string;
  readonly key: string;
  readonly enquiryId: string;
  readonly channel: string;
  /** Counts it, and returns a row unless the limit is reached; null if it isn't counted. */
  readonly counted: string | null;
}

/**
 * Writes a message into the conversation $1, and counts it, as the end of a `with`: the only way into the table. No row if it isn't
 * counted.
 */
export const writeSql = (
  at: MessageSql,
): string => `${at.counted === null ? '' : `counted as (${at.counted}),`} numbered as (
    update conversations set last_number = last_number + 1, last_message_at = greatest(last_message_at, ${at.now})
      where id = $1 ${at.counted === null ? '' : 'and exists (select from counted)'} returning last_number
  ), written as (
    insert into messages (conversation_id, number, kind, sender_id, sender_corporate_id, body, client_key, enquiry_id, sent_at)
      select $1, last_number, ${at.kind}, ${at.senderId}, ${at.corporateId}, ${at.body}, ${at.key}, ${at.enquiryId}, ${at.now} from numbered
      returning id, number
  )
  select id, number, pg_notify(${at.channel},
    json_build_object('kind', 'message', 'conversationId', $1::uuid, 'number', number)::text) from written`;

const insertSql = (counted: string | null): string =>
  `with ${writeSql({
    now: '$2',
    kind: '$3',
    senderId: '$4',
    corporateId: '$5',
    body: '$6',
    key: '$7',
    enquiryId: '$8',
    channel: '$9',
    counted,
  })}`;

const statements = {
  alone: { name: 'insert-message', text: insertSql(null) },
  counted: { name: 'insert-counted-message', text: insertSql(countRequestSql('$10', '$11', '$12')) },
};

/** Whether a message was not written because its sender used its key before. */
export const isKeyUsed = (error: unknown): boolean => isViolation(error, 'messages_once');

/**
 * Inserts a message under the next number of its conversation, and tells every process once the transaction is committed. With a
 * counter, it is counted as a call in the same statement. Throws if there is no such conversation, the limit is reached, or the
 * sender's key was used for another message, even by a concurrent transaction.
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
    counter: CallCounter | null;
    now: Date;
  },
): Promise<{ id: string; number: number }> {
  const { conversationId, kind, sender, body, key, enquiryId, counter, now } = row;
  const statement = {
    ...(counter ? statements.counted : statements.alone),
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
      ...(counter ? [counter.key, counter.windowStart, counter.max] : []),
    ],
  };
  const { rows } = await tx.query<{ id: string; number: number }>(statement).catch((error: unknown) => {
    throw isKeyUsed(error) ? refuseKey() : error;
  });
  const [written] = rows;
  if (!written) throw counter ? refuseCall(counter) : new HttpError('not-found');
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

/** Tells every process what happened, this one included, once the transaction is committed. */
export async function notifyChat(tx: Queryable, hint: ChatHint): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHAT_CHANNEL, JSON.stringify(hint)]);
}
