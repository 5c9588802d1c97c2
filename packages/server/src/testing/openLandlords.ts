import type { Property } from '@sewa/api/client';
import type { Database } from '../platform/database/database.ts';
import { deleteRentals } from './deleteRentals.ts';
import { openBrowserOf, resetCorporates } from './openCorporates.ts';

/**
 * Beside the people of `resetCorporates`: olga and otto are owners, amy (R000001A) and abe (R000002B) agents. There are no units and no
 * listings.
 */
export async function resetLandlords(db: Database): Promise<void> {
  await deleteRentals(db);
  for (const table of ['listings', 'listers', 'units', 'notices', 'postal_codes'])
    await db.query(`delete from ${table}`);
  await resetCorporates(db);
  await db.query(`insert into users (id, name, email, proven_email, user_type_ids, is_valid, registration_number)
    select id, initcap(id), id || '@people.example', id || '@people.example', types::smallint[], true, number
    from (values ('olga', '{2}', null), ('otto', '{2}', null), ('amy', '{3}', 'R000001A'), ('abe', '{3}', 'R000002B'))
      as p (id, types, number)`);
}

/** The address of an HDB flat in Ang Mo Kio. */
export const testAddress = {
  block: '123',
  street: 'Ang Mo Kio Avenue 3',
  floor: '05',
  unit: '123',
  postalCode: '560123',
};

let keys = 0;

/** A browser in which somebody lets homes, acting for a corporate if one is named. */
export async function openLandlord(db: Database, userId: string, corporateId?: string) {
  const browser = await openBrowserOf(db, userId, corporateId);
  const write = async (path: string, body: unknown, method = 'POST') => {
    keys += 1;
    const answer = await browser.send(path, body, { 'idempotency-key': `landlord-key-${keys}` }, method);
    const { data, ...rest } = answer.content as { data: Record<string, unknown> };
    return { status: answer.status, data, ...rest };
  };
  const read = async (path: string) => {
    const { status, content } = await browser.send(path);
    return { status, data: (content as { data: unknown }).data };
  };
  return {
    ...browser,
    write,
    read,
    add: (changes: object = {}) => write('/api/properties', { address: testAddress, ...changes }),
    change: (id: string, body: object) => write(`/api/properties/${id}`, body, 'PATCH'),
    get: async (id: string) => (await read(`/api/properties/${id}`)).data as Property,
    list: async () => ((await read('/api/properties')).data as { items: Property[] }).items,
    listNotices: async () =>
      ((await read('/api/notices')).data as { kind: string; about: string; path: string }[]).map(
        ({ kind, about, path }) => ({ kind, about, path }),
      ),
    /** Begins a listing of a unit, and puts it on the market as if it had been reviewed. */
    advertise: async (unitId: string, part: unknown = 'whole') => {
      const { data } = await write(`/api/properties/${unitId}/listings`, { part });
      await db.query(
        `update listings set state = 'live', status = 'live', monthly_rent = 280000 where id = $1`,
        [data.id],
      );
      return String(data.id);
    },
  };
}
