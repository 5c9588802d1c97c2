import type { EnquiryStanding } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import { listingItemSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import { type ListPlace, placeInstantSql } from '../../platform/http/listPlace.ts';
import {
  contextIdSql,
  contextNameSql,
  conversationSql,
  listingIdSql,
  messageSql,
  messageTextSql,
  participantSql,
  senderSql,
} from './chatSql.ts';
import { enquirySql, enquiryStateSql, LETS } from './enquirySql.ts';
import * as messages from './messages.ts';

/** Most messages of one answer. */
const PAGE_LENGTH = 50;

/** Who looks at a conversation. */
export interface Viewer {
  readonly userId: string;
  /** The current corporate. */
  readonly corporateId: string | null;
}

/** One who takes part in a conversation: exactly one of the ids is set. */
export interface ParticipantIds {
  readonly userId: string | null;
  readonly corporateId: string | null;
  readonly listerId: string | null;
}

/** Everyone who takes part in a conversation. */
export async function listParticipants(db: Queryable, conversationId: string): Promise<ParticipantIds[]> {
  const { rows } = await db.query<ParticipantIds>(
    `select user_id as "userId", corporate_id as "corporateId", lister_id as "listerId"
      from conversation_users where conversation_id = $1 order by id`,
    [conversationId],
  );
  return rows;
}

/** A message as the JSON of a `ChatMessage` for somebody who takes part, or null. */
export async function selectMessageJson(
  db: Queryable,
  { conversationId, number, viewer }: { conversationId: string; number: number; viewer: Viewer },
): Promise<string | null> {
  const { rows } = await db.query<{ message: string }>(
    `select ${messageSql({ userId: '$3', removed: '$4' })}::text as message
      from messages m where m.conversation_id = $1 and m.number = $2`,
    [conversationId, number, viewer.userId, messages.removedMessage],
  );
  return rows[0]?.message ?? null;
}

/** The participant rows that rules allow, as SQL: one for each conversation, the user's own before their corporate's. */
const mineSql = (
  rules: string,
): string => `select distinct on (p.conversation_id) p.* from conversation_users p
  where ${rules} order by p.conversation_id, p.user_id nulls last`;

/** A conversation without messages is shown only to who started it; the user is parameter $1. */
const IS_LISTED = '(c.last_number > 0 or c.started_by = $1)';

const LATEST = `select json_build_object('messageId', m.id, 'number', m.number, 'kind', m.kind, 'userId', ${senderSql},
    'text', ${messageTextSql('$2')}, 'sentAt', ${isoSql('m.sent_at')})
  from messages m where m.conversation_id = c.id and m.number = c.last_number`;

/** What others sent after the last message that participant row `me` has seen. */
const UNSEEN = `select count(*)::int from messages m where m.conversation_id = c.id and m.number > me.read_number
  and m.kind <> 'event' and ${senderSql} is distinct from coalesce(me.user_id, 'corporate-' || me.corporate_id)`;

/** A page of the list of conversations. */
export interface ListPage {
  readonly limit: number;
  readonly offset: number;
}

/** Which conversations of a list are meant; all that are not left out. */
export interface ListFilter {
  /** Id of a listing. */
  readonly home: string | null;
  readonly state: EnquiryStanding['state'] | null;
  readonly isUnread: boolean;
  /** Only those assigned to the user. */
  readonly isMine: boolean;
}

/** Which list somebody asked for. */
interface ListQuery {
  readonly userId: string;
  readonly page: ListPage;
  readonly filter: ListFilter;
}

/** Whether conversation row `c` with participant row `me` passes a filter; conditions that are not asked for cost nothing. */
const filterSql = ({ home, state, isUnread, isMine }: ListFilter): string =>
  [
    `($6::text is null${home === null ? '' : ` or ${listingIdSql} = $6`})`,
    `($7::text is null${state === null ? '' : ` or (${LETS} and ${enquiryStateSql} = $7)`})`,
    ...(isUnread ? [`(${UNSEEN}) > 0`] : []),
    ...(isMine ? ['me.assigned_to = $1'] : []),
  ].join(' and ');

/** The conversations of a user as the JSON of the list; filtered by rules, whose parameters start at $8. */
export async function selectConversationsJson(
  db: Queryable,
  { userId, page, filter, home }: ListQuery & { home?: string },
  { text, values }: CompiledRules,
): Promise<string> {
  const { rows } = await db.query<{ list: string }>(
    `with mine as (${mineSql(text)}),
      page as (select c.*, me.id as me_id from mine me join conversations c on c.id = me.conversation_id
        where ${IS_LISTED} and ${filterSql(filter)} order by c.last_message_at desc, c.id limit $4 offset $5)
      select coalesce(json_agg(json_build_object(${conversationSql('$3', home)}, 'enquiry', ${enquirySql}, 'latestMessage', (${LATEST}),
          'hasUnseenMessage', unseen.count > 0, 'unseenCount', unseen.count, 'messages', '[]'::json)
        order by c.last_message_at desc, c.id), '[]')::text as list
      from page c join mine me on me.id = c.me_id cross join lateral (${UNSEEN}) unseen`,
    [
      userId,
      messages.removedMessage,
      messages.helpContext,
      page.limit,
      page.offset,
      filter.home,
      filter.state,
      ...values,
    ],
  );
  return rows[0]?.list ?? '[]';
}

/** The same without the names of homes, which doesn't read the listings. */
export const selectUnnamedConversationsJson = (
  db: Queryable,
  list: ListQuery,
  rules: CompiledRules,
): Promise<string> => selectConversationsJson(db, { ...list, home: `'${messages.unnamedHome}'` }, rules);

/** Unread messages of a user. */
interface UnreadCounts {
  readonly conversations: number;
  readonly messages: number;
  /** Conversations with unread messages that are enquiries nobody of the user's side has answered. */
  readonly newEnquiries: number;
  /** The one of them that wrote last. */
  readonly newestEnquiry: string | null;
}

/** How many messages a user has not seen, and in how many conversations; filtered by rules, whose parameters start at $1. */
export async function countUnread(db: Queryable, { text, values }: CompiledRules): Promise<UnreadCounts> {
  const { rows } = await db.query<UnreadCounts>(
    `select count(*)::int as conversations, coalesce(sum(unseen.count), 0)::int as messages,
        (count(*) filter (where ${LETS} and ${enquiryStateSql} = 'new'))::int as "newEnquiries",
        (array_agg(c.id order by c.last_message_at desc, c.id) filter (where ${LETS} and ${enquiryStateSql} = 'new'))[1]
          as "newestEnquiry"
      from (${mineSql(text)}) me join conversations c on c.id = me.conversation_id cross join lateral (${UNSEEN}) unseen
      where c.last_number > me.read_number and unseen.count > 0`,
    [...values],
  );
  return rows[0] ?? { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null };
}

/** What somebody has conversations about, with its place in the list. */
export interface ChatContext extends ListPlace {
  readonly name: string | null;
}

/** A page of what a user has conversations about, newest first; filtered by rules, whose parameters start at $6. */
export async function listContexts(
  db: Queryable,
  { userId, after, limit }: { userId: string; after: ListPlace | null; limit: number },
  { text, values }: CompiledRules,
): Promise<ChatContext[]> {
  const { rows } = await db.query<ChatContext>(
    `with found as (select c.kind, c.context_id, ${contextIdSql} collate "C" as id, max(c.last_message_at) as newest
          from (${mineSql(text)}) me join conversations c on c.id = me.conversation_id where ${IS_LISTED} group by 1, 2, 3),
        page as (select * from found where $3::timestamptz is null or newest < $3 or newest = $3 and id > $4
          order by newest desc, id limit $5)
      select c.id, ${contextNameSql('$2')} as name, ${placeInstantSql('c.newest')} as at from page c order by c.newest desc, c.id`,
    [userId, messages.helpContext, after?.at ?? null, after?.id ?? null, limit, ...values],
  );
  return rows;
}

/** Which messages of a conversation are read: the last ones, or those before or after a number. */
export type MessageRange =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly before: null };

