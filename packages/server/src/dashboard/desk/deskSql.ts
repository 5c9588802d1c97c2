import { isoSql } from '../../platform/database/isoSql.ts';

/** Columns of a person of the desk, of user row `u`, as SQL. */
export const PERSON = `u.id, u.name, u.email, u.phone_number as "phoneNumber", u.user_type_ids as "userTypeIds",
  ${isoSql('u.created_at')} as "signedUpAt"`;

const ADDRESS = (row: string) =>
  `json_build_object('block', ${row}.block, 'street', ${row}.street, 'floor', ${row}.floor, 'unit', ${row}.unit,
    'postalCode', ${row}.postal_code)`;

/** Columns of a home of the desk: listing row `l` with its unit `t` and lister `a`, as SQL. */
export const LISTED_HOME = `l.id, l.unit_id as "propertyId", l.id as "listingId", l.slug,
  coalesce(l.title, concat_ws(' ', l.block, l.street)) as name,
  case when t.id is null then ${ADDRESS('l')} else ${ADDRESS('t')} end as address,
  coalesce(l.state, l.status) as state, a.name as side`;

/** Columns of a home of the desk that has no listing: unit row `t` and its owner, as SQL. */
export const UNLISTED_HOME = `t.id, t.id as "propertyId", null as "listingId", null as slug,
  concat_ws(' ', t.block, t.street) as name, ${ADDRESS('t')} as address, 'unlisted' as state,
  coalesce((select name from users where id = t.owner_user_id), (select name from corporates where id = t.owner_corporate_id)) as side`;
