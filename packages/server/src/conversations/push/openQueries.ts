import type { NoticeKind } from '@sewa/api/client';
import { homeNameSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listingIdSql, participantSql, senderSql } from '../chat/chatSql.ts';

/** A notice that somebody was not sent yet. */
export interface OpenNotice {
  user_id: string;
  id: string;
  kind: NoticeKind;
  path: string;
}

/** Browsers of a user that had asked for messages by a time. */
const hasBrowser = (user: string, since: string): string =>
  `exists (select from push_subscriptions s where s.user_id = ${user} and s.created_at <= ${since})`;

/** Marks the notices of the last day that nobody was sent, and returns each for everybody it is for who asked before it came. */
export async function takeOpenNotices(tx: Queryable, now: Date): Promise<OpenNotice[]> {
  const { rows } = await tx.query<OpenNotice>(
    `with taken as (
        update notices n set pushed_at = $1
          where n.pushed_at is null and n.seen_at is null and n.created_at > $1::timestamptz - interval '1 day'
            and n.created_at <= $1 and not (n.ends_when_due and n.due_at <= $1)
            and exists (select from push_subscriptions)
          returning n.*)
      select u.user_id, t.id::text as id, t.kind, t.path from taken t
        cross join lateral (select t.user_id where t.user_id is not null
          union select m.user_id from memberships m where m.corporate_id = t.corporate_id
            and (t.audience = 'everybody' or m.role = 'administrator')) u
        where ${hasBrowser('u.user_id', 't.created_at')}
        order by u.user_id, t.created_at, t.id`,
    [now],
  );
  return rows;
}

/** A conversation with messages that somebody has neither seen nor been sent. */
export interface OpenConversation {
  user_id: string;
  conversation_id: string;
  sender_name: string | null;
  home: string | null;
}

/** Marks the messages of the last day that have waited since `until`, and returns each conversation for everybody who reads it. */
export async function takeOpenConversations(
  tx: Queryable,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<OpenConversation[]> {
  const { rows } = await tx.query<OpenConversation>(
    `with waiting as (
        select p.id, last.sent_at, last.sender_name, c.last_number from conversation_users p
          join conversations c on c.id = p.conversation_id
          cross join lateral (
            select m.sent_at, coalesce(o.name, u.name) as sender_name from messages m
              left join users u on u.id = m.sender_id left join corporates o on o.id = m.sender_corporate_id
              where m.conversation_id = p.conversation_id and m.number > greatest(p.read_number, p.pushed_number)
                and m.kind <> 'event' and m.deleted_at is null and ${senderSql} <> ${participantSql}
              order by m.number desc limit 1) last
          where not p.is_muted and c.last_number > greatest(p.read_number, p.pushed_number)
            and exists (select from push_subscriptions)
            and last.sent_at <= $2 and last.sent_at > $1::timestamptz - interval '1 day'),
      taken as (
        update conversation_users p set pushed_number = w.last_number from waiting w where p.id = w.id
          returning p.conversation_id, p.user_id, p.corporate_id, w.sent_at, w.sender_name)
      select u.user_id, t.conversation_id::text as conversation_id, t.sender_name,
          case when l.id is not null then ${homeNameSql} end as home
        from taken t join conversations c on c.id = t.conversation_id
          left join listings l on l.id = ${listingIdSql}
          cross join lateral (select t.user_id where t.user_id is not null
            union select m.user_id from memberships m where m.corporate_id = t.corporate_id
              and m.role = 'administrator') u
        where ${hasBrowser('u.user_id', 't.sent_at')}
        order by u.user_id, t.sent_at`,
    [now, until],
  );
  return rows;
}

/** The browsers of some users, each with the kinds its user chose; null for all. */
export async function listBrowsers(
  db: Queryable,
  userIds: readonly string[],
): Promise<{ id: string; user_id: string; kinds: string[] | null }[]> {
  const { rows } = await db.query<{ id: string; user_id: string; kinds: string[] | null }>(
    `select s.id::text as id, s.user_id, c.kinds from push_subscriptions s
      left join push_choices c on c.user_id = s.user_id where s.user_id = any($1::text[]) order by s.id`,
    [userIds],
  );
  return rows;
}
