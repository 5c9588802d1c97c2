import type { Review, ReviewDecision } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import { OWN_SOURCE } from '../listings/listingDraft.ts';
import { previewSql } from '../listings/queries.ts';

/** A listing in review, as it is read at once. */
type ReviewRow = Omit<Review, 'medianRent' | 'waitingDays'>;

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

/** Ids of other listings that may be the same home as row `o` of unit `u`, and why, as SQL. Only photos people added tell: imports share theirs. */
const SAME_HOME = `select x.id, 'address' as because from listings x
    where x.unit_id = o.unit_id and x.part && o.part and x.id <> o.id and x.state is distinct from 'draft'
  union all select x.id, 'address' from listings x
    where x.unit_id is null and x.status = 'live' and x.district = o.district and x.postal_code = u.postal_code
      and x.block is not distinct from u.block and x.unit is not distinct from u.unit and x.floor is not distinct from u.floor
  union all select q.listing_id, 'photo' from listing_pictures p
    join listing_pictures q on q.blob_id = p.blob_id and q.listing_id <> p.listing_id
    where p.listing_id = o.id and o.source = '${OWN_SOURCE}'`;

const DUPLICATES = `(select coalesce(json_agg(json_build_object('id', d.id, 'slug', d.slug, 'propertyId', d.unit_id,
      'name', coalesce(d.title, concat_ws(' ', d.block, d.street)), 'status', d.status, 'because', d.because)
      order by d.because, d.id), '[]')
    from (select l.*, same.because from (select id, min(because) as because from (${SAME_HOME}) h group by id) same
      join listings l on l.id = same.id order by same.because, l.id limit 5) d)`;

/** Reports of the listings of lister `a` that fit a condition, as SQL. */
const countReports = (
  condition: string,
): string => `(select count(*) from listings h join listing_reports r on r.listing_id = h.id
  where h.lister_id = a.id and ${condition})`;

/** How often listings of lister `a` were rejected; for companies, whose members do it, those that are rejected now. */
const REJECTIONS = `(case when a.user_id is null
  then (select count(*) from listings h where h.lister_id = a.id and h.rejection is not null)
  else (select count(*) from audit_log e where e.user_id = a.user_id and e.action = 'listing-moved'
    and e.details->>'transition' = 'reject') end)`;

/** The listings in review, the one submitted first at the top. */
export async function listReviewRows(db: Queryable): Promise<ReviewRow[]> {
  const { rows } = await db.query<{ review: ReviewRow }>({
    name: 'list-reviews',
    text: `select json_build_object('id', o.id, 'propertyId', u.id, 'version', o.version,
          'submittedAt', ${isoSql('coalesce(o.submitted_at, o.created_at)')},
          'lister', json_build_object('name', a.name, 'kind', case when a.corporate_id is not null then 'company' else a.kind end,
            'registrationNumber', a.registration_number, 'signedUpAt', ${isoSql('coalesce(k.created_at, s.created_at)')},
            'isVerified', k.verified_at is not null or exists (select from identities i where i.user_id = a.user_id),
            'listings', (select count(*) from listings h where h.lister_id = a.id and h.id <> o.id and h.status <> 'hidden'),
            'live', (select count(*) from listings h where h.lister_id = a.id and h.status = 'live'),
            'rejections', ${REJECTIONS}, 'reports', ${countReports('true')},
            'upheld', ${countReports("r.outcome in ('removed', 'corrected')")}),
          'notes', (select count(*) from desk_notes n where n.about_kind = 'listing' and n.about_id = o.id),
          'duplicates', ${DUPLICATES},
          'lowRentReason', o.low_rent_reason, 'floor', u.floor, 'unit', u.unit, 'listing', (${previewSql('o.id')})) as review
      from (select * from listings where state = 'review' order by submitted_at, id limit ${MAX}) o
        join units u on u.id = o.unit_id join listers a on a.id = o.lister_id
        left join users s on s.id = a.user_id left join corporates k on k.id = a.corporate_id
      order by o.submitted_at, o.id`,
    values: [],
  });
  return rows.map(({ review }) => review);
}

/**
 * What an operator decided about a listing last, or null. A decision stands at the account of the lister, or for a company's listing at
 * the operator's own.
 */
export async function findReviewDecision(
  db: Queryable,
  listingId: string,
  userId: string,
): Promise<ReviewDecision | null> {
  const { rows } = await db.query<ReviewDecision>(
    `select e.details->>'transition' as decision, ${isoSql('e.at')} as at, e.actor_id = $2 as "isOwn",
        (select u.name from users u where u.id = e.actor_id) as "byName", l.state, l.rejection as words,
        json_build_object('name', a.name, 'userId', a.user_id) as lister,
        json_build_object('block', h.block, 'street', h.street, 'floor', h.floor, 'unit', h.unit, 'postalCode', h.postal_code) as address
      from listings l join listers a on a.id = l.lister_id join units h on h.id = l.unit_id
        join audit_log e on e.user_id = a.user_id or (a.user_id is null and e.user_id = e.actor_id)
      where l.id = $1 and e.action = 'listing-moved' and e.details->>'listing' = l.id
        and e.details->>'transition' in ('approve', 'reject')
      order by e.id desc limit 1`,
    [listingId, userId],
  );
  return rows[0] ?? null;
}
