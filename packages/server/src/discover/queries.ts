import { amenities, type DiscoverFilters, findDistrict, normalizeDiscoverFilters } from '@sewa/formatters';
import type { Database, Queryable } from '../database/database.ts';
import { type Cell, facetNames } from './facetCube.ts';
import { addOtherConditions, compileConditions, MANY_ROOMS } from './searchConditions.ts';

/** How far the listings have changed: it grows with every committed change, whoever wrote it. */
export interface ListingVersion {
  /** The sum of all writers' versions. */
  version: number;
  /** The version each writer has reached. */
  reached: ReadonlyMap<number, number>;
}

/** Every combination of facet values with its count, and the state of the listings they were counted at. */
export interface DiscoverCells extends ListingVersion {
  cells: Cell[];
}

/** The version of all writers together, as SQL. */
export const VERSION_SQL = '(select coalesce(sum(version), 0)::float8 from listing_versions)';

/** How long counting may take, in milliseconds, when a search asks for a range or words. */
const COUNTING_DEADLINE_MS = 5_000;

/** How long counting everything may take, in milliseconds: it is done once, for everybody who waits. */
const COUNTING_ALL_DEADLINE_MS = 60_000;

/** `least` would make a number of rooms that is not stated into many. */
const roomsSql = (column: string): string =>
  `case when ${column} > ${MANY_ROOMS} then ${MANY_ROOMS} else ${column} end`;

const CELLS = `district, property_type, property_sub_type, ${roomsSql('number_of_bedrooms')}, ${roomsSql('number_of_bathrooms')}, furniture_status`;

const amenitySums = amenities.map(({ code }) => `sum(l.amenity_mask >> ${code} & 1)::int`).join(', ');

const REACHED =
  '(select json_agg(json_build_array(backend, version, forgotten)) from listing_versions) as reached';

type Reached = [backend: number, version: number, forgotten: number][];
type CellRow = (string | number | null)[];

function findCell(row: CellRow): Cell {
  const [district, ...codes] = row.slice(0, facetNames.length);
  const slug = typeof district === 'string' ? (findDistrict(district)?.slug ?? null) : null;
  const [count = 0, ...amenityCounts] = row.slice(facetNames.length).map(Number);
  return [[slug, ...codes.map((code) => (code == null ? null : String(code)))], count, amenityCounts];
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

/**
 * Live listings counted by every combination of facet values in one statement; only those that match what the search asks
 * for besides the facets. The statement has a deadline.
 */
export async function listDiscoverCells(
  db: Database,
  filters: DiscoverFilters | null,
): Promise<DiscoverCells> {
  const { sql, values } = compileConditions(normalizeDiscoverFilters(filters), addOtherConditions);
  const statement = {
    text: `select ${REACHED}, (select json_agg(json_build_array(d, t, s, b, h, f, n, ${amenities.map(({ code }) => `a${code}`).join(', ')})) from (
        select ${CELLS}, count(*)::int, ${amenitySums} from listings l where ${sql.join(' and ')} group by 1, 2, 3, 4, 5, 6
      ) as cell (d, t, s, b, h, f, n, ${amenities.map(({ code }) => `a${code}`).join(', ')})) as cells`,
    values,
  };
  interface Row {
    reached: Reached | null;
    cells: CellRow[] | null;
  }
  const { rows } = await db.transaction((tx) => tx.query<Row>(statement), {
    statementTimeout: values.length === 0 ? COUNTING_ALL_DEADLINE_MS : COUNTING_DEADLINE_MS,
  });
  return { cells: (rows[0]?.cells ?? []).map(findCell), ...selectReached(rows[0]?.reached ?? null) };
}

/** What has changed in the counts since a state, or null when some of it is no longer kept. */
export async function findDiscoverChanges(
  db: Queryable,
  { reached: known }: ListingVersion,
): Promise<DiscoverCells | null> {
  const { rows } = await db.query<{ reached: Reached | null; changes: CellRow[][] | null }>({
    name: 'discover changes',
    text: `select ${REACHED}, (select json_agg(c.cells) from listing_changes c
        left join unnest($1::integer[], $2::bigint[]) as known (backend, version) using (backend)
        where c.version > coalesce(known.version, 0)) as changes`,
    values: [[...known.keys()], [...known.values()]],
  });
  const reached = rows[0]?.reached ?? [];
  if (reached.some(([backend, , forgotten]) => forgotten > (known.get(backend) ?? 0))) return null;
  return { cells: (rows[0]?.changes ?? []).flat().map(findCell), ...selectReached(reached) };
}
