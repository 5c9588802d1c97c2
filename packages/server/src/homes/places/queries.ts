import type { PlaceKind } from '@sewa/api/schema';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { METRES_PER_DEGREE } from './measureMetres.ts';
import type { Position } from './parsePosition.ts';

/** A row of `map_areas`. */
export interface AreaRow {
  name: string;
  outline: string;
  label_x: number;
  label_y: number;
}

/** A row of `stations`. */
export interface StationRow {
  code: string;
  name: string;
  /** The first day it runs; null while nobody knows it. */
  open_from: string | null;
  /** The first day it runs no longer. */
  open_to: string | null;
  latitude: number;
  longitude: number;
}

/** A row of `places`. */
export interface PlaceRow {
  kind: PlaceKind;
  name: string;
  latitude: number;
  longitude: number;
}

/** A row of `postal_codes`. */
export interface PostalCodeRow {
  code: string;
  block: string | null;
  street: string | null;
  latitude: number;
  longitude: number;
}

/** What replacing a table's rows did. */
export interface ReplaceCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** A table whose rows are replaced as a whole. */
interface ReplacedTable {
  readonly name: string;
  /** Columns that name a row, with their types. */
  readonly key: Readonly<Record<string, string>>;
  /** The others. */
  readonly rest: Readonly<Record<string, string>>;
  /** Of which rows the given ones are the whole. @default all */
  readonly scope?: { readonly column: string; readonly value: string };
}

