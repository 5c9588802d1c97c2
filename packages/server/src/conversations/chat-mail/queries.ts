import { homeNameSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listingIdSql, participantSql, senderSql } from '../chat/chatSql.ts';

/** Whether message row `m` is one that participant row `p` gets a mail about. */
const isUnnotifiedSql = `m.conversation_id = p.conversation_id and m.number > greatest(p.read_number, p.mailed_number)
  and m.kind <> 'event' and m.deleted_at is null and ${senderSql} <> ${participantSql}`;

/** Ids of the participants who have had an unseen message since `until` and got no mail about it. */
export async function listUnnotifiedParticipants(db: Queryable, until: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from conversation_users p join conversations c on c.id = p.conversation_id
      where not p.is_muted and c.last_number > greatest(p.read_number, p.mailed_number)
        and exists (select from messages m where ${isUnnotifiedSql} and m.sent_at <= $1)
      order by p.id`,
    [until],
  );
  return rows.map(({ id }) => id);
}

/** A participant who gets a mail. */
export interface UnnotifiedParticipant {
  conversation_id: string;
  user_id: string | null;
  corporate_id: string | null;
  lister_name: string | null;
  /** The address the home is advertised with, of a lister without an account or without a confirmed address. */
  lister_email: string | null;
  /** Number up to which mails told of the conversation before. */
  told: number;
  last_number: number;
  /** The home the conversation is about, or null for other conversations. */
  listing_id: string | null;
  slug: string | null;
  home: string | null;
}

/** Locks a participant who has an unseen message since `until`; null if there is none, or if another process mails them. */
export async function lockUnnotifiedParticipant(
  tx: Queryable,
  id: string,
  until: Date,
): Promise<UnnotifiedParticipant | null> {
  const { rows } = await tx.query<UnnotifiedParticipant>(
    `select p.conversation_id, p.user_id, p.corporate_id, a.name as lister_name,
        coalesce(a.email, case when u.proven_email is null then own.email end) as lister_email,
        greatest(p.read_number, p.mailed_number) as told, c.last_number, l.id as listing_id, l.slug,
        case when l.id is not null then ${homeNameSql} end as home
      from conversation_users p join conversations c on c.id = p.conversation_id
        left join listers a on a.id = p.lister_id
        left join listings l on l.id = ${listingIdSql}
        left join users u on u.id = p.user_id left join listers own on own.id = l.lister_id and own.user_id = p.user_id
      where p.id = $1 and not p.is_muted and exists (select from messages m where ${isUnnotifiedSql} and m.sent_at <= $2)
      for no key update of p skip locked`,
    [id, until],
  );
  return rows[0] ?? null;
}

/** A message that a mail tells of. */
export interface UnnotifiedMessage {
  body: string;
  sender_name: string | null;
  pictures: number;
  documents: number;
}

/** Unseen messages of a participant up to a number, in order. */
export async function listUnnotifiedMessages(
  tx: Queryable,
  id: string,
  lastNumber: number,
): Promise<UnnotifiedMessage[]> {
  const { rows } = await tx.query<UnnotifiedMessage>(
    `select m.body, coalesce(c.name, u.name) as sender_name,
        count(f.id) filter (where f.content_type like 'image/%')::integer as pictures,
        count(f.id) filter (where f.content_type not like 'image/%')::integer as documents
      from conversation_users p join messages m on ${isUnnotifiedSql}
        left join users u on u.id = m.sender_id left join corporates c on c.id = m.sender_corporate_id
        left join attachments t on t.message_id = m.id left join files f on f.id = t.file_id
      where p.id = $1 and m.number <= $2
      group by m.id, m.number, m.body, c.name, u.name order by m.number`,
    [id, lastNumber],
  );
  return rows;
}

/** Notes up to which number mails told a participant of a conversation. */
export async function markNotified(tx: Queryable, id: string, lastNumber: number): Promise<void> {
  await tx.query('update conversation_users set mailed_number = $2 where id = $1', [id, lastNumber]);
}
