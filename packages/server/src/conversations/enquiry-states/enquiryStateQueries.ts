import type { EnquiredHome, EnquiryCard } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { LETS, WAITS } from '../chat/enquirySql.ts';

/** What a conversation is about, for the side that lets. */
export interface LettingSide {
  /** Id of the row of the side that lets. */
  readonly id: string;
  readonly conversationId: string;
  /** Null for somebody who lets for themselves. */
  readonly corporateId: string | null;
  readonly assignedTo: string | null;
  readonly listingId: string;
  readonly askerId: string;
}

/** The row of a participant that lets, or null. */
export async function findLettingSide(db: Queryable, participantId: string): Promise<LettingSide | null> {
  const { rows } = await db.query<LettingSide>(
    `select me.id, c.id as "conversationId", me.corporate_id as "corporateId", me.assigned_to as "assignedTo",
        c.context_id as "listingId", c.party_key as "askerId"
      from conversation_users me join conversations c on c.id = me.conversation_id where me.id = $1 and ${LETS}`,
    [participantId],
  );
  return rows[0] ?? null;
}

/** Says that an asker is not a fit, or takes it back; who said it first, and when, stays. */
export async function writeNotFit(
  tx: Queryable,
  { id, isNotFit, by, now }: { id: string; isNotFit: boolean; by: string; now: Date },
): Promise<void> {
  await tx.query(
    `update conversation_users set not_fit_at = case when $2 then coalesce(not_fit_at, $4::timestamptz) end,
        not_fit_by = case when $2 then case when not_fit_at is null then $3 else not_fit_by end end
      where id = $1`,
    [id, isNotFit, by, now],
  );
}

/** Assigns a conversation to a member of its corporate, or to nobody; false if they are no member. */
export async function writeAssignee(
  tx: Queryable,
  { id, corporateId, userId }: { id: string; corporateId: string; userId: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update conversation_users set assigned_to = $2 where id = $1 and ($2::text is null
        or exists (select from memberships m where m.corporate_id = $3 and m.user_id = $2 for key share))`,
    [id, userId, corporateId],
  );
  return rowCount > 0;
}

/** Members of a corporate, by name; only this one if somebody is named. */
export async function listAssignable(
  db: Queryable,
  corporateId: string,
  only: string | null,
): Promise<EnquiryCard['members']> {
  const { rows } = await db.query<EnquiryCard['members'][number]>(
    `select u.id as "userId", u.name from memberships m join users u on u.id = m.user_id
      where m.corporate_id = $1 and ($2::text is null or m.user_id = $2) order by lower(u.name) nulls last, u.id limit 200`,
    [corporateId, only],
  );
  return rows;
}

/** Name and address of listing row `l`: several homes of a project have its name. */
const HOME = `concat_ws(', ', l.title, concat_ws(' ', l.block, l.street))`;

const ownRows = (
  rules: string,
): string => `select distinct on (p.conversation_id) p.* from conversation_users p
  where ${rules} order by p.conversation_id, p.user_id nulls last`;

/** The homes a user lets that somebody asked about, the latest asked first; filtered by rules, whose parameters start at $1. */
export async function listEnquiredHomeRows(
  db: Queryable,
  { text, values }: CompiledRules,
): Promise<EnquiredHome[]> {
  const { rows } = await db.query<EnquiredHome>(
    `select l.id, ${HOME} as name, l.status, count(*)::int as conversations,
        count(*) filter (where l.status <> 'live' and ${WAITS})::int as waiting
      from (${ownRows(text)}) me join conversations c on c.id = me.conversation_id join listings l on l.id = c.context_id
      where ${LETS} and c.last_number > 0 and l.status <> 'hidden'
      group by l.id order by max(c.last_message_at) desc, l.id limit 200`,
    [...values],
  );
  return rows;
}

/** Status of a listing about which a user lets a conversation, by rules whose parameters start at $2, locked; null if there is none. */
export async function lockEnquiredHome(
  tx: Queryable,
  listingId: string,
  { text, values }: CompiledRules,
): Promise<{ status: 'live' | 'let' | 'closed' } | null> {
  const { rows } = await tx.query<{ status: 'live' | 'let' | 'closed' }>(
    `select l.status from listings l where l.id = $1 and l.status <> 'hidden' and exists (select from (${ownRows(text)}) me
        join conversations c on c.id = me.conversation_id where c.context_id = l.id and c.last_number > 0 and ${LETS})
      for no key update of l`,
    [listingId, ...values],
  );
  return rows[0] ?? null;
}

/** A conversation whose asker is to be told. */
export interface WaitingConversation {
  readonly conversationId: string;
  readonly corporateId: string | null;
}

/** Notes that all who wait for word of a home are told, by rules whose parameters start at $3; returns their conversations, in order. */
export async function takeWaiting(
  tx: Queryable,
  { listingId, now }: { listingId: string; now: Date },
  { text, values }: CompiledRules,
): Promise<WaitingConversation[]> {
  const { rows } = await tx.query<WaitingConversation>(
    `with told as (update conversation_users t set told_gone_at = $2
        from (select me.id from (${ownRows(text)}) me join conversations c on c.id = me.conversation_id
          where c.context_id = $1 and ${WAITS}) w
        where t.id = w.id and t.told_gone_at is null returning t.conversation_id, t.corporate_id)
      select conversation_id as "conversationId", corporate_id as "corporateId" from told order by conversation_id`,
    [listingId, now, ...values],
  );
  return rows;
}

/**
 * Notes that a user, or the members of a corporate (`corporate-ID`), who asked about a home were told that it is gone, so that nobody who
 * lets it tells them again.
 */
export async function noteToldGone(
  tx: Queryable,
  { listingId, askerKey, now }: { listingId: string; askerKey: string; now: Date },
): Promise<void> {
  await tx.query(
    `update conversation_users me set told_gone_at = $3 from conversations c
      where c.id = me.conversation_id and c.context_id = $1 and ${LETS} and me.told_gone_at is null
        and (c.party_key = $2 or c.party_key in (
          select m.user_id from memberships m where 'corporate-' || m.corporate_id = $2))`,
    [listingId, askerKey, now],
  );
}

/** Forgets who was told that a listing is gone: it is back. */
export async function forgetTold(tx: Queryable, listingId: string): Promise<void> {
  await tx.query(
    `update conversation_users p set told_gone_at = null from conversations c
      where c.id = p.conversation_id and c.kind = 'listing' and c.context_id = $1 and p.told_gone_at is not null`,
    [listingId],
  );
}
