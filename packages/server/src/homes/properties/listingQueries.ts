import type { PropertyListing } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { pictureSql } from '../listings/listingSql.ts';

/** A listing of a unit, with its lister and the sums of its counts. */
export interface PropertyListingRow {
  id: string;
  unit_id: string;
  slug: string;
  block: string | null;
  street: string;
  postal_code: string;
  /** 0 for the whole unit, else the number of a room. */
  room: number;
  property_sub_type: PropertyListing['propertySubType'];
  state: PropertyListing['state'];
  version: number;
  lister_kind: 'owner' | 'agent' | null;
  lister_name: string | null;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
  is_reviewed: boolean;
  /** Users of the other agents who joined it. */
  joined_user_ids: string[];
  title: string | null;
  monthly_rent: number | null;
  available_from: string | null;
  picture: PropertyListing['picture'];
  views: number;
  saves: number;
  enquiries: number;
  paused_because: PropertyListing['pausedBecause'];
  asked_at: Date | null;
  rejection: string | null;
  updated_at: Date;
}

/** Days whose counts are summed. */
const COUNTED_DAYS = 30;

/** Listings of units, oldest first, with their counts of the last 30 days. */
export async function listUnitListings(
  db: Queryable,
  unitIds: readonly string[],
  today: string,
): Promise<PropertyListingRow[]> {
  const { rows } = await db.query<PropertyListingRow>(
    `select l.id, l.unit_id, l.slug, l.block, l.street, l.postal_code, lower(l.part) as room, l.property_sub_type, l.state, l.version,
        r.kind as lister_kind, r.name as lister_name, r.user_id as lister_user_id, r.corporate_id as lister_corporate_id,
        r.reviewed_at is not null as is_reviewed,
        array(select o.user_id from listing_agents j join listers o on o.id = j.lister_id
          where j.listing_id = l.id and o.user_id is not null) as joined_user_ids,
        l.title, l.monthly_rent, l.available_from::text as available_from,
        (select ${pictureSql(false)} from listing_pictures p
          where p.listing_id = l.id and p.state = 'ready' order by p.position limit 1) as picture,
        c.views, c.saves, c.enquiries, l.paused_because, l.asked_at, l.rejection, l.updated_at
      from listings l left join listers r on r.id = l.lister_id
        cross join lateral (
          select coalesce(sum(n.views), 0)::int as views, coalesce(sum(n.saves), 0)::int as saves,
              coalesce(sum(n.enquiries), 0)::int as enquiries
            from listing_daily_counts n where n.listing_id = l.id and n.day > $2::date - ${COUNTED_DAYS}) c
      where l.unit_id = any($1::text[]) order by l.created_at, l.id`,
    [unitIds, today],
  );
  return rows;
}

/** Whether a unit has a listing that somebody checked or saw: it can't turn into one of another home. */
export async function isAdvertised(tx: Queryable, unitId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from listings where unit_id = $1 and state not in ('draft', 'closed') limit 1`,
    [unitId],
  );
  return rowCount > 0;
}
