import { isoSql } from '../../platform/database/isoSql.ts';

/** Whether participant row `me` of conversation row `c` is the side that lets: everybody but who asked. */
export const LETS = `(c.kind = 'listing' and me.user_id is distinct from c.party_key)`;

/** Whether an offer was made in a rental of the asker, of which row `me` is a party on the landlord's side. */
const HAS_OFFER = `exists (select from rentals r join rental_parties p on p.rental_id = r.id
    where r.listing_id = c.context_id and r.asker_key = c.party_key and r.state <> 'withdrawn'
      and p.side = 'landlord' and p.left_at is null and (p.user_id = me.user_id or p.corporate_id = me.corporate_id)
      and exists (select from offers o where o.rental_id = r.id))`;

const HAS_VIEWING = `exists (select from viewings v join viewing_slots s on s.id = v.slot_id
    where s.listing_id = c.context_id and v.user_id = c.party_key and v.state in ('booked', 'arrived'))`;

/** A message that a member of the corporate sent is never the asker's. */
const IS_REPLIED = `exists (select from messages m where m.conversation_id = c.id and m.kind <> 'event'
    and (m.sender_id <> c.party_key or m.sender_corporate_id is not null))`;

/** Where conversation row `c` stands for row `me`, which lets. It reads no listings. */
export const enquiryStateSql = `case when me.not_fit_at is not null then 'not-fit' when ${HAS_OFFER} then 'offer'
  when ${HAS_VIEWING} then 'viewing' when ${IS_REPLIED} then 'replied' else 'new' end`;

/** JSON of an `EnquiryStanding` of conversation row `c` for row `me`; null unless it lets. */
export const enquirySql = `case when ${LETS} then json_build_object('state', ${enquiryStateSql},
  'notFit', case when me.not_fit_at is not null then json_build_object(
    'byName', (select u.name from users u where u.id = me.not_fit_by), 'at', ${isoSql('me.not_fit_at')}) end,
  'assignee', (select json_build_object('userId', u.id, 'name', u.name) from users u where u.id = me.assigned_to)) end`;

/** Whether the asker of conversation row `c` waits to hear from row `me`, which lets, that a home is gone: nobody there said it. */
export const WAITS = `(${LETS} and c.last_number > 0 and me.not_fit_at is null
  and not exists (select from conversation_users o where o.conversation_id = c.id and o.told_gone_at is not null)
  and exists (select from users u where u.id = c.party_key and u.deleted_at is null)
  and not exists (select from blocks b
    where (b.blocked_by = c.party_key and b.blocked = coalesce(me.user_id, 'corporate-' || me.corporate_id))
      or (b.blocked = c.party_key and b.blocked_by = coalesce(me.user_id, 'corporate-' || me.corporate_id)))
  and not exists (select from rentals r join rental_parties p on p.rental_id = r.id
    where r.listing_id = c.context_id and r.state not in ('talking', 'offered', 'expired', 'withdrawn')
      and p.side = 'tenant' and p.left_at is null and (p.user_id = c.party_key or p.corporate_id in (
        select m.corporate_id from memberships m where m.user_id = c.party_key))))`;
