import type { Queryable } from '../../platform/database/database.ts';

/** A name that live listings have, and how many of them. */
export interface NameCount {
  readonly name: string;
  readonly homes: number;
}

/** A project: the title of live listings, with the street most of them are in. */
export interface ProjectRow extends NameCount {
  readonly street: string;
}

/** A postal code of live listings. */
export interface PostalCodeRow {
  readonly code: string;
  readonly block: string | null;
  readonly street: string;
  readonly homes: number;
}

/** A building with live listings. */
export interface BuildingRow {
  readonly latitude: number;
  readonly longitude: number;
  readonly homes: number;
}

/** Titles of live listings. */
export async function listProjects(db: Queryable): Promise<ProjectRow[]> {
  const { rows } = await db.query<ProjectRow>({
    name: 'search projects',
    text: `select title as name, mode() within group (order by street) as street, count(*)::int as homes
      from listings where status = 'live' and title is not null group by title order by title`,
    values: [],
  });
  return rows;
}

/** Streets of live listings. */
export async function listStreets(db: Queryable): Promise<NameCount[]> {
  const { rows } = await db.query<NameCount>({
    name: 'search streets',
    text: `select street as name, count(*)::int as homes from listings where status = 'live' group by street order by street`,
    values: [],
  });
  return rows;
}

/** Postal codes of live listings. */
export async function listPostalCodes(db: Queryable): Promise<PostalCodeRow[]> {
  const { rows } = await db.query<PostalCodeRow>({
    name: 'search postal codes',
    text: `select postal_code as code, min(block) as block, min(street) as street, count(*)::int as homes
      from listings where status = 'live' and postal_code is not null group by postal_code order by postal_code`,
    values: [],
  });
  return rows;
}

/** Positions of live listings, their own or that of their postal code. */
export async function listBuildings(db: Queryable): Promise<BuildingRow[]> {
  const { rows } = await db.query<BuildingRow>({
    name: 'search buildings',
    text: `select latitude, longitude, count(*)::int as homes from (
        select coalesce(l.latitude, p.latitude) as latitude, coalesce(l.longitude, p.longitude) as longitude
        from listings l left join postal_codes p on p.code = l.postal_code where l.status = 'live'
      ) as home where latitude is not null group by latitude, longitude`,
    values: [],
  });
  return rows;
}
