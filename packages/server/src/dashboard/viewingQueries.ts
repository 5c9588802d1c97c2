import type { Dashboard } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import { homeNameSql } from '../homes/listings/listingSql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { isoSql } from '../platform/database/isoSql.ts';

type Viewings = Dashboard['viewings'];

/** Booked viewings to come of a user, and those they host by rules, whose parameters start at $3. */
export async function findViewings(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
  { text, values }: CompiledRules,
): Promise<Viewings> {
  const { rows } = await db.query<{ viewings: Viewings }>(
    `with mine as (
        select case when v.user_id = $1 then 'guest' else 'host' end as side, s.starts_at, l.id as listing_id, l.slug, l.unit_id,
          ${homeNameSql} as home,
          case when v.user_id = $1 then coalesce((select h.name from users h where h.id = s.host_user_id), a.name) else g.name end as other
        from viewings v join viewing_slots s on s.id = v.slot_id join listings l on l.id = s.listing_id
          join listers a on a.id = l.lister_id join users g on g.id = v.user_id
        where v.state = 'booked' and s.removed_at is null and s.ends_at > $2::timestamptz
          and (v.user_id = $1 or coalesce((${text}), false)))
      select json_build_object(
        'today', (select count(*) from mine where (starts_at at time zone 'Asia/Singapore')::date
          <= ($2::timestamptz at time zone 'Asia/Singapore')::date),
        'next', (select json_build_object('side', side, 'home', home, 'listingId', listing_id, 'slug', slug, 'propertyId', unit_id,
            'with', other, 'startsAt', ${isoSql('starts_at')})
          from mine order by starts_at, listing_id limit 1)) as viewings`,
    [userId, now, ...values],
  );
  return rows[0]?.viewings ?? { today: 0, next: null };
}
