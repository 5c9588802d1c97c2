import type { ListingItem } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import { runsSql } from '../own-listings/authorityQueries.ts';
import { ofAgentSql, publicAgentIdSql } from './agentSql.ts';
import type { ListingRow } from './listingDraft.ts';
import { listingItemSql, pictureSql, shownPicturesSql } from './listingSql.ts';
import type { SearchedTexts } from './searchWords.ts';

/** A row of `listers` as it is written. */
export interface ListerRow {
  id: string;
  kind: 'owner' | 'agent';
  name: string;
  phone_number: string | null;
  registration_number: string | null;
  agency_name: string | null;
  agency_licence_number: string | null;
  email: string | null;
  is_sample: boolean;
}

/** A row of `listing_pictures`. */
export interface PictureRow {
  listing_id: string;
  position: number;
  blob_id: string;
  kind: string;
  alt: string;
  width: number;
  height: number;
}

const LISTING_COLUMNS: Readonly<Record<string, string>> = {
  id: 'text',
  source: 'text',
  source_row: 'text',
  content_hash: 'text',
  status: 'text',
  slug: 'text',
  title: 'text',
  description: 'text',
  property_type: 'smallint',
  property_sub_type: 'smallint',
  block: 'text',
  street: 'text',
  floor: 'text',
  unit: 'text',
  postal_code: 'text',
  district: 'text',
  district_name: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  number_of_bedrooms: 'smallint',
  number_of_bathrooms: 'smallint',
  furniture_status: 'smallint',
  area_value: 'numeric',
  area_unit: 'smallint',
  amenities: 'smallint[]',
  monthly_rent: 'integer',
  available_from: 'date',
  provenance_kind: 'text',
  provenance_month: 'text',
  lister_id: 'text',
  listed_at: 'timestamptz',
  search: 'tsvector',
};

const columnNames = Object.keys(LISTING_COLUMNS);

const UPSERT_LISTINGS = `
  insert into listings (${columnNames.join(', ')})
  select ${columnNames.map((name) => `r.${name}`).join(', ')}
  from json_to_recordset($1::json) as r (${Object.entries(LISTING_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  on conflict (source, source_row) do update set
    ${columnNames
      .filter((name) => !['id', 'source', 'source_row'].includes(name))
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')},
    updated_at = current_moment()
  where listings.content_hash <> excluded.content_hash
  returning id, (xmax = 0) as is_new`;

/** Inserts listings and updates those whose content changed; answers only what was written. */
export async function upsertListings(
  db: Queryable,
  rows: readonly ListingRow[],
): Promise<{ id: string; is_new: boolean }[]> {
  const { rows: written } = await db.query<{ id: string; is_new: boolean }>({
    name: 'upsert-listings',
    text: UPSERT_LISTINGS,
    values: [JSON.stringify(rows)],
  });
  return written;
}

const UPDATE_LISTING = `
  update listings l set ${columnNames
    .filter((name) => !['id', 'source', 'source_row'].includes(name))
    .map((name) => `${name} = r.${name}`)
    .join(', ')}, updated_at = current_moment()
  from json_to_record($1::json) as r (${Object.entries(LISTING_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  where l.id = r.id and l.content_hash <> r.content_hash`;

/** Updates a listing if its content changed. */
export async function updateListing(tx: Queryable, row: ListingRow): Promise<void> {
  await tx.query({ name: 'update-listing', text: UPDATE_LISTING, values: [JSON.stringify(row)] });
}

/** Listings whose words are written with one statement. */
const SEARCH_BATCH = 1_000;

/** What listings are found by, some at a time, after an id. */
export async function listSearchedTexts(
  db: Queryable,
  afterId: string,
): Promise<(SearchedTexts & { id: string })[]> {
  const { rows } = await db.query<SearchedTexts & { id: string }>(
    `select id, title, block, street, postal_code, district, district_name from listings
     where id > $1 order by id limit ${SEARCH_BATCH}`,
    [afterId],
  );
  return rows;
}

