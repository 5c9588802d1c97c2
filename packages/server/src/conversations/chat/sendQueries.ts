import { createHash } from 'node:crypto';
import type { CompiledRules } from '@sewa/auth/rules';
import type { CallCounter } from '../../platform/calling/countCall.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isLocked } from '../../platform/database/isLocked.ts';
import { countRequestSql } from '../../platform/http/queries.ts';
import { isBlockedSql } from './blockQueries.ts';
import { CHAT_CHANNEL } from './ChatHint.ts';
import { participantSql } from './chatSql.ts';
import { isKeyUsed, refuseKey, type WrittenMessage, writeSql } from './messageQueries.ts';

/** A message that somebody wants to send. */
export interface MessageDraft {
  readonly conversationId: string;
  readonly userId: string;
  readonly text: string;
  /** The idempotency key it is sent with, or null. */
  readonly key: string | null;
  readonly attachmentIds: readonly string[];
  readonly now: Date;
}

/** The conversation that a message is for, locked until the transaction ends, and what is known before it is written. */
export interface LockedConversation {
  readonly kind: 'listing' | 'support' | 'rental';
  readonly contextId: string;
  /** Whose conversation about the context it is. */
  readonly partyKey: string;
  readonly lastNumber: number;
  /** The corporate that the sender takes part for; null for themselves. */
  readonly corporateId: string | null;
  /** The message that this one would repeat: the one of its key, or without a key the same words of the last ten seconds. */
  readonly sent: WrittenMessage | null;
  /** Whether somebody there blocked the sender. */
  readonly isBlocked: boolean;
}

type SendRow = Omit<LockedConversation, 'sent'> & {
  /** The last number before the lock was waited for. */
  seenNumber: number;
  sentId: string | null;
  sentNumber: number | null;
  sentAt: Date | null;
  isSame: boolean | null;
};

/** Makes the rules for who may send, whose parameters start at this number. */
type SenderRules = (firstParameter: number) => CompiledRules;

/** A name for each of the few statements that differ by who may send. */
const nameFor = (name: string, { text }: CompiledRules): string =>
  `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;

const listValues = ({ conversationId, userId, text, key, attachmentIds, now }: MessageDraft): unknown[] => [
  conversationId,
  userId,
  text,
  key,
  now,
  [...new Set(attachmentIds)],
];

/** `isSame` is false if the message of a key has other words or is in another conversation. */
const sentSql = `select id, number, sent_at, conversation_id = $1 and body = $3 as is_same
    from messages where sender_id = $2 and client_key = $4
  union all (select m.id, m.number, m.sent_at, true from messages m
    where $4 is null and m.conversation_id = $1 and m.sender_id = $2
      and m.sender_corporate_id is not distinct from me.corporate_id and m.body = $3
      and m.sent_at > $5::timestamptz - interval '10 seconds'
      and $6::text[] = array(select t.file_id::text from attachments t where t.message_id = m.id order by t.position)
    order by m.number desc limit 1)`;

const lockSql = (
  rules: string,
): string => `select c.kind, c.context_id as "contextId", c.party_key as "partyKey",
    c.last_number as "lastNumber", (select last_number from conversations where id = $1) as "seenNumber",
    me.corporate_id as "corporateId", s.id as "sentId", s.number as "sentNumber", s.sent_at as "sentAt", s.is_same as "isSame",
    ${isBlockedSql('me.participant')} as "isBlocked"
  from (select p.conversation_id, p.corporate_id, ${participantSql} as participant from conversation_users p
      where p.conversation_id = $1 and ${rules} order by p.user_id nulls last limit 1) me
    join conversations c on c.id = me.conversation_id left join lateral (${sentSql}) s on true
  for no key update of c`;

/**
 * Locks a conversation for a message of a participant that the rules allow: until the transaction ends, nobody else writes into it.
 * Null if there is none; throws if the key of the message was used for another one.
 */
export async function lockForMessage(
  tx: Queryable,
  draft: MessageDraft,
  compileRules: SenderRules,
): Promise<LockedConversation | null> {
  const rules = compileRules(7);
  const ask = async () => {
    const { rows } = await tx.query<SendRow>({
      name: nameFor('lock-for-message', rules),
      text: lockSql(rules.text),
      values: [...listValues(draft), ...rules.values],
    });
    return rows[0];
  };
  let row = await ask();
  // A statement that waits for a lock still sees everything else as it was before: it is asked again under the lock.
  if (row && row.seenNumber !== row.lastNumber) row = await ask();
  if (!row) return null;
  const { seenNumber, sentId: id, sentNumber: number, sentAt, isSame, ...conversation } = row;
  const sent = id !== null && number !== null && sentAt !== null ? { id, number, sentAt } : null;
  if (sent && !isSame) throw refuseKey();
  return { ...conversation, sent };
}

const atOnceSql = (rules: string): string =>
  `with place as (${lockSql(rules)}), ${writeSql({
    now: '$5',
    kind: `'text'`,
    senderId: '$2',
    corporateId: '(select "corporateId" from place)',
    body: '$3',
    key: '$4',
    enquiryId: 'null',
    channel: '$7',
    // Nothing to repeat, nothing that came while it waited, nobody who blocks, and no first message about a home.
    counted: countRequestSql(
      '$8',
      '$9',
      '$10',
      `exists (select from place where "sentId" is null and "seenNumber" = "lastNumber" and not "isBlocked"
      and (kind <> 'listing' or "lastNumber" > 0))`,
    ),
  })}`;

/**
 * Writes and counts a message in one statement, if that is all there is to do: null, and nothing is done, if it repeats one, is
 * refused, begins a conversation about a home, or had to wait for another one.
 */
export async function writeAtOnce(
  db: Queryable,
  { draft, counter, compileRules }: { draft: MessageDraft; counter: CallCounter; compileRules: SenderRules },
): Promise<WrittenMessage | null> {
  const rules = compileRules(11);
  try {
    const { rows } = await db.query<{ id: string; number: number }>({
      name: nameFor('write-message', rules),
      text: atOnceSql(rules.text),
      values: [
        ...listValues(draft),
        CHAT_CHANNEL,
        counter.key,
        counter.windowStart,
        counter.max,
        ...rules.values,
      ],
    });
    const [written] = rows;
    return written ? { id: written.id, number: written.number, sentAt: draft.now } : null;
  } catch (error) {
    if (isKeyUsed(error) || isLocked(error)) return null;
    throw error;
  }
}
