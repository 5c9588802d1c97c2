import type { DeskPartner } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** All partners: the live ones first, then by name. */
export async function listPartners(db: Queryable, now: Date): Promise<DeskPartner[]> {
  const { rows } = await db.query<{ partner: DeskPartner }>(
    `select json_build_object('key', p.key, 'testKey', p.test_key, 'name', p.name,
        'company', case when c.id is null then null else json_build_object('name', c.name, 'isVerified', c.verified_at is not null) end,
        'origins', p.origins, 'state', p.state, 'createdAt', ${isoSql('p.created_at')}, 'endedAt', ${isoSql('p.ended_at')},
        'lastUsedAt', ${isoSql('u.used_at')},
        'leads', (select json_build_object('total', count(*) filter (where not l.is_test),
            'last30Days', count(*) filter (where not l.is_test and l.created_at > $1::timestamptz - interval '30 days'),
            'test', count(*) filter (where l.is_test)) from partner_leads l where l.partner_key = p.key),
        'publicKeys', (select coalesce(json_agg(json_build_object('fingerprint', k.fingerprint, 'addedAt', ${isoSql('k.added_at')})
            order by k.added_at, k.fingerprint), '[]')
          from partner_public_keys k where k.partner_key = p.key and k.ended_at is null)) as partner
      from partners p left join corporates c on c.id = p.corporate_id
        cross join lateral (select max(at) as used_at from (
          select max(created_at) as at from embed_sessions where partner_key = p.key
          union all select max(created_at) from partner_leads where partner_key = p.key
          union all select max(created_at) from payment_setups where partner = p.key) uses) u
      order by p.state desc, lower(p.name), p.key`,
    [now],
  );
  return rows.map(({ partner }) => partner);
}