/** Writes the words of listings, where they differ. */
export async function updateSearch(
  db: Queryable,
  rows: readonly { id: string; search: string }[],
): Promise<void> {
  await db.query(
    `update listings l set search = r.search
     from json_to_recordset($1::json) as r (id text, search tsvector) where l.id = r.id and l.search <> r.search`,
    [JSON.stringify(rows)],
  );
}

/** Inserts listers or gives them their new details. */
export async function upsertListers(db: Queryable, rows: readonly ListerRow[]): Promise<void> {
  await db.query(
    `insert into listers (id, kind, name, phone_number, registration_number, agency_name, agency_licence_number, email, is_sample)
     select r.* from json_to_recordset($1::json) as r (id text, kind text, name text, phone_number text,
       registration_number text, agency_name text, agency_licence_number text, email text, is_sample boolean)
     on conflict (id) do update set kind = excluded.kind, name = excluded.name, phone_number = excluded.phone_number,
       registration_number = excluded.registration_number, agency_name = excluded.agency_name,
       agency_licence_number = excluded.agency_licence_number, email = excluded.email, is_sample = excluded.is_sample
     where (listers.kind, listers.name, listers.phone_number, listers.registration_number, listers.agency_name,
       listers.agency_licence_number,
       listers.email, listers.is_sample) is distinct from (excluded.kind, excluded.name, excluded.phone_number,
       excluded.registration_number, excluded.agency_name, excluded.agency_licence_number,
       excluded.email, excluded.is_sample)`,
    [JSON.stringify(rows)],
  );
}

/** Makes the pictures of the given listings exactly the given rows. */
export async function replacePictures(
  db: Queryable,
  listingIds: readonly string[],
  rows: readonly PictureRow[],
): Promise<void> {
  const content = JSON.stringify(rows);
  const recordset = `json_to_recordset($1::json) as r (listing_id text, position smallint, blob_id text, kind text, alt text, width integer, height integer)`;
  await db.query(
    `delete from listing_pictures p where p.listing_id = any($2::text[])
       and not exists (select from ${recordset} where r.listing_id = p.listing_id and r.position = p.position)`,
    [content, listingIds],
  );
  await db.query(
    `insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height)
     select r.listing_id, r.position, r.blob_id, r.kind, r.alt, r.width, r.height from ${recordset}
     on conflict (listing_id, position) do update set blob_id = excluded.blob_id, kind = excluded.kind,
       alt = excluded.alt, width = excluded.width, height = excluded.height
     where (listing_pictures.blob_id, listing_pictures.kind, listing_pictures.alt, listing_pictures.width, listing_pictures.height)
       is distinct from (excluded.blob_id, excluded.kind, excluded.alt, excluded.width, excluded.height)`,
    [content],
  );
}

/** The public contact of lister row `a`, as SQL. */
const listerSql = `json_build_object('kind', a.kind, 'agentId', ${publicAgentIdSql}, 'name', a.name,
  'phoneNumber', case when a.kind = 'agent' then a.phone_number end, 'registrationNumber', a.registration_number,
  'agencyName', a.agency_name, 'agencyLicenceNumber', a.agency_licence_number, 'isCompany', a.corporate_id is not null)`;

const TODAY = `(current_moment() at time zone 'Asia/Singapore')`;

/** The other agents of listing row `l`, as SQL: those who joined it and whose authority runs today. */
const OTHER_AGENTS = `select json_agg(${listerSql} order by j.joined_at, a.id)
  from listing_agents j join listers a on a.id = j.lister_id
  where j.listing_id = l.id and exists (select from authorities y
    where y.unit_id = l.unit_id and y.registration_number = a.registration_number and ${runsSql(TODAY)})`;

