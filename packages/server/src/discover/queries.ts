import { findDistrict } from '@sewa/formatters';
import type { Queryable } from '../database/database.ts';
import { listingItemSql } from '../listings/listingSql.ts';
import type { ListingRow } from './columns/ListingColumns.ts';
import { MANY_ROOMS } from './searchConditions.ts';

/** How far the listings have changed: it grows with every committed change, whoever wrote it. */
export interface ListingVersion {
  /** The sum of all writers' versions. */
  version: number;
  /** The version each writer has reached. */
  reached: ReadonlyMap<number, number>;
}

/** What has changed since a state: listings as they are now, and the ids of those that are live no longer. */
export interface ListingChanges extends ListingVersion {
  added: ListingRow[];
  removed: string[];
  /** Whether nothing else changed that pages show: a picture counts in the version and is noted of no listing. */
  areAllNoted: boolean;
}

/** The version of all writers together, as SQL. */
const VERSION_SQL = '(select coalesce(sum(version), 0)::float8 from listing_versions)';

/** Listings that are loaded with one statement: so few that others are answered in between. */
const CHUNK = 2_000;

/** `least` would make a number of rooms that is not stated into many. */
const roomsSql = (column: string): string =>
  `case when ${column} > ${MANY_ROOMS} then ${MANY_ROOMS} else ${column} end`;

const ROW_SQL = `json_build_array(l.id, l.monthly_rent, (l.area_sqm * 10000)::bigint, l.available_from - date '1970-01-01',
  (extract(epoch from l.listed_at) * 1000000)::bigint, l.district, l.property_type, l.property_sub_type,
  ${roomsSql('l.number_of_bedrooms')}, ${roomsSql('l.number_of_bathrooms')}, l.furniture_status, l.amenity_mask,
  tsvector_to_array(l.search))`;

const REACHED =
  '(select json_agg(json_build_array(backend, version, forgotten)) from listing_versions) as reached';

type Reached = [backend: number, version: number, forgotten: number][];

type SqlRow = [
  id: string,
  rent: number,
  area: number,
  day: number | null,
  listedAt: number,
  district: string | null,
  type: number | null,
  subType: number | null,
  bedrooms: number | null,
  bathrooms: number | null,
  furniture: number | null,
  amenityMask: number,
  lexemes: string[],
];

function makeRow([id, rent, area, day, listedAt, district, ...rest]: SqlRow): ListingRow {
  const [type, subType, bedrooms, bathrooms, furniture, amenityMask, lexemes] = rest;
  const codes = [type, subType, bedrooms, bathrooms, furniture];
  const cell = [
    findDistrict(district)?.slug ?? null,
    ...codes.map((code) => (code === null ? null : String(code))),
  ];
  return { id, rent, area, day, listedAt, cell, amenityMask, lexemes };
}

function selectReached(reached: Reached | null): ListingVersion {
  const rows = reached ?? [];
  return {
    version: rows.reduce((sum, [, version]) => sum + version, 0),
    reached: new Map(rows.map(([backend, version]) => [backend, version])),
  };
}

/** The state the listings are in. */
export async function getListingVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>({
    name: 'listing version',
    text: `select ${VERSION_SQL} as version`,
    values: [],
  });
  return rows[0]?.version ?? 0;
}

/** The state the listings are in, by writer. */
export async function getReachedVersion(db: Queryable): Promise<ListingVersion> {
  const { rows } = await db.query<{ reached: Reached | null }>(`select ${REACHED}`);
  return selectReached(rows[0]?.reached ?? null);
}

/**
 * All live listings in the order of rent, a part at a time. What changes meanwhile may be there or not: who asked for the
 * state before knows it from the changes since.
 */
export async function* loadRows(db: Queryable): AsyncGenerator<ListingRow[]> {
  let last: ListingRow | undefined;
  do {
    const { rows } = await db.query<{ row: SqlRow }>({
      text: `select ${ROW_SQL} as row from listings l
        where l.status = 'live' and (l.monthly_rent, l.id) > ($1::integer, $2) order by l.monthly_rent, l.id limit ${CHUNK}`,
      values: [last?.rent ?? 0, last?.id ?? ''],
    });
    const loaded = rows.map(({ row }) => makeRow(row));
    yield loaded;
    last = loaded.length === CHUNK ? loaded.at(-1) : undefined;
  } while (last);
}

/**
 * What has changed since a state, or null when some of it is no longer noted. Each listing is found by its key: how many have changed
 * cannot be estimated, and a join would read all listings each time once many changes are noted.
 */
export async function findChanges(
  db: Queryable,
  { reached: known, version }: ListingVersion,
): Promise<ListingChanges | null> {
  interface Row {
    reached: Reached | null;
    statements: number;
    changes: [id: string, row: SqlRow | null][] | null;
  }
  const { rows } = await db.query<Row>({
    name: 'listing changes',
    text: `with noted as (
        select c.ids from listing_changes c
        left join unnest($1::integer[], $2::bigint[]) as known (backend, version) using (backend)
        where c.version > coalesce(known.version, 0)),
      changed as (select distinct unnest(ids) as id from noted)
      select ${REACHED}, (select count(*)::int from noted) as statements, (select json_agg(json_build_array(c.id,
          (select ${ROW_SQL} from listings l where l.id = c.id and l.status = 'live')))
        from changed c) as changes`,
    values: [[...known.keys()], [...known.values()]],
  });
  const reached = rows[0]?.reached ?? [];
  const state = selectReached(reached);
  // The writers may have been counted anew since; what they reached together is the same.
  if (state.version === version) return { added: [], removed: [], areAllNoted: true, ...state };
  if (reached.some(([backend, , forgotten]) => forgotten > (known.get(backend) ?? 0))) return null;
  const changes = rows[0]?.changes ?? [];
  return {
    added: changes.flatMap(([, row]) => (row ? [makeRow(row)] : [])),
    removed: changes.flatMap(([id, row]) => (row ? [] : [id])),
    areAllNoted: state.version - version === rows[0]?.statements,
    ...state,
  };
}

/** Listings as pages show them, and the state of all listings they were read at. */
export interface ListingItems {
  /** JSON text of a list of `ListingItem`. */
  json: string;
  version: number;
}

/** Listings by id, in the order of the ids; those that are not there are left out. One text, which costs the driver less than rows. */
export async function listItems(db: Queryable, ids: readonly string[]): Promise<ListingItems> {
  const { rows } = await db.query<{ version: number; items: string | null }>({
    name: 'discover items',
    text: `select ${VERSION_SQL} as version, (
        select string_agg(json_build_object(${listingItemSql})::text, ',' order by requested.place)
        from unnest($1::text[]) with ordinality as requested (id, place) join listings l on l.id = requested.id) as items`,
    values: [ids],
  });
  return { json: `[${rows[0]?.items ?? ''}]`, version: rows[0]?.version ?? 0 };
}
