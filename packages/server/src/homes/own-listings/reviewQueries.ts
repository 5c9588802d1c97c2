import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import { previewSql } from '../listings/queries.ts';

/** Ids of the corporates whose members are operators. */
export async function listOperatorIds(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from corporates where operator_since is not null order by id',
  );
  return rows.map(({ id }) => id);
}

/** Notes that a lister passed a review. */
export async function markReviewed(tx: Queryable, listerId: string, now: Date): Promise<void> {
  await tx.query('update listers set reviewed_at = $2 where id = $1 and reviewed_at is null', [
    listerId,
    now,
  ]);
}

/** Most listings of one answer. */
const MAX = 100;

/** The listings in review as the JSON of a list of `Review`, the one submitted first at the top. */
export async function selectReviewsJson(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ list: string }>({
    name: 'list-reviews',
    text: `select coalesce(json_agg(json_build_object('id', o.id, 'propertyId', u.id, 'version', o.version,
          'submittedAt', ${isoSql('coalesce(o.submitted_at, o.created_at)')},
          'lister', json_build_object('name', a.name, 'kind', case when a.corporate_id is not null then 'company' else a.kind end,
            'registrationNumber', a.registration_number, 'signedUpAt', ${isoSql('coalesce(k.created_at, s.created_at)')}),
          'lowRentReason', o.low_rent_reason, 'floor', u.floor, 'unit', u.unit, 'listing', (${previewSql('o.id')}))
        order by o.submitted_at, o.id), '[]')::text as list
      from (select * from listings where state = 'review' order by submitted_at, id limit ${MAX}) o
        join units u on u.id = o.unit_id join listers a on a.id = o.lister_id
        left join users s on s.id = a.user_id left join corporates k on k.id = a.corporate_id`,
    values: [],
  });
  return rows[0]?.list ?? '[]';
}
