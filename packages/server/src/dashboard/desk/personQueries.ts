import type { DeskPerson } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { LISTED_HOME, PERSON, UNLISTED_HOME } from './deskSql.ts';

/** What operators may see of a person beside their homes, or null. */
export async function findPerson(db: Queryable, id: string): Promise<Omit<DeskPerson, 'homes'> | null> {
  const { rows } = await db.query<Omit<DeskPerson, 'homes'>>(
    `with reported as (
        select r.outcome from listing_reports r join listings l on l.id = r.listing_id join listers a on a.id = l.lister_id
          where a.user_id = $1
        union all select r.outcome from message_reports r join messages m on m.id = r.message_id where m.sender_id = $1)
      select ${PERSON}, exists (select from identities i where i.user_id = u.id) as "isVerified",
        u.registration_number as "registrationNumber",
        (select coalesce(json_agg(json_build_object('name', k.name, 'isVerified', k.verified_at is not null) order by k.name), '[]')
          from memberships m join corporates k on k.id = m.corporate_id where m.user_id = u.id) as companies,
        (select count(*)::int from reported) as reports,
        (select count(*)::int from reported where outcome in ('removed', 'corrected')) as upheld,
        (select json_build_object('open', count(*) filter (where b.state not in ('paid', 'cancelled')),
            'paid', count(*) filter (where b.state = 'paid'))
          from services s join bills b on b.service_id = s.id where s.payer_user_id = u.id) as bills
      from users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** The homes that a person lists or owns. */
export async function listHomesOf(db: Queryable, id: string): Promise<DeskPerson['homes']> {
  const { rows } = await db.query<DeskPerson['homes'][number]>(
    `select * from (
        select ${LISTED_HOME} from listings l join listers a on a.id = l.lister_id left join units t on t.id = l.unit_id
          where a.user_id = $1
        union all
        select ${UNLISTED_HOME} from units t where t.owner_user_id = $1
          and not exists (select from listings l where l.unit_id = t.id)) h
      order by h.name, h.id limit 50`,
    [id],
  );
  return rows;
}
