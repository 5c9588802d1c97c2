import type { SavedSearch } from '@sewa/api/client';
import { type DiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';
import { pictureAddressSql, shownPicturesSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  addFacetConditions,
  addFoundIds,
  addOtherConditions,
  compileConditions,
} from '../discover/searchConditions.ts';

/** A search whose alert is due, with its user. */
export interface DueSearch {
  id: string;
  name: string;
  query: string;
  user_id: string;
  /** Homes listed before this were already checked. */
  since: Date;
}

/** A home in an alert. */
export interface MailedHome {
  id: string;
  slug: string;
  title: string | null;
  property_type: number | null;
  property_sub_type: number | null;
  block: string | null;
  street: string;
  district: string | null;
  monthly_rent: number;
  /** Path of its first picture, or null. */
  picture: string | null;
}

/** SQL of the overlap between checks, because a home can be committed after a check that started later. */
const OVERLAP = `interval '1 hour'`;

const sinceSql = `greatest(s.created_at, s.seen_at - ${OVERLAP})`;

/**
 * Alerts require a confirmed address; instant ones are sent at most hourly ($2). Results found before wait for the next alert.
 */
const dueSql = `s.dropped_at is null and not s.is_paused and u.email = u.proven_email
  and (s.frequency <> 'instant' or s.mailed_at is null or s.mailed_at <= $2)`;

/** The searches with this frequency that may have new results. */
export async function listDueSearches(
  db: Queryable,
  frequency: SavedSearch['frequency'],
  mailedBefore: Date,
): Promise<Pick<DueSearch, 'id' | 'query'>[]> {
  const { rows } = await db.query<Pick<DueSearch, 'id' | 'query'>>(
    `select s.id, s.query from saved_searches s join users u on u.id = s.user_id
     where s.frequency = $1 and ${dueSql}
       and exists (select from listings l where l.status = 'live' and l.live_since > ${sinceSql})
     order by s.id`,
    [frequency, mailedBefore],
  );
  return rows;
}

/** Claims a due search for this transaction; null if it isn't due, was changed, or another process has it. */
export async function claimDueSearch(
  tx: Queryable,
  { id, query }: Pick<DueSearch, 'id' | 'query'>,
  mailedBefore: Date,
): Promise<DueSearch | null> {
  const { rows } = await tx.query<DueSearch>(
    `select s.id, s.user_id, s.name, s.query, ${sinceSql} as since
     from saved_searches s join users u on u.id = s.user_id
     where s.id = $1 and ${dueSql} and s.query = $3 for update of s skip locked`,
    [id, mailedBefore, query],
  );
  return rows[0] ?? null;
}

/** Records the homes that a search finds for the first time; returns their ids. `indexIds` are those of `ListingIndex.findIds`. */
export async function noteNewHomes(
  tx: Queryable,
  search: DueSearch,
  indexIds: readonly string[] | null,
  now: Date,
): Promise<string[]> {
  const filters: DiscoverFilters = parseDiscoverFilters(new URLSearchParams(search.query));
  const { sql, values } = compileConditions(
    filters,
    addFacetConditions,
    addOtherConditions,
    addFoundIds(indexIds),
  );
  const [id, since, until] = [1, 2, 3].map((offset) => `$${values.length + offset}`);
  const { rows } = await tx.query<{ listing_id: string }>(
    `insert into saved_search_homes (saved_search_id, listing_id)
     select ${id}, l.id from listings l
     where ${sql.join(' and ')} and l.live_since > ${since} and l.live_since <= ${until}
     on conflict do nothing returning listing_id`,
    [...values, search.id, search.since, now],
  );
  return rows.map(({ listing_id }) => listing_id);
}

/** The most recently listed of these homes, for an alert: without floor and unit. */
export async function listMailedHomes(
  tx: Queryable,
  ids: readonly string[],
  max: number,
): Promise<MailedHome[]> {
  const { rows } = await tx.query<MailedHome>(
    `select id, slug, title, property_type, property_sub_type, block, street, district, monthly_rent,
       (select ${pictureAddressSql()} from ${shownPicturesSql} order by p.position limit 1) as picture
     from listings l where id = any($1::text[]) order by live_since desc, id limit $2`,
    [ids, max],
  );
  return rows;
}

/** Records that an alert was sent, and the id of its unsubscribe token. */
export async function noteMailed(tx: Queryable, id: string, linkId: string, now: Date): Promise<void> {
  await tx.query('update saved_searches set seen_at = $2, mailed_at = $2 where id = $1', [id, now]);
  await tx.query('insert into unsubscribe_links (id, saved_search_id, created_at) values ($1, $2, $3)', [
    linkId,
    id,
    now,
  ]);
}

/** Records that a search had no new results, so that the next check is short. */
export async function noteSeen(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update saved_searches set seen_at = $2 where id = $1', [id, now]);
}
