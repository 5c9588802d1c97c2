import type { Queryable } from '@sewa/server';

/** What somebody did with the listings of the sample's units is undone, so that the homes can be written anew. */
export async function detachUnits(tx: Queryable, source: string): Promise<void> {
  await tx.query(
    `update listings set unit_id = null, part = null, state = null, paused_because = null, asked_at = null,
        submitted_at = null, rejection = null, status = case status when 'hidden' then 'closed' else status end
      where source = $1 and unit_id is not null`,
    [source],
  );
}

/** A unit with its owner, as it is written. */
export interface UnitRow {
  readonly id: string;
  readonly addressKey: string;
  /** The listing that its address and facts are taken from. */
  readonly listingId: string;
  readonly ownerUserId: string | null;
  readonly ownerCorporateId: string | null;
  /** Rooms whose number nobody wrote down: one more than this listing lets. */
  readonly isByRooms: boolean;
  readonly at: Date;
}

/** Writes a unit; one that is there keeps its owner. Returns the id it has. */
export async function upsertUnit(tx: Queryable, row: UnitRow): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, owner_corporate_id,
        property_type, number_of_bedrooms, number_of_bathrooms, furniture_status, area_value, area_unit, amenities,
        latitude, longitude, created_at)
      select $1, block, street, floor, unit, postal_code, $2, $4, $5, property_type,
        case when $6 then 3 else number_of_bedrooms end, case when $6 then 2 else number_of_bathrooms end, furniture_status,
        case when not $6 then area_value end, case when not $6 then area_unit end, amenities, latitude, longitude, $7
      from listings where id = $3
      on conflict (address_key) do update set address_key = excluded.address_key
      returning id`,
    [row.id, row.addressKey, row.listingId, row.ownerUserId, row.ownerCorporateId, row.isByRooms, row.at],
  );
  return rows[0]?.id ?? '';
}

/** The listing of a unit's part, as it is written. */
export interface PartRow {
  readonly listingId: string;
  readonly unitId: string;
  /** As PostgreSQL writes a range: '[0,100)'. */
  readonly part: string;
  readonly state: string;
  readonly status: string;
  readonly listerId: string;
  readonly rules: string;
  readonly confirmedAt: Date;
  readonly askedAt: Date | null;
  readonly submittedAt: Date | null;
}

/** Makes a listing one of a part of a unit, unless somebody else's live listing has the part. */
export async function attachListing(tx: Queryable, row: PartRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update listings l set unit_id = $2, part = $3::int4range, state = $4, status = $5, lister_id = $6, rules = $7::jsonb,
        confirmed_at = $8, asked_at = $9, submitted_at = $10::timestamptz,
        paused_because = case when $4 = 'paused' and $5 = 'closed' then 'unconfirmed' end,
        available_from = case when $4 = 'review' then coalesce(l.available_from, ($10::timestamptz)::date + 30) else l.available_from end,
        block = u.block, street = u.street, floor = u.floor, unit = u.unit, postal_code = u.postal_code
      from units u where l.id = $1 and u.id = $2 and not exists (select from listings o
        where o.unit_id = $2 and o.id <> l.id and o.state = 'live' and o.part && $3::int4range)`,
    [
      row.listingId,
      row.unitId,
      row.part,
      row.state,
      row.status,
      row.listerId,
      row.rules,
      row.confirmedAt,
      row.askedAt,
      row.submittedAt,
    ],
  );
  return rowCount > 0;
}

/** Makes the lister of a corporate; returns its id. */
export async function upsertCorporateLister(tx: Queryable, corporateId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into listers (id, kind, name, corporate_id, is_sample) select 'corporate-' || id, 'owner', name, id, true
        from corporates where id = $1
      on conflict (id) do update set name = excluded.name returning id`,
    [corporateId],
  );
  return rows[0]?.id ?? '';
}

/** Makes the lister of somebody who has none yet; returns its id. */
export async function insertOwnerLister(tx: Queryable, userId: string): Promise<string> {
  await tx.query(
    `insert into listers (id, kind, name, phone_number, user_id, is_sample)
      select id, 'owner', name, phone_number, id, true from users where id = $1 on conflict do nothing`,
    [userId],
  );
  return userId;
}

/** Notes that a lister passed a review. */
export async function markReviewed(tx: Queryable, listerId: string, at: Date): Promise<void> {
  await tx.query('update listers set reviewed_at = coalesce(reviewed_at, $2) where id = $1', [listerId, at]);
}

/** Lets an agent advertise a unit for a year, unless somebody has given or ended an authority. */
export async function insertAuthority(
  tx: Queryable,
  row: { unitId: string; agentListerId: string; ownerUserId: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `insert into authorities (unit_id, registration_number, starts_on, ends_on, granted_by, granted_at, created_at)
      select $1, a.registration_number, $4::date, $4::date + 365, $3, $4, $4 from listers a
      where a.id = $2 and not exists (select from authorities o where o.unit_id = $1)`,
    [row.unitId, row.agentListerId, row.ownerUserId, row.at],
  );
}

/** Sums of the last 30 days; those that are there stay. */
export async function insertCounts(
  tx: Queryable,
  listingId: string,
  days: readonly { day: string; views: number; saves: number }[],
): Promise<void> {
  await tx.query(
    `insert into listing_daily_counts (listing_id, day, views, saves)
      select $1, r.* from json_to_recordset($2::json) as r (day date, views integer, saves integer)
      on conflict do nothing`,
    [listingId, JSON.stringify(days)],
  );
}

/** Counts the enquiries about the homes of a source by the day, so that their numbers say what the inbox does. */
export async function countEnquiries(tx: Queryable, source: string): Promise<void> {
  await tx.query(
    `with made as (select e.listing_id, (e.created_at at time zone 'Asia/Singapore')::date as day, count(*)::int as enquiries
        from enquiries e join listings l on l.id = e.listing_id where l.source = $1 group by 1, 2),
      none as (update listing_daily_counts c set enquiries = 0 from listings l
        where l.id = c.listing_id and l.source = $1 and c.enquiries > 0
          and not exists (select from made m where m.listing_id = c.listing_id and m.day = c.day))
      insert into listing_daily_counts (listing_id, day, views, enquiries)
        select listing_id, day, enquiries, enquiries from made
        on conflict (listing_id, day) do update set enquiries = excluded.enquiries,
          views = greatest(listing_daily_counts.views, excluded.enquiries)`,
    [source],
  );
}

/** Live homes that people of the sample market list without a unit, with how many days they have been listed. */
export async function listHomesWithoutUnits(
  tx: Queryable,
  now: Date,
): Promise<{ id: string; days: number }[]> {
  const { rows } = await tx.query<{ id: string; days: number }>(
    `select l.id, greatest(0, extract(epoch from $1::timestamptz - l.listed_at)::int / 86400) as days
      from listings l join listers a on a.id = l.lister_id
      where a.user_id like 'sample-%' and l.unit_id is null and l.status = 'live'`,
    [now],
  );
  return rows;
}
