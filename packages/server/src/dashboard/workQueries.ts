import type { Dashboard } from '@sewa/api/client';
import type { Queryable } from '../platform/database/database.ts';
import { isoSql } from '../platform/database/isoSql.ts';

/** The corporate somebody acts for, with its members and the invitations that wait. */
export async function findCorporate(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string; members: number; openInvitations: number } | null> {
  const { rows } = await db.query<{ name: string; members: number; openInvitations: number }>(
    `select c.name, (select count(*)::int from memberships m where m.corporate_id = c.id) as members,
        (select count(*)::int from invitations i where i.corporate_id = c.id and i.expires_at > $2
          and num_nonnulls(i.accepted_at, i.declined_at, i.withdrawn_at) = 0) as "openInvitations"
      from corporates c where c.id = $1`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** The conversations that a corporate takes part in, with who last wrote there for it and whether an answer is waited for. */
const TEAM = `with mine as (
    select c.id, last.sender_id as answerer, last.sent_at,
      newest.sender_corporate_id is distinct from $1 and newest.id is not null as is_waiting
    from conversation_users p join conversations c on c.id = p.conversation_id
      left join lateral (select m.id, m.sender_corporate_id from messages m
        where m.conversation_id = c.id and m.kind <> 'event' order by m.number desc limit 1) newest on true
      left join lateral (select m.sender_id, m.sent_at from messages m
        where m.conversation_id = c.id and m.sender_corporate_id = $1 order by m.number desc limit 1) last on true
    where p.corporate_id = $1 and c.kind <> 'support' and c.last_number > 0),
  answered as (
    select m.sender_id as user_id, count(distinct m.conversation_id)::int as count
    from mine join messages m on m.conversation_id = mine.id
    where m.sender_corporate_id = $1 and m.sent_at > $2::timestamptz - interval '7 days' group by m.sender_id),
  people as (
    select u.id, u.name, s.organisation_id, coalesce(a.count, 0) as answered,
      (select count(*)::int from mine where mine.answerer = u.id and mine.is_waiting) as waiting
    from memberships s join users u on u.id = s.user_id left join answered a on a.user_id = u.id where s.corporate_id = $1),
  below as (select o.id, o.name from organisations o where o.corporate_id = $1 and o.closed_at is null
    union all select null, null where exists (select from people where organisation_id is null)),
  organisations as (
    select b.name, coalesce(sum(p.waiting), 0)::int as waiting, newest.name as answered_by, newest.sent_at
    from below b left join people p on p.organisation_id is not distinct from b.id
      left join lateral (select q.name, mine.sent_at from mine join people q on q.id = mine.answerer
        where q.organisation_id is not distinct from b.id order by mine.sent_at desc limit 1) newest on true
    group by b.id, b.name, newest.name, newest.sent_at)
  select json_build_object(
      'waiting', count(*) filter (where is_waiting),
      'unanswered', count(*) filter (where is_waiting and answerer is null),
      'organisations', (select coalesce(json_agg(json_build_object('name', o.name, 'waiting', o.waiting,
          'answeredBy', o.answered_by, 'answeredAt', ${isoSql('o.sent_at')})
        order by o.waiting desc, o.sent_at desc nulls last, o.name nulls last), '[]') from organisations o),
      'people', (select coalesce(json_agg(json_build_object('name', p.name, 'answered', p.answered, 'waiting', p.waiting)
          order by p.waiting desc, p.answered desc, p.name), '[]')
        from (select * from people where answered + waiting > 0 order by waiting desc, answered desc, name limit 8) p)) as team
    from mine having count(*) > 0`;

/** Who answers for a corporate; null if it has no conversations. */
export async function findTeam(db: Queryable, corporateId: string, now: Date): Promise<Dashboard['team']> {
  const { rows } = await db.query<{ team: Dashboard['team'] }>({
    name: 'read-team-of-dashboard',
    text: TEAM,
    values: [corporateId, now],
  });
  return rows[0]?.team ?? null;
}

/** What waits for operators, each with how long; the help desk waits where the last message is not from `$1`. */
const QUEUES = `select 1 as place, 'listings' as queue, count(*)::int as count, min(submitted_at) as oldest from listings where state = 'review'
  union all select 2, 'reports', count(*)::int, min(r.created_at) from (
    select created_at from listing_reports where settled_at is null
    union all select created_at from message_reports where settled_at is null) r
  union all select 3, 'disputes', count(distinct unit_id)::int, min(created_at) from unit_disputes where settled_at is null
  union all select 4, 'applications', count(*)::int, min(created_at) from services where state = 'waiting'
  union all select 5, 'differences', count(*)::int, min(found_at) from payment_differences where settled_at is null
  union all select 6, 'help', count(*)::int, min(m.sent_at) from conversations c
    cross join lateral (select m.sent_at, m.sender_corporate_id from messages m
      where m.conversation_id = c.id and m.kind <> 'event' order by m.number desc limit 1) m
    where c.kind = 'support' and m.sender_corporate_id is distinct from $1`;

/** What waits for operators, and since when. */
export async function listQueues(
  db: Queryable,
  corporateId: string | null,
): Promise<NonNullable<Dashboard['queues']>> {
  const { rows } = await db.query<NonNullable<Dashboard['queues']>[number]>({
    name: 'list-queues-of-dashboard',
    text: `select q.queue, q.count, ${isoSql('q.oldest')} as "oldestAt" from (${QUEUES}) q order by q.place`,
    values: [corporateId],
  });
  return rows;
}

/** How many listings, disputes and reports wait for operators. */
export async function countReviews(db: Queryable): Promise<NonNullable<Dashboard['reviews']>> {
  const { rows } = await db.query<NonNullable<Dashboard['reviews']>>(
    `select (select count(*)::int from listings where state = 'review') as listings,
      (select count(distinct unit_id)::int from unit_disputes where settled_at is null) as disputes,
      (select count(*)::int from listing_reports where settled_at is null)
        + (select count(*)::int from message_reports where settled_at is null) as reports`,
  );
  return rows[0] ?? { listings: 0, disputes: 0, reports: 0 };
}