/** Tells everybody who keeps listings in memory to read all again: places are no change of a listing, but decide who finds it. */
async function noteAllChanged(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into listing_versions as v (backend, version, forgotten) values (pg_backend_pid(), 1, 1)
     on conflict (backend) do update set version = v.version + 1, forgotten = v.version + 1`,
  );
  await tx.query(`select pg_notify('listings_changed', '')`);
}

async function replaceRows(
  db: Database,
  { name: table, key, rest, scope }: ReplacedTable,
  rows: readonly object[],
): Promise<ReplaceCounts> {
  const [keys, others] = [Object.keys(key), Object.keys(rest)];
  const all = [...keys, ...others].join(', ');
  const of = (owner: string) => others.map((name) => `${owner}.${name}`).join(', ');
  return db.transaction(async (tx) => {
    const { rows: answers } = await tx.query<{ removed: number; inserted: number; updated: number }>(
      `with given as (
        select * from json_to_recordset($1::json) as r (${Object.entries({ ...key, ...rest })
          .map(([name, type]) => `${name} ${type}`)
          .join(', ')})
      ), removed as (
        delete from ${table} where (${keys.join(', ')}) not in (select ${keys.join(', ')} from given)
        ${scope ? `and ${scope.column} = $2` : ''} returning 1
      ), written as (
        insert into ${table} (${all}) select ${all} from given
        on conflict (${keys.join(', ')}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}
        where (${of(table)}) is distinct from (${of('excluded')})
        returning (xmax = 0) as is_new
      )
      select (select count(*) from removed)::int as removed, count(*) filter (where is_new)::int as inserted,
        count(*) filter (where not is_new)::int as updated from written`,
      [JSON.stringify(rows), ...(scope ? [scope.value] : [])],
    );
    const { removed = 0, inserted = 0, updated = 0 } = answers[0] ?? {};
    if (removed + inserted + updated > 0) await noteAllChanged(tx);
    return { removed, inserted, updated, unchanged: rows.length - inserted - updated };
  });
}

const position = { latitude: 'double precision', longitude: 'double precision' };

/** Makes the areas of the map exactly the given ones. */
export const replaceAreas = (db: Database, rows: readonly AreaRow[]): Promise<ReplaceCounts> =>
  replaceRows(
    db,
    {
      name: 'map_areas',
      key: { name: 'text' },
      rest: { outline: 'text', label_x: 'integer', label_y: 'integer' },
    },
    rows,
  );

/** Makes the stations exactly the given ones. */
export const replaceStations = (db: Database, rows: readonly StationRow[]): Promise<ReplaceCounts> =>
  replaceRows(
    db,
    {
      name: 'stations',
      key: { code: 'text' },
      rest: { name: 'text', open_from: 'date', open_to: 'date', ...position },
    },
    rows,
  );

/** Makes the places, or those of one kind, exactly the given ones. */
export const replacePlaces = (
  db: Database,
  rows: readonly PlaceRow[],
  kind: PlaceKind | null,
): Promise<ReplaceCounts> =>
  replaceRows(
    db,
    {
      name: 'places',
      key: { kind: 'text', name: 'text' },
      rest: position,
      ...(kind === null ? {} : { scope: { column: 'kind', value: kind } }),
    },
    rows,
  );

/** Makes the known postal codes exactly the given ones. */
export const replacePostalCodes = (db: Database, rows: readonly PostalCodeRow[]): Promise<ReplaceCounts> =>
  replaceRows(
    db,
    { name: 'postal_codes', key: { code: 'text' }, rest: { block: 'text', street: 'text', ...position } },
    rows,
  );

/** Makes the roads of the map this path. */
export async function replaceRoads(db: Queryable, path: string): Promise<void> {
  await db.query(
    'insert into map_roads (path) values ($1) on conflict (is_only) do update set path = excluded.path',
    [path],
  );
}

/** What is drawn on the map as JSON text: `areas` by name, and `roads` as one path, empty if none were imported. */
export async function selectDrawingJson(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ drawing: string }>({
    name: 'read-map',
    text: `select json_build_object('areas', (select coalesce(json_agg(json_build_object('name', name, 'outline', outline,
        'label', json_build_object('x', label_x, 'y', label_y)) order by name), '[]') from map_areas),
        'roads', coalesce((select path from map_roads), ''))::text as drawing`,
    values: [],
  });
  return rows[0]?.drawing ?? '{}';
}

/** How far something is from a home, in a straight line, and where. */
export interface PlaceDistance {
  metres: number;
  latitude: number;
  longitude: number;
}

/** Metres between a row of `table` and the listing `l`, in a straight line. */
const metresTo = (table: string): string =>
  `${METRES_PER_DEGREE} * sqrt((${table}.latitude - l.latitude) ^ 2
    + ((${table}.longitude - l.longitude) * cos(radians(l.latitude))) ^ 2)`;

/** How far is looked, in metres, and how many are named. */
interface Nearby {
  readonly reach: number;
  readonly max: number;
}

/** All stations that were imported. */
export async function listStationRows(db: Queryable): Promise<StationRow[]> {
  const { rows } = await db.query<StationRow>({
    name: 'list-stations',
    text: `select code, name, open_from::text, open_to::text, latitude, longitude from stations order by code`,
    values: [],
  });
  return rows;
}

/** SQL of the position of listing row `l`, or else of its postal code, as a JSON list of latitude and longitude. */
export const anyPositionSql = `case when l.latitude is not null then json_build_array(l.latitude, l.longitude)
  else (select json_build_array(c.latitude, c.longitude) from postal_codes c where c.code = l.postal_code) end`;

/** Where a listing is, and the stations around it. */
export interface ListingStations {
  /** Its own position, or else that of its postal code; null if both are unknown. */
  position: Position | null;
  isOwnPosition: boolean;
  /** Those within some three kilometres, open or not; null if none at all were imported. */
  stations: StationRow[] | null;
}

/** How far around a listing stations are read, in degrees; no walk that is named is longer. */
const AROUND = 0.03;

/** Where a listing is and the stations around it, or null when there is no such listing. */
export async function findListingStations(db: Queryable, listingId: string): Promise<ListingStations | null> {
  interface Row {
    position: [latitude: number, longitude: number] | null;
    is_own: boolean;
    stations: StationRow[] | null;
  }
  const { rows } = await db.query<Row>({
    name: 'find-listing-stations',
    text: `select p.position, p.is_own, case when exists (select from stations) then (
        select coalesce(json_agg(json_build_object('code', s.code, 'name', s.name, 'open_from', s.open_from,
          'open_to', s.open_to, 'latitude', s.latitude, 'longitude', s.longitude) order by s.code), '[]')
        from stations s where abs(s.latitude - (p.position ->> 0)::float8) < ${AROUND}
          and abs(s.longitude - (p.position ->> 1)::float8) < ${AROUND}) end as stations
      from (select ${anyPositionSql} as position, l.latitude is not null as is_own from listings l where l.id = $1) as p`,
    values: [listingId],
  });
  const [row] = rows;
  if (!row) return null;
  const position = row.position && { latitude: row.position[0], longitude: row.position[1] };
  return { position, isOwnPosition: row.is_own, stations: row.stations };
}

/**
 * The places within `reach` metres of a listing in a straight line, by kind and then the nearest first, at most `max` of each kind;
 * null when no places were imported or the listing states no position, undefined when there is no such listing.
 */
export async function findPlaceDistances(
  db: Queryable,
  listingId: string,
  { reach, max }: Nearby,
): Promise<(PlaceDistance & { kind: PlaceKind; name: string })[] | null | undefined> {
  const { rows } = await db.query<{ places: (PlaceDistance & { kind: PlaceKind; name: string })[] | null }>({
    name: 'find-place-distances',
    text: `select case when l.latitude is not null and exists (select from places) then (
        select coalesce(json_agg(near order by kind, metres), '[]') from (
          select kind, name, metres, latitude, longitude from (
            select p.*, ${metresTo('p')} as metres,
              row_number() over (partition by p.kind order by ${metresTo('p')}) as place
            from places p
          ) as each where metres <= $2 and place <= $3
        ) as near) end as places
      from listings l where l.id = $1`,
    values: [listingId, reach, max],
  });
  return rows[0]?.places;
}
