import { homeNameSql } from '../../homes/listings/listingSql.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** Id of participant row `p`, as the calls name it. */
export const participantSql = `coalesce(p.user_id, 'corporate-' || p.corporate_id, 'lister-' || p.lister_id)`;

/** Id of the participant who sent message row `m`; null for an event. */
export const senderSql = `coalesce('corporate-' || m.sender_corporate_id, m.sender_id)`;

/** Attachments of message row `m` as a JSON array, null if there are none. */
export const ATTACHMENTS = `select json_agg(json_build_object('id', t.file_id, 'name', t.name, 'contentType', f.content_type)
    order by t.position)
  from attachments t join files f on f.id = t.file_id where t.message_id = m.id`;

/** The text of message row `m`, or that of parameter `removed` if it was deleted or its only content was a deleted file. */
export const messageTextSql = (removed: string): string =>
  `case when m.deleted_at is not null
    or (m.kind = 'file' and not exists (select from attachments t where t.message_id = m.id))
    then ${removed} else m.body end`;

/** JSON of message row `m`, for the user in a parameter. */
export const messageSql = ({ userId, removed }: { userId: string; removed: string }): string =>
  `json_build_object('messageId', m.id, 'number', m.number, 'kind', m.kind, 'userId', ${senderSql},
    'text', ${messageTextSql(removed)}, 'sentAt', ${isoSql('m.sent_at')},
    'attachments', coalesce((${ATTACHMENTS} and m.deleted_at is null), '[]'::json),
    'key', case when m.sender_id = ${userId} then m.client_key end)`;

/** Id of the context of conversation row `c`. */
export const contextIdSql = `case c.kind when 'support' then c.context_id else c.kind || '-' || c.context_id end`;

/** Id of the listing that conversation row `c` is about, itself or by a rental, or null. */
export const listingIdSql = `case c.kind when 'listing' then c.context_id
  when 'rental' then (select r.listing_id from rentals r where r.id = c.context_id) end`;

/** Name of the home that conversation row `c` is about, or null. */
const HOME_NAME = `(select ${homeNameSql} from listings l where l.id = ${listingIdSql})`;

/**
 * Name of the context of conversation row `c`; parameter `help` is that of the help desk. `home` is the name of a home, by default read
 * from the listings.
 */
export const contextNameSql = (help: string, home = HOME_NAME): string => `case c.kind when 'support'
  then ${help} else coalesce(${home}, c.context_id) end`;

/** Fields of conversation row `c` in which participant row `me` takes part, as the arguments of `json_build_object`. */
export const conversationSql = (help: string, home?: string): string => `
  'conversationId', c.id, 'conversationContextId', ${contextIdSql}, 'contextName', ${contextNameSql(help, home)},
  'users', (select json_agg(json_build_object('userId', ${participantSql}, 'name', coalesce(u.name, k.name, a.name),
      'isMe', p.id = me.id, 'readNumber', p.read_number) order by p.id)
    from conversation_users p left join users u on u.id = p.user_id left join corporates k on k.id = p.corporate_id
      left join listers a on a.id = p.lister_id
    where p.conversation_id = c.id),
  'isMuted', me.is_muted`;
