import type { Database, Queryable } from '../database/database.ts';

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
  is_open: boolean;
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

async function replaceRows(
  db: Database,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<ReplaceCounts> {
  const names = Object.keys(columns);
  const [key = ''] = names;
  const rest = names.slice(1);
  const of = (owner: string) => rest.map((name) => `${owner}.${name}`).join(', ');
  return db.transaction(async (tx) => {
    const { rows: answers } = await tx.query<{ removed: number; inserted: number; updated: number }>(
      `with given as (
        select * from json_to_recordset($1::json) as r (${Object.entries(columns)
          .map(([name, type]) => `${name} ${type}`)
          .join(', ')})
      ), removed as (
        delete from ${table} where ${key} not in (select ${key} from given) returning 1
      ), written as (
        insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from given
        on conflict (${key}) do update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}
        where (${of(table)}) is distinct from (${of('excluded')})
        returning (xmax = 0) as is_new
      )
      select (select count(*) from removed)::int as removed, count(*) filter (where is_new)::int as inserted,
        count(*) filter (where not is_new)::int as updated from written`,
      [JSON.stringify(rows)],
    );
    const { removed = 0, inserted = 0, updated = 0 } = answers[0] ?? {};
    // Pages that show the places are kept until something they show has changed.
    if (removed + inserted + updated > 0) await tx.query(`select pg_notify('listings_changed', '')`);
    return { removed, inserted, updated, unchanged: rows.length - inserted - updated };
  });
}

/** Makes the areas of the map exactly the given ones. */
export async function replaceAreas(db: Database, rows: readonly AreaRow[]): Promise<ReplaceCounts> {
  const columns = { name: 'text', outline: 'text', label_x: 'integer', label_y: 'integer' };
  return replaceRows(db, 'map_areas', columns, rows);
}

/** Makes the stations exactly the given ones. */
export async function replaceStations(db: Database, rows: readonly StationRow[]): Promise<ReplaceCounts> {
  const columns = {
    code: 'text',
    name: 'text',
    is_open: 'boolean',
    latitude: 'double precision',
    longitude: 'double precision',
  };
  return replaceRows(db, 'stations', columns, rows);
}

/** The areas of the map as JSON text, by name. */
export async function selectAreasJson(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ areas: string }>({
    name: 'read-areas',
    text: `select coalesce(json_agg(json_build_object('name', name, 'outline', outline,
        'label', json_build_object('x', label_x, 'y', label_y)) order by name), '[]')::text as areas from map_areas`,
    values: [],
  });
  return rows[0]?.areas ?? '[]';
}

/** What is known of a home's way to the stations: undefined when there is no such listing, null when nothing is. */
export interface StationDistance {
  name: string;
  codes: string[];
  /** In a straight line. */
  metres: number;
}

/** Metres of a degree of latitude; the earth is taken as a sphere of 6,371 km, which is exact enough for a walk. */
const METRES_PER_DEGREE = 111_195;

/**
 * The open stations within `reach` metres of a listing in a straight line, the nearest first, at most `max`; null when no
 * stations were imported or the listing states no position, undefined when there is no such listing.
 */
export async function findStationDistances(
  db: Queryable,
  listingId: string,
  { reach, max }: { reach: number; max: number },
): Promise<StationDistance[] | null | undefined> {
  const { rows } = await db.query<{ stations: StationDistance[] | null }>({
    name: 'find-station-distances',
    text: `select case when l.latitude is not null and exists (select from stations) then (
        select coalesce(json_agg(near order by metres), '[]') from (
          select name, json_agg(code order by code) as codes, min(metres) as metres from (
            select s.name, s.code, ${METRES_PER_DEGREE} * sqrt((s.latitude - l.latitude) ^ 2
              + ((s.longitude - l.longitude) * cos(radians(l.latitude))) ^ 2) as metres
            from stations s where s.is_open
          ) as each where metres <= $2 group by name order by 3 limit $3
        ) as near) end as stations
      from listings l where l.id = $1`,
    values: [listingId, reach, max],
  });
  return rows[0]?.stations;
}
