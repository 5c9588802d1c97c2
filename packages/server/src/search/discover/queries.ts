import { findDistrict } from '@sewa/formatters';
import { listingItemSql } from '../../homes/listings/listingSql.ts';
import { anyPositionSql } from '../../homes/places/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Around } from './columns/describeAround.ts';
import { type ListingRow, ruleBits } from './columns/listingRow.ts';
import { MANY_ROOMS } from './searchConditions.ts';

/** Version of all listings; grows with every committed change. */
export interface ListingVersion {
  /** The sum of all writers' versions. */
  version: number;
  /** The version of each writer. */
  reached: ReadonlyMap<number, number>;
}

/** Changes since a version: current listings, and the ids of those that are no longer live. */
export interface ListingChanges extends ListingVersion {
  added: ListingRow[];
  removed: string[];
  /** Whether these are all changes that pages show: a changed picture raises the version, but isn't logged per listing. */
  areAllNoted: boolean;
}

/** SQL of the total version. */
const VERSION_SQL = '(select coalesce(sum(version), 0)::float8 from listing_versions)';

/** Listings loaded per statement; small, so that other statements can run in between. */
const CHUNK = 2_000;

/** Not `least`, which ignores null: an unstated number of rooms would become the maximum. */
const roomsSql = (column: string): string =>
  `case when ${column} > ${MANY_ROOMS} then ${MANY_ROOMS} else ${column} end`;

const ruleSql = (rule: keyof typeof ruleBits, answers: string): string =>
  `case when l.rules ->> '${rule}' in (${answers}) then ${ruleBits[rule]} else 0 end`;

/** What the house rules allow, one bit each: what is allowed on request may be hoped for, light cooking is no cooking. */
const rulesSql = [
  ruleSql('pets', `'allowed', 'on-request'`),
  ruleSql('cooking', `'allowed'`),
  ruleSql('visitors', `'allowed', 'on-request'`),
].join(' + ');

const ROW_SQL = `json_build_array(l.id, l.monthly_rent, (l.area_sqm * 10000)::bigint, l.available_from - date '1970-01-01',
  (extract(epoch from l.listed_at) * 1000000)::bigint, l.district, l.property_type, l.property_sub_type,
  ${roomsSql('l.number_of_bedrooms')}, ${roomsSql('l.number_of_bathrooms')}, l.furniture_status, l.amenity_mask,
  tsvector_to_array(l.search), ${anyPositionSql}, ${rulesSql})`;

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
  position: [latitude: number, longitude: number] | null,
  rules: number,
];

function makeRow([id, rent, area, day, listedAt, district, ...rest]: SqlRow): ListingRow {
  const [type, subType, bedrooms, bathrooms, furniture, amenityMask, lexemes, place, rules] = rest;
  const position = place && { latitude: place[0], longitude: place[1] };
  const codes = [type, subType, bedrooms, bathrooms, furniture];
  const cell = [
    findDistrict(district)?.slug ?? null,
    ...codes.map((code) => (code === null ? null : String(code))),
  ];
  return { id, rent, area, day, listedAt, cell, amenityMask, lexemes, position, rules };
}

function selectReached(reached: Reached | null): ListingVersion {
  const rows = reached ?? [];
  return {
    version: rows.reduce((sum, [, version]) => sum + version, 0),
    reached: new Map(rows.map(([backend, version]) => [backend, version])),
  };
}

/** The current version of all listings. */
export async function getListingVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>({
    name: 'listing version',
    text: `select ${VERSION_SQL} as version`,
    values: [],
  });
  return rows[0]?.version ?? 0;
}

/** The current version of all listings, with that of each writer. */
export async function getReachedVersion(db: Queryable): Promise<ListingVersion> {
  const { rows } = await db.query<{ reached: Reached | null }>(`select ${REACHED}`);
  return selectReached(rows[0]?.reached ?? null);
}

/**
 * Reads all live listings by rent, in chunks. Concurrent changes may or may not be included: get the version first, then apply the
 * changes since.
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
 * The changes since a version, or null if the log no longer goes back that far. Listings are looked up by key, because PostgreSQL can't
 * estimate how many changed, and a join would scan all listings once the log is long.
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
  // The versions may have been compacted since; their sum is the same.
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

/** Listings as shown on pages, with the version they were read at. */
export interface ListingItems {
  /** JSON text of a list of `ListingItem`. */
  json: string;
  version: number;
}

/**
 * Listings by id, in this order, with what is around them; missing ones are omitted. One JSON text, because the driver parses it
 * faster than rows.
 */
export async function listItems(
  db: Queryable,
  ids: readonly string[],
  around: readonly (Around | null)[],
): Promise<ListingItems> {
  const { rows } = await db.query<{ version: number; items: string | null }>({
    name: 'discover items',
    text: `select ${VERSION_SQL} as version, (
        select string_agg(json_build_object(${listingItemSql}, 'station', requested.station, 'minutes', requested.minutes)::text,
          ',' order by requested.place)
        from unnest($1::text[], $2::json[], $3::json[]) with ordinality as requested (id, station, minutes, place)
          join listings l on l.id = requested.id) as items`,
    values: [
      ids,
      around.map((each) => JSON.stringify(each?.station ?? null)),
      around.map((each) => JSON.stringify(each?.minutes.length ? each.minutes : null)),
    ],
  });
  return { json: `[${rows[0]?.items ?? ''}]`, version: rows[0]?.version ?? 0 };
}