const describeRange = (range: MessageRange): { where: string; order: string; number: number | null } => {
  if ('after' in range) return { where: 'm.number > $5::bigint', order: 'asc', number: range.after };
  return { where: '($5::bigint is null or m.number < $5)', order: 'desc', number: range.before };
};

/** A conversation as the JSON of a `Conversation`; null if rules, whose parameters start at $6, hide it. */
export async function selectConversationJson(
  db: Queryable,
  { id, userId, range }: { id: string; userId: string; range: MessageRange },
  { text, values }: CompiledRules,
): Promise<string | null> {
  const { where, order, number } = describeRange(range);
  const { rows } = await db.query<{ conversation: string }>(
    `select json_build_object(${conversationSql('$4')}, 'enquiry', ${enquirySql},
        'listing', case when l.id is not null then json_build_object(${listingItemSql}) end,
        'partyId', (select m.enquiry_id from messages m where m.conversation_id = c.id and m.enquiry_id is not null
          order by m.number desc limit 1),
        'isBlocked', exists (select from conversation_users p join blocks b on b.blocked = ${participantSql}
          where p.conversation_id = c.id and b.blocked_by = coalesce(me.user_id, 'corporate-' || me.corporate_id)),
        'messages', (select coalesce(json_agg(${messageSql({ userId: '$2', removed: '$3' })} order by m.number), '[]')
          from (select m.* from messages m where m.conversation_id = c.id and ${where}
            order by m.number ${order} limit ${PAGE_LENGTH}) m),
        'first', least(c.last_number, 1), 'last', c.last_number)::text as conversation
      from (${mineSql(`p.conversation_id = $1 and ${text}`)}) me
        join conversations c on c.id = me.conversation_id
        left join listings l on l.id = ${listingIdSql}`,
    [id, userId, messages.removedMessage, messages.helpContext, number, ...values],
  );
  return rows[0]?.conversation ?? null;
}
