import type { OwnListing } from '@sewa/api/client';
import type { ServerDeps } from '../createServer.ts';
import { createTableBlobs } from '../platform/blobs/createTableBlobs.ts';
import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import { makeTestServer, testOrigin } from './makeTestServer.ts';

/** The moment at which a test of homes begins. */
export const homesStart = new Date('2026-11-21T04:00:00Z');

/** The unit of most tests. */
export const homeUnit = 'aaaaaaaaaaaa';

/** What can be said of a listing so that it is complete. */
export const completeText = { monthlyRent: 320_000, availableFrom: '2026-12-15' };

/**
 * The owner olga with a flat, the agents anil and bea, the tenant tim, and Alpha with its member max, its administrator ada and a
 * flat of its own; oli operates the product.
 */
export async function resetHomes(db: Database): Promise<void> {
  for (const table of [
    'listing_pictures',
    'conversations',
    'enquiries',
    'favourites',
    'listings',
    'listers',
    'units',
  ])
    await db.query(`delete from ${table}`);
  for (const table of ['notices', 'corporates', 'jobs.job', 'rate_limits', 'idempotency_keys', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, email, proven_email, phone_number, user_type_ids, is_valid, registration_number)
    select id, initcap(id), id || '@people.example', id || '@people.example', phone, types::smallint[], true, number
    from (values ('olga', '+6580000901', '{2}', null), ('ole', '+6580000902', '{2}', null),
      ('anil', '+6580000903', '{3}', 'R012345A'), ('bea', '+6580000904', '{3}', 'R012345B'),
      ('tim', '+6580000905', '{1}', null), ('max', '+6580000906', '{4}', null), ('ada', '+6580000907', '{4}', null),
      ('oli', '+6580000908', '{4}', null)) as people (id, phone, types, number)`);
  await db.query(`insert into corporates (id, name, operator_since, verified_at, verified_by) values
    ('alpha', 'Alpha', null, now(), 'operator'), ('desk', 'Sewa Help', now(), now(), 'operator')`);
  await db.query(`insert into memberships (corporate_id, user_id, role) values
    ('alpha', 'ada', 'administrator'), ('alpha', 'max', 'member'), ('desk', 'oli', 'administrator')`);
  await db.query(
    `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, owner_corporate_id, property_type,
        number_of_bedrooms, number_of_bathrooms, furniture_status, area_value, area_unit, amenities, latitude, longitude, created_at)
      select id, '210', 'Ang Mo Kio Avenue 3', floor, '123', '560210', id, owner, corporate, 0, 3, 2, 1, 67, 0, '{0,3}',
        1.3691, 103.8454, $1
      from (values ('${homeUnit}', '08', 'olga', null), ('bbbbbbbbbbbb', '09', null, 'alpha')) as u (id, floor, owner, corporate)`,
    [homesStart],
  );
}

/** Lets an agent advertise the flat of olga. */
export const authorise = (
  db: Database,
  registrationNumber: string,
  {
    from = '2026-11-01',
    to = '2026-12-31',
    min = null,
  }: { from?: string; to?: string; min?: number | null } = {},
) =>
  db.query(
    `insert into authorities (unit_id, registration_number, starts_on, ends_on, monthly_rent_min, granted_by, granted_at, created_at)
      values ('${homeUnit}', $1, $2, $3, $4, 'olga', $5, $5)`,
    [registrationNumber, from, to, min, homesStart],
  );

/** What a call was answered. */
export interface HomesAnswer {
  readonly status: number;
  readonly data: { id: string; state: string; version: number; may: string[] };
  readonly fields: readonly string[];
  readonly message: string;
}

let lastKey = 0;

/** Somebody who is signed in, acting for a corporate if one is named, and calls the API of homes; null is a visitor. */
export async function openHomes(
  db: Database,
  userId: string | null,
  {
    corporateId,
    through = db,
    now = homesStart,
    given = {},
  }: { corporateId?: string; through?: Database; now?: Date; given?: Partial<ServerDeps> } = {},
) {
  const keyDelays = Array.from({ length: 400 }, () => 50);
  const { server } = makeTestServer(through, {
    clock: () => now,
    keyDelays,
    blobs: createTableBlobs(db),
    ...given,
  });
  const secret = userId === null ? '' : await createSession(db, userId, { now });
  if (corporateId !== undefined)
    await db.query('update sessions set corporate_id = $1 where user_id = $2', [corporateId, userId]);

  async function call(method: string, path: string, body?: unknown, key?: string): Promise<HomesAnswer> {
    lastKey += 1;
    const response = await server.request(`${testOrigin}${path}`, {
      method,
      headers: {
        origin: testOrigin,
        cookie: `test-session=${secret}`,
        'idempotency-key': key ?? `homes-key-${lastKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const content = (response.status === 204 ? {} : await response.json()) as {
      data: HomesAnswer['data'];
      message: string;
      fields?: { name: string }[];
    };
    const fields = content.fields?.map(({ name }) => name) ?? [];
    return { status: response.status, data: content.data, fields, message: content.message };
  }

  const get = (path: string) => call('GET', path);
  /** The answer of an address that gives a file. */
  const file = async (path: string): Promise<Response> =>
    server.request(`${testOrigin}${path}`, { headers: { cookie: `test-session=${secret}` } });
  const move = (id: string, name: string, version: number, rest: object = {}, key?: string) =>
    call('POST', `/api/listings/${id}/${name}`, { version, ...rest }, key);
  const create = (part: unknown = 'whole', unitId = homeUnit) =>
    call('POST', `/api/properties/${unitId}/listings`, { part });
  const change = (id: string, version: number, changes: object) =>
    call('PATCH', `/api/listings/${id}`, { version, ...changes });
  /** A draft that lacks nothing. */
  const draft = async (part: unknown = 'whole', unitId = homeUnit) => {
    const { data } = await create(part, unitId);
    const changed = await change(data.id, data.version, completeText);
    return { id: data.id, version: changed.data.version };
  };
  return {
    call,
    get,
    file,
    move,
    create,
    change,
    draft,
    own: async (id: string) => (await get(`/api/listings/${id}/draft`)).data as unknown as OwnListing,
  };
}

/** Lets everybody who lists something publish without a review. */
export const trustEverybody = (db: Database) => db.query('update listers set reviewed_at = now()');
