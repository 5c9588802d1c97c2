import type { Property } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLandlord, resetLandlords, testAddress } from '../../testing/openLandlords.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, corporateId?: string) => openLandlord(getDatabase().db, userId, corporateId);
type Landlord = Awaited<ReturnType<typeof open>>;

/** The day on which a test browser opens is 2026-11-21. */
const term = { registrationNumber: 'R000001A', from: '2026-11-01', to: '2026-12-31' };
const grant = (owner: Landlord, unitId: string, changes: object = {}) =>
  owner.write(`/api/properties/${unitId}/authorities`, { ...term, ...changes });
const end = (browser: Landlord, id: unknown) => browser.remove(`/api/authorities/${id}`);
const listOf = async (browser: Landlord, unitId: string): Promise<Property['authorities']> =>
  (await browser.get(unitId)).authorities;

beforeEach(() => resetLandlords(getDatabase().db));

test('of two accounts with one registration number, only the first speaks for it', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into users (id, name, user_type_ids, is_valid, registration_number, created_at)
      values ('false-amy', 'Amy', '{3}', true, 'R000001A', now() + interval '1 day')`,
  );
  const olga = await open('olga');
  const id = String((await olga.add()).data.id);
  expect((await grant(olga, id)).data).toMatchObject({ agentName: 'Amy', state: 'running' });
  const impostor = await open('false-amy');
  expect(await impostor.list()).toEqual([]);
  expect((await impostor.read(`/api/properties/${id}`)).status).toBe(404);
  expect((await impostor.write(`/api/properties/${id}/listings`, { part: 'whole' })).status).toBe(404);
  expect((await impostor.add({ ownership: 'authority' })).status).toBe(403);
  const amy = await open('amy');
  expect((await amy.write(`/api/properties/${id}/listings`, { part: 'whole' })).status).toBe(200);
});

describe('an agent', () => {
  test('names a unit that is not there yet, and its owner takes it with the request', async () => {
    const amy = await open('amy');
    const { data } = await amy.add({ ownership: 'authority', numberOfBedrooms: 2 });
    const id = String(data.id);
    expect(await amy.get(id)).toMatchObject({
      ownership: 'authority',
      authorities: [
        { registrationNumber: 'R000001A', agentName: 'Amy', state: 'asked', from: null, to: null },
      ],
    });
    expect((await amy.change(id, { version: 1, numberOfBedrooms: 3 })).status).toBe(200);
    const olga = await open('olga');
    expect(await olga.add({ numberOfBathrooms: 1 })).toMatchObject({ status: 200, data: { id } });
    const property = await olga.get(id);
    expect(property).toMatchObject({
      ownership: 'own',
      numberOfBedrooms: 3,
      numberOfBathrooms: 1,
      authorities: [{ state: 'asked' }],
    });
    expect(await olga.listNotices()).toEqual([
      { kind: 'authority-asked', about: property.authorities[0]?.id, path: `/property/${id}` },
    ]);
    expect(await amy.change(id, { version: property.version, numberOfBedrooms: 4 })).toMatchObject({
      status: 403,
    });
  });

  test('asks the owner of a unit that is there, once, and learns nothing of the owner', async () => {
    const olga = await open('olga');
    const { data } = await olga.add({ numberOfBedrooms: 3, area: { value: 67, unit: 0 }, amenities: [3] });
    const id = String(data.id);
    const amy = await open('amy');
    for (const _ of [1, 2])
      expect(await amy.add({ ownership: 'authority' })).toMatchObject({ status: 200, data: { id } });
    const property = await amy.get(id);
    expect(property.authorities).toHaveLength(1);
    expect(JSON.stringify(property)).not.toMatch(/olga/i);
    expect(property).toMatchObject({
      address: testAddress,
      numberOfBedrooms: null,
      amenities: [],
      listings: [],
    });
    const { data: draft } = await amy.write(`/api/properties/${id}/listings`, { part: 'whole' });
    expect(await amy.read(`/api/listings/${draft.id}/draft`)).toMatchObject({
      data: { amenities: [], property: { numberOfBedrooms: null } },
    });
    const { rows } = await getDatabase().db.query('select number_of_bedrooms, area_value from listings');
    expect(rows).toEqual([{ number_of_bedrooms: null, area_value: null }]);
    expect(await olga.listNotices()).toMatchObject([{ kind: 'authority-asked' }]);
    expect((await grant(amy, id)).status).toBe(404);
    expect((await end(amy, property.authorities[0]?.id)).status).toBe(404);
  });

  test('learns no address that the owner gives the home later, and asks anew', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    const amy = await open('amy');
    await amy.add({ ownership: 'authority' });
    const [asked] = await listOf(olga, id);
    const address = { ...testAddress, unit: '777' };
    expect((await olga.change(id, { version: 1, address })).status).toBe(200);
    expect(await listOf(olga, id)).toMatchObject([{ id: asked?.id, state: 'ended' }]);
    expect(await olga.listNotices()).toEqual([]);
    expect((await amy.read(`/api/properties/${id}`)).status).toBe(404);
  });

  test('neither reads nor changes what another agent said of a home that nobody owns', async () => {
    const amy = await open('amy');
    const { data } = await amy.add({ ownership: 'authority', numberOfBedrooms: 2 });
    const id = String(data.id);
    const abe = await open('abe');
    await abe.add({ ownership: 'authority' });
    await getDatabase().db.query(
      `update authorities set created_at = created_at + interval '1 day' where asked_by = 'abe'`,
    );
    expect(await abe.get(id)).toMatchObject({ numberOfBedrooms: null });
    expect((await abe.change(id, { version: 1, numberOfBedrooms: 9 })).status).toBe(403);
    expect(await amy.get(id)).toMatchObject({ numberOfBedrooms: 2 });
    const address = { ...testAddress, unit: '777' };
    expect((await amy.change(id, { version: 1, address })).status).toBe(200);
    expect((await abe.read(`/api/properties/${id}`)).status).toBe(404);
    expect(await amy.get(id)).toMatchObject({ address, authorities: [{ state: 'asked' }] });
  });

  test('is one with a registration number', async () => {
    expect((await (await open('olga')).add({ ownership: 'authority' })).status).toBe(403);
    await getDatabase().db.query(`update users set registration_number = null where id = 'amy'`);
    expect((await (await open('amy')).add({ ownership: 'authority' })).status).toBe(403);
  });
});

describe('an authority', () => {
  test('is granted by the owner, for days and with a least rent, and can be changed', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    const amy = await open('amy');
    await amy.add({ ownership: 'authority' });
    const [asked] = await listOf(olga, id);
    const granted = await grant(olga, id, { registrationNumber: 'r000001a', monthlyRentMin: 250_000 });
    const running = { id: asked?.id, agentName: 'Amy', state: 'running', monthlyRentMin: 250_000, ...term };
    expect(granted).toMatchObject({ status: 200, data: running });
    expect(await olga.listNotices()).toEqual([]);
    expect(await amy.listNotices()).toMatchObject([{ kind: 'authority-granted', path: `/property/${id}` }]);
    expect(await grant(olga, id, { from: '2026-12-01' })).toMatchObject({
      data: { id: asked?.id, state: 'upcoming', monthlyRentMin: null },
    });
    expect(await listOf(amy, id)).toHaveLength(1);
  });

  test('can be granted unasked, to one agent and not another', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    await grant(olga, id);
    await grant(olga, id, { registrationNumber: 'R999999Z' });
    expect((await listOf(olga, id)).map(({ agentName }) => agentName)).toEqual(
      expect.arrayContaining(['Amy', null]),
    );
    expect(await (await open('amy')).list()).toMatchObject([{ id, authorities: [{ state: 'running' }] }]);
    expect(await (await open('abe')).list()).toEqual([]);
  });

  test.each([
    [{ registrationNumber: 'amy' }, 'registrationNumber'],
    [{ to: '2026-10-31' }, 'to'],
    [{ from: '2026-10-01', to: '2026-11-20' }, 'to'],
    [{ from: 'today' }, 'from'],
    [{ monthlyRentMin: 0 }, 'monthlyRentMin'],
  ])('is not granted with %j', async (changes, name) => {
    const olga = await open('olga');
    const { data } = await olga.add();
    expect(await grant(olga, String(data.id), changes)).toMatchObject({ status: 400, fields: [{ name }] });
  });

  test('that ends pauses what the agent advertises, and takes them off what they joined', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    const { data: granted } = await grant(olga, id);
    await grant(olga, id, { registrationNumber: 'R000002B' });
    const amy = await open('amy');
    const abe = await open('abe');
    const ofAmy = await amy.advertise(id, { room: 1 });
    const ofAbe = await abe.advertise(id, { room: 2 });
    await getDatabase().db.query(
      `insert into listing_agents (listing_id, lister_id, joined_at) select $1, id, now() from listers where user_id = 'amy'`,
      [ofAbe],
    );
    expect((await end(olga, granted.id)).status).toBe(200);
    expect((await end(olga, granted.id)).status).toBe(200);
    const { rows } = await getDatabase().db.query(
      `select id, state, paused_because from listings order by part`,
    );
    expect(rows).toEqual([
      { id: ofAmy, state: 'paused', paused_because: 'authority-ended' },
      { id: ofAbe, state: 'live', paused_because: null },
    ]);
    expect((await getDatabase().db.query('select from listing_agents')).rowCount).toBe(0);
    expect(await amy.listNotices()).toMatchObject([{ kind: 'listing-paused', about: ofAmy }]);
    expect((await listOf(olga, id)).map(({ state }) => state).toSorted()).toEqual(['ended', 'running']);
    expect((await amy.get(id)).listings).toMatchObject([{ id: ofAmy, isMine: true }]);
    expect((await abe.get(id)).listings).toMatchObject([{ id: ofAbe, isMine: true }]);
  });

  test('that is asked for can be declined, and the agent finds the unit no more', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const amy = await open('amy');
    await amy.add({ ownership: 'authority' });
    const [asked] = await listOf(olga, String(data.id));
    expect((await end(olga, asked?.id)).status).toBe(200);
    expect(await olga.listNotices()).toEqual([]);
    expect(await amy.list()).toEqual([]);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await end(olga, id)).status).toBe(404);
  });
});

describe('listings of a unit', () => {
  test('show each side its own in any state, the owner what was public, and an agent what is live', async () => {
    const olga = await open('olga');
    const { data } = await olga.add();
    const id = String(data.id);
    await grant(olga, id);
    await grant(olga, id, { registrationNumber: 'R000002B' });
    const [amy, abe] = [await open('amy'), await open('abe')];
    const live = await amy.advertise(id, { room: 1 });
    const { data: draft } = await amy.write(`/api/properties/${id}/listings`, { part: { room: 2 } });
    await getDatabase().db.query(
      `insert into listing_daily_counts values ($1, '2026-11-21', 3, 2, 1), ($1, '2026-10-23', 2, 0, 0), ($1, '2026-10-22', 100, 0, 0)`,
      [live],
    );
    const counts = { views: 5, saves: 2, enquiries: 1 };
    expect((await amy.get(id)).listings).toMatchObject([
      {
        id: live,
        isMine: true,
        canJoin: false,
        part: { room: 1 },
        counts,
        may: expect.arrayContaining(['pause']),
      },
      { id: draft.id, state: 'draft', may: ['submit', 'close'] },
    ]);
    expect((await olga.get(id)).listings).toMatchObject([
      { id: live, isMine: false, canJoin: false, counts, may: [], listerName: 'Amy' },
    ]);
    expect((await abe.get(id)).listings).toMatchObject([
      { id: live, isMine: false, canJoin: true, counts: { views: 0, saves: 0, enquiries: 0 }, may: [] },
    ]);
  });
});