/** The fields of a `ListingDetail` of row `l`, as the arguments of `json_build_object`. */
const DETAIL = `${listingItemSql},
    'description', l.description, 'amenities', l.amenities,
    'pictures', coalesce((select json_agg(${pictureSql(true)} order by p.position) from ${shownPicturesSql}), '[]'),
    'position', case when l.latitude is not null then json_build_object('latitude', l.latitude, 'longitude', l.longitude) end,
    'rules', case when l.rules <> '{}' then l.rules end,
    'lister', (select ${listerSql} from listers a where a.id = l.lister_id), 'alsoListedBy', (${OTHER_AGENTS}),
    'firstListedAt', ${isoSql('coalesce(l.first_listed_at, l.listed_at)')}, 'updatedAt', ${isoSql('l.updated_at')}`;

const FIND_LISTING = `select json_build_object(${DETAIL}, 'station', $2::json)::text as detail from listings l
  where l.id = $1 and l.status <> 'hidden'`;

/** One listing as the JSON of a `ListingDetail` with its station, or null; a hidden one isn't found. */
export async function findListingJson(
  db: Queryable,
  id: string,
  station: ListingItem['station'],
): Promise<string | null> {
  const { rows } = await db.query<{ detail: string }>({
    name: 'find-listing',
    text: FIND_LISTING,
    values: [id, JSON.stringify(station)],
  });
  return rows[0]?.detail ?? null;
}

/** JSON of the listing of an id in any state, as SQL, as it will be once it is live. */
export const previewSql = (id: string): string =>
  `select json_build_object(${DETAIL})::jsonb || '{"status": "live"}' from listings l where l.id = ${id}`;

/** One listing in any state as the JSON of a `ListingDetail`, as it will be once it is live, or null. */
export async function findPreviewJson(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ preview: string }>({
    name: 'find-listing-preview',
    text: `select (${previewSql('$1')})::text as preview`,
    values: [id],
  });
  return rows[0]?.preview ?? null;
}

/** The number of who lets a listing, as long as it is on offer, or null when there is no such listing. */
export async function findListerPhone(
  db: Queryable,
  id: string,
): Promise<{ phone_number: string | null } | null> {
  const { rows } = await db.query<{ phone_number: string | null }>({
    name: 'find-lister-phone',
    text: `select case when l.status = 'live' then a.phone_number end as phone_number
      from listings l left join listers a on a.id = l.lister_id
      where l.id = $1 and l.status <> 'hidden'`,
    values: [id],
  });
  return rows[0] ?? null;
}

const MAX_OF_AGENT = 48;

const FIND_AGENT = `
  select json_build_object('id', a.id, 'name', a.name, 'phoneNumber', a.phone_number,
    'registrationNumber', a.registration_number, 'agencyName', a.agency_name,
    'agencyLicenceNumber', a.agency_licence_number,
    'liveCount', (select count(*) from listings o where ${ofAgentSql} and o.status = 'live'),
    'letCount', (select count(*) from listings o where ${ofAgentSql} and o.status = 'let'),
    'listings', (select coalesce(json_agg(json_build_object(${listingItemSql}) order by l.listed_at desc, l.id desc), '[]')
      from (select * from listings o where ${ofAgentSql} and o.status = 'live'
        order by o.listed_at desc, o.id desc limit ${MAX_OF_AGENT}) l))::text as agent
  from listers a where a.id = $1 and ${publicAgentIdSql} is not null`;

/** The public card of an agent as the JSON of an `Agent`, or null for everybody who has none. */
export async function findAgentJson(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ agent: string }>({ name: 'find-agent', text: FIND_AGENT, values: [id] });
  return rows[0]?.agent ?? null;
}

/**
 * Lets the database count anew how listings are spread over what searches ask for, so that it plans them well. An embedded
 * database never does so by itself.
 */
export async function analyzeListings(db: Queryable): Promise<void> {
  await db.query(`analyze listings (status, district, property_type, property_sub_type,
    number_of_bedrooms, number_of_bathrooms, furniture_status)`);
}
