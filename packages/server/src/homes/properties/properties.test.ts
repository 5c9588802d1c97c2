import type { Property } from '@sewa/api/client';
import { propertySchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLandlord, resetLandlords, testAddress } from '../../testing/openLandlords.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, corporateId?: string) => openLandlord(getDatabase().db, userId, corporateId);
const facts = {
  propertyType: 0,
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 67.5, unit: 0 },
  amenities: [3, 0, 3],
};

beforeEach(() => resetLandlords(getDatabase().db));

describe('a unit', () => {
  test('is added by its owner, who sees all of it', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into postal_codes (code, block, street, latitude, longitude) values ('560123', '123', 'X', 1.37, 103.84)`,
    );
    const olga = await open('olga');
    const { status, data } = await olga.add(facts);
    expect([status, data.version]).toEqual([200, 1]);
    const property = await olga.get(String(data.id));
    expect(property).toEqual({
      id: data.id,
      version: 1,
      address: testAddress,
      ownership: 'own',
      ...facts,
      amenities: [0, 3],
      position: { latitude: 1.37, longitude: 103.84 },
      authorities: [],
      isDisputed: false,
      disputeIds: [],
      listings: [],
    });
    expect(propertySchema.parse(property)).toEqual(property);
    expect(await olga.list()).toEqual([property]);
    const { rows } = await db.query(
      `select action, details->>'property' as id from audit_log where user_id = 'olga' and action like 'property%'`,
    );
    expect(rows).toEqual([{ action: 'property-added', id: data.id }]);
  });

  test('that is added again is the same one, however its address is written', async () => {
    const olga = await open('olga');
    const { data } = await olga.add(facts);
    const address = { block: 'BLK 123', street: 'ANG MO KIO AVE 3', unit: '#5-0123', postalCode: '560123' };
    expect(await olga.add({ address })).toMatchObject({ status: 200, data: { id: data.id, version: 1 } });
    expect(await olga.list()).toHaveLength(1);
  });

  test('is there once, by however many owners it is added at the same time', async () => {
    const olga = await open('olga');
    const otto = await open('otto');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? olga : otto).add(facts)),
    );
    const { rows } = await getDatabase().db.query<{ id: string; owner_user_id: string }>(
      'select id, owner_user_id from units',
    );
    expect(rows).toHaveLength(1);
    const added = answers.filter(({ status }) => status === 200);
    expect(new Set(added.map(({ data }) => data.id))).toEqual(new Set([rows[0]?.id]));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 10 }, () => 409),
    ]);
    expect((await getDatabase().db.query('select from unit_disputes')).rowCount).toBe(1);
  });

  test('is changed by its owner, and its listings with it', async () => {
    const olga = await open('olga');
    const { data } = await olga.add(facts);
    const id = String(data.id);
    const listing = String((await olga.write(`/api/properties/${id}/listings`, { part: 'whole' })).data.id);
    const address = { ...testAddress, street: 'TAMPINES ST 81' };
    const changed = await olga.change(id, { version: 1, address, numberOfBedrooms: 4, area: null });
    expect(changed).toMatchObject({ status: 200, data: { id, version: 2 } });
    expect(await olga.get(id)).toMatchObject({
      address: { street: 'Tampines Street 81' },
      numberOfBedrooms: 4,
      numberOfBathrooms: 2,
      area: null,
      amenities: [0, 3],
    });
    const { rows } = await getDatabase().db.query(
      'select street, number_of_bedrooms, slug from listings where id = $1',
      [listing],
    );
    expect(rows).toMatchObject([{ street: 'Tampines Street 81', number_of_bedrooms: 4 }]);
    expect(await olga.change(id, { version: 2, numberOfBedrooms: 4 })).toMatchObject({
      data: { version: 2 },
    });
  });

  test('has the amenities of the listing of its whole, whichever of them is changed; a room has its own', async () => {
    const olga = await open('olga');
    const id = String((await olga.add(facts)).data.id);
    const begin = async (part: unknown) =>
      String((await olga.write(`/api/properties/${id}/listings`, { part })).data.id);
    const [whole, room] = [await begin('whole'), await begin({ room: 1 })];
    const read = async () => {
      const of = async (listing: string) =>
        ((await olga.read(`/api/listings/${listing}/draft`)).data as { amenities: number[] }).amenities;
      return [(await olga.get(id)).amenities, await of(whole), await of(room)];
    };
    await olga.write(`/api/listings/${whole}`, { version: 1, amenities: [5, 1] }, 'PATCH');
    expect(await read()).toEqual([
      [1, 5],
      [1, 5],
      [0, 3],
    ]);
    expect((await olga.change(id, { version: 1, amenities: [2] })).status).toBe(200);
    expect(await read()).toEqual([[2], [2], [0, 3]]);
    await olga.write(`/api/listings/${room}`, { version: 1, amenities: [4] }, 'PATCH');
    expect(await read()).toEqual([[2], [2], [4]]);
  });

  test('does not turn into another home while it has a live listing', async () => {
    const olga = await open('olga');
    const { data } = await olga.add(facts);
    const id = String(data.id);
    await olga.advertise(id);
    const move = (changes: object) =>
      olga.change(id, { version: 1, address: { ...testAddress, ...changes } });
    expect(await move({ unit: '777' })).toMatchObject({
      status: 409,
      message: "You can't move listings to another home. Close them first, then add the other home.",
      fields: [{ name: 'address' }],
    });
    expect((await move({ street: 'Ang Mo Kio Ave 3' })).status).toBe(200);
  });

  test('is not changed by whoever saw an older version, or to the address of another', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    const answers = await Promise.all(
      [3, 4].map((rooms) => olga.change(id, { version: 1, numberOfBedrooms: rooms })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await olga.change(id, { version: 1, numberOfBedrooms: 5 })).toMatchObject({
      status: 409,
      fields: [{ name: 'version' }],
    });
    await (await open('otto')).add({ address: { ...testAddress, unit: '124' } });
    expect(await olga.change(id, { version: 2, address: { ...testAddress, unit: '#124' } })).toMatchObject({
      status: 409,
      message: 'Another home already has this address.',
      fields: [{ name: 'address' }],
    });
  });

  test.each([
    [{ address: { ...testAddress, postalCode: '990123' } }, ['address.postalCode']],
    [{ address: { ...testAddress, postalCode: '5601' } }, ['address.postalCode']],
    [{ address: { ...testAddress, street: '' } }, ['address.street']],
    [
      { address: { ...testAddress, floor: null, unit: '' }, propertyType: 0 },
      ['address.floor', 'address.unit'],
    ],
    [{ address: { ...testAddress, unit: null }, propertyType: 4 }, ['address.unit']],
    [{ propertyType: 3 }, ['propertyType']],
    [{ numberOfBedrooms: -1 }, ['numberOfBedrooms']],
    [{ amenities: [10] }, ['amenities.0']],
    [{ ownership: 'mine' }, ['ownership']],
    [{ area: { value: 0.0001, unit: 0 } }, ['area.value']],
    [{ address: { ...testAddress, floor: '-1' } }, ['address.floor']],
    [{ address: { ...testAddress, block: '<b>' } }, ['address.block']],
    [{ address: { ...testAddress, street: '<script>' } }, ['address.street']],
  ])('is not added with %j', async (changes, names) => {
    const { status, fields } = (await (await open('olga')).add(changes)) as {
      status: number;
      fields?: { name: string }[];
    };
    expect([status, fields?.map(({ name }) => name)]).toEqual([400, names]);
  });

  test('of a landed home needs no floor', async () => {
    const olga = await open('olga');
    const address = { street: 'Cluny Park', postalCode: '259600' };
    const { data } = await olga.add({ address, propertyType: 2 });
    expect(await olga.get(String(data.id))).toMatchObject({ address: { block: null, floor: null } });
    expect(await olga.change(String(data.id), { version: 1, propertyType: 1 })).toMatchObject({
      status: 400,
      fields: [{ name: 'address.floor' }, { name: 'address.unit' }],
    });
  });

  test('needs an idempotency key, and is added once with it', async () => {
    const olga = await open('olga');
    expect((await olga.send('/api/properties', { address: testAddress })).status).toBe(400);
    const headers = { 'idempotency-key': 'the-same-key-again' };
    const answers = [1, 2].map(() => olga.send('/api/properties', { address: testAddress }, headers));
    const [first, second] = await Promise.all(answers);
    expect(first?.content).toEqual(second?.content);
  });
});

describe('a unit of a company', () => {
  test('is seen and changed by all who act for it, and by nobody else', async () => {
    const ada = await open('ada', 'alpha');
    const { data } = await ada.add();
    const id = String(data.id);
    expect(await ada.get(id)).toMatchObject({ ownership: 'company' });
    const max = await open('max', 'alpha');
    expect(await max.list()).toMatchObject([{ id, ownership: 'company' }]);
    expect((await max.change(id, { version: 1, numberOfBedrooms: 2 })).status).toBe(200);
    for (const browser of [await open('max', 'beta'), await open('cem', 'beta'), await open('olga')]) {
      expect((await browser.read(`/api/properties/${id}`)).status).toBe(404);
      expect(await browser.list()).toEqual([]);
    }
  });

  test('stands beside the owner’s own while they act for it', async () => {
    const { db } = getDatabase();
    const olga = await open('olga');
    await olga.add();
    await db.query(
      `insert into memberships (corporate_id, user_id, role) values ('alpha', 'olga', 'member')`,
    );
    const acting = await open('olga', 'alpha');
    await acting.add({ address: { ...testAddress, unit: '124' } });
    expect((await acting.list()).map(({ ownership }) => ownership).toSorted()).toEqual(['company', 'own']);
    expect((await olga.list()).map(({ ownership }) => ownership)).toEqual(['own']);
  });
});

describe('somebody else', () => {
  test('finds no unit of another owner, and a tenant none at all', async () => {
    const { data } = await (await open('olga')).add();
    const path = `/api/properties/${data.id}`;
    for (const userId of ['otto', 'amy', 'tim']) {
      const browser = await open(userId);
      expect((await browser.read(path)).status).toBe(404);
      expect((await browser.change(String(data.id), { version: 1, numberOfBedrooms: 1 })).status).toBe(404);
    }
    const tim = await open('tim');
    expect((await tim.read('/api/properties')).status).toBe(403);
    expect((await tim.add()).status).toBe(403);
    expect((await (await open('ada')).read('/api/properties')).status).toBe(403);
    const visitor = openTestBrowser(getDatabase().db);
    expect((await visitor.send(path)).status).toBe(401);
    expect((await visitor.send('/api/properties')).status).toBe(401);
  });
});

describe('a list of units', () => {
  test('has twenty to a page, newest first, and each of them once', async () => {
    await getDatabase().db.query(
      `insert into units (id, street, postal_code, address_key, owner_user_id, created_at)
        select 'aaaaaaaaaa' || chr(97 + n / 26) || chr(97 + n % 26), 'Street', '560123', n::text, 'olga',
          '2026-11-01T00:00:00Z'::timestamptz + (n / 2) * interval '1 day' from generate_series(1, 45) n`,
    );
    const olga = await open('olga');
    const pages: Property[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await olga.read(`/api/properties?cursor=${cursor}`);
      const page = data as { items: Property[]; nextCursor: string | null };
      pages.push(page.items);
      cursor = page.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(45);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  test('names the listings of theirs that came in a file, and of nobody else', async () => {
    const { db } = getDatabase();
    const amy = await open('amy');
    const id = String((await amy.add({ ownership: 'authority' })).data.id);
    const own = await amy.advertise(id);
    await db.query(`insert into listings (id, source, source_row, content_hash, status, slug, block, street, monthly_rent, lister_id,
        listed_at, search)
      select 'aaaaaaaaaaa' || n, 'feed', n::text, '', case n when '4' then 'closed' else 'live' end, 'slug', '12', 'Bedok Road', 280000,
        lister_id, now(), '' from listings, unnest(array['2', '4']) as n where id = '${own}'`);
    const read = async (userId: string, query = '') =>
      ((await (await open(userId)).read(`/api/properties${query}`)).data as { imported: unknown }).imported;
    expect(await read('amy')).toEqual([
      {
        id: 'aaaaaaaaaaa2',
        slug: 'slug',
        name: '12 Bedok Road',
        status: 'live',
        state: 'live',
        version: 1,
        may: ['pause', 'let', 'close'],
        monthlyRent: 280_000,
        propertyType: null,
        propertySubType: null,
        address: { block: '12', street: 'Bedok Road', floor: null, unit: null, postalCode: null },
      },
    ]);
    expect(await read('amy', '?state=live')).toMatchObject([{ id: 'aaaaaaaaaaa2' }]);
    expect(await read('amy', '?state=paused')).toEqual([]);
    expect(await read('abe')).toEqual([]);
  });

  test('can be of one state, by the listings that somebody sees', async () => {
    const { db } = getDatabase();
    const [olga, amy] = [await open('olga'), await open('amy')];
    const ids: string[] = [];
    for (const unit of ['1', '2', '3'])
      ids.push(String((await olga.add({ address: { ...testAddress, unit } })).data.id));
    const [live = '', drafted = '', agents = ''] = ids;
    await olga.advertise(live);
    await olga.write(`/api/properties/${drafted}/listings`, { part: 'whole' });
    await db.query(
      `insert into authorities (unit_id, registration_number, starts_on, ends_on, granted_by, granted_at, created_at)
        values ($1, 'R000001A', '2026-01-01', '2099-01-01', 'olga', now(), now())`,
      [agents],
    );
    await amy.write(`/api/properties/${agents}/listings`, { part: 'whole' });
    const list = async (somebody: typeof olga, state: string) =>
      ((await somebody.read(`/api/properties?state=${state}`)).data as { items: Property[] }).items.map(
        ({ id }) => id,
      );
    expect(await list(olga, 'live')).toEqual([live]);
    // The draft of her agent is none of hers.
    expect(await list(olga, 'draft')).toEqual([drafted]);
    expect(await list(amy, 'draft')).toEqual([agents]);
    await db.query(
      `update listings set state = 'paused', status = 'closed', monthly_rent = 280000 where unit_id = $1`,
      [agents],
    );
    expect(await list(olga, 'paused')).toEqual([agents]);
    expect(await list(olga, 'closed')).toEqual([]);
    expect((await olga.read('/api/properties?state=sold')).status).toBe(400);
  });

  test.each(['x', '1-2', "1'-aaaaaaaaaaaa", '99999999999999999-aaaaaaaaaaaa'])(
    'refuses %s',
    async (cursor) => {
      const olga = await open('olga');
      expect((await olga.read(`/api/properties?cursor=${encodeURIComponent(cursor)}`)).status).toBe(400);
    },
  );
});

test('a postal code is known where the data knows it', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into postal_codes (code, block, street, latitude, longitude) values ('560123', '123', 'Ang Mo Kio Avenue 3', 1.37, 103.84)`,
  );
  const visitor = openTestBrowser(db);
  expect((await visitor.send('/api/postal-codes/560123')).content).toMatchObject({
    data: { block: '123', street: 'Ang Mo Kio Avenue 3' },
  });
  for (const code of ['560124', 'x'])
    expect((await visitor.send(`/api/postal-codes/${code}`)).content).toMatchObject({ data: null });
});
