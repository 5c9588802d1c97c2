import type { ListingDetail } from '@sewa/api/client';
import { agentSchema, listingDetailSchema, listingItemSchema } from '@sewa/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeListingId } from './listingDraft.ts';
import { saveListers } from './saveListers.ts';
import { saveListings } from './saveListings.ts';
import { savePictures } from './savePictures.ts';

const getDatabase = openTestDatabase();

const agent = {
  id: 'agent-1',
  kind: 'agent' as const,
  name: 'Lim Hui Min',
  phoneNumber: '+6590000001',
  registrationNumber: 'R012345A',
  agencyName: 'Kopi Homes',
  agencyLicenceNumber: 'L3001234K',
};
const owner = {
  ...agent,
  id: 'owner-1',
  kind: 'owner' as const,
  name: 'Tan Ah Kow',
  registrationNumber: null,
  agencyName: null,
  agencyLicenceNumber: null,
};
const picture = (kind: 'facade' | 'living', blob: string) => ({
  blobId: blob.repeat(64),
  kind,
  alt: `A ${kind}`,
  width: 960,
  height: 640,
});

const read = async (row: string): Promise<ListingDetail> => {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(`/api/listings/${makeListingId('test', row)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: ListingDetail }).data;
};

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListers(db, [agent, owner]);
  const { ids } = await saveListings(db, [
    makeDraft('full', {
      title: 'Orchard Vista',
      description: 'Bright.',
      listerId: agent.id,
      provenance: { kind: 'open-data', month: '2021-01' },
    }),
    makeDraft('by owner', { listerId: owner.id }),
    makeDraft('bare', {
      propertyType: null,
      propertySubType: null,
      address: { block: null, street: 'Jalan Kayu', floor: null, unit: null, postalCode: null },
      numberOfBedrooms: null,
      numberOfBathrooms: null,
      furnitureStatus: null,
      area: null,
      amenities: [],
      availableFrom: null,
      position: null,
    }),
  ]);
  await savePictures(db, new Map([[ids[0] ?? '', [picture('facade', 'a'), picture('living', 'b')]]]));
});

describe('one listing', () => {
  test('is answered with everything its page shows, in the form of the contract', async () => {
    const listing = await read('full');
    expect(listingDetailSchema.parse(listing)).toEqual(listing);
    expect(listing).toMatchObject({
      title: 'Orchard Vista',
      slug: 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms',
      address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: '560210' },
      area: { value: 67, unit: 0 },
      district: '20',
      listedAt: '2026-11-01T02:03:04.000Z',
      availableFrom: '2026-12-01',
      amenities: [0, 3],
      provenance: { kind: 'open-data', month: '2021-01' },
      position: { latitude: 1.3691, longitude: 103.8454 },
      lister: {
        kind: 'agent',
        agentId: agent.id,
        phoneNumber: '+6590000001',
        registrationNumber: 'R012345A',
        agencyName: 'Kopi Homes',
      },
      picture: {
        src: `/media/${makeListingId('test', 'full')}/qqqq`,
        alt: 'A facade',
        width: 960,
        height: 640,
      },
    });
    expect(listing.pictures.map(({ kind }) => kind)).toEqual(['facade', 'living']);
  });

  test('never tells the floor, the unit or an owner’s phone number', async () => {
    const { server } = makeTestServer(getDatabase().db);
    const answers = await Promise.all(
      [`/api/listings/${makeListingId('test', 'by owner')}`, '/api/discover'].map(async (path) =>
        (await server.request(path)).text(),
      ),
    );
    expect((await read('by owner')).lister).toEqual({
      kind: 'owner',
      agentId: null,
      name: 'Tan Ah Kow',
      phoneNumber: null,
      registrationNumber: null,
      agencyName: null,
      agencyLicenceNumber: null,
      isCompany: false,
    });
    for (const answer of answers) {
      expect(answer).not.toContain('"08"');
      expect(answer).not.toContain('"123"');
    }
  });

  test('says null for whatever its source does not say', async () => {
    const listing = await read('bare');
    expect(listingDetailSchema.parse(listing)).toEqual(listing);
    expect(listing).toMatchObject({
      propertyType: null,
      numberOfBedrooms: null,
      area: null,
      district: null,
      furnitureStatus: null,
      availableFrom: null,
      position: null,
      lister: null,
      picture: null,
      pictures: [],
      amenities: [],
    });
  });

  test('that nobody has is a 404', async () => {
    const { server } = makeTestServer(getDatabase().db);
    for (const id of ['aaaaaaaaaaaa', 'UPPERCASE234', 'short', '%00', "'"]) {
      expect((await server.request(`/api/listings/${id}`)).status).toBe(404);
    }
  });

  test('is found by the search in the form of the contract', async () => {
    const { server } = makeTestServer(getDatabase().db);
    const { data } = (await (await server.request('/api/discover')).json()) as { data: { items: unknown[] } };
    for (const item of data.items) expect(listingItemSchema.parse(item)).toEqual(item);
  });
});

describe('the card of an agent', () => {
  const findCard = async (id: string) => {
    const response = await makeTestServer(getDatabase().db).server.request(`/api/agents/${id}`);
    return { status: response.status, text: await response.text() };
  };
  const save = async (row: string, listerId: string, status: 'live' | 'let' | 'closed') =>
    saveListings(getDatabase().db, [makeDraft(row, { listerId, status })]);

  test('says who they are and what they have on offer, in the form of the contract', async () => {
    const { db } = getDatabase();
    await saveListers(db, [{ ...agent, id: 'card', email: 'secret@example.com' }]);
    await saveListings(db, [
      makeDraft('older', { listerId: 'card', listedAt: '2026-10-01T00:00:00Z' }),
      makeDraft('newer', { listerId: 'card', listedAt: '2026-11-01T00:00:00Z' }),
    ]);
    await save('gone', 'card', 'closed');
    await save('past', 'card', 'let');
    const { status, text } = await findCard('card');
    expect(status).toBe(200);
    const { data } = JSON.parse(text);
    expect(agentSchema.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      name: agent.name,
      phoneNumber: agent.phoneNumber,
      registrationNumber: agent.registrationNumber,
      agencyName: agent.agencyName,
      agencyLicenceNumber: agent.agencyLicenceNumber,
      liveCount: 2,
      letCount: 1,
      listings: [{ id: makeListingId('test', 'newer') }, { id: makeListingId('test', 'older') }],
    });
    expect(text).not.toContain('secret@example.com');
  });

  test('stays when the last home is let, and names 48 homes at most', async () => {
    const { db } = getDatabase();
    await saveListers(db, [
      { ...agent, id: 'quiet' },
      { ...agent, id: 'busy' },
    ]);
    await save('only', 'quiet', 'let');
    expect(JSON.parse((await findCard('quiet')).text).data).toMatchObject({ liveCount: 0, listings: [] });
    const many = Array.from({ length: 50 }, (_, index) =>
      makeDraft(`of many ${index}`, { listerId: 'busy' }),
    );
    await saveListings(db, many);
    const { data } = JSON.parse((await findCard('busy')).text);
    expect([data.liveCount, data.listings.length]).toEqual([50, 48]);
  });

  test('is nobody else’s: no owner, no user, no agent without a home here or one who left (ASVS 8.2.2)', async () => {
    const { db } = getDatabase();
    await saveListers(db, [
      { ...agent, id: 'idle' },
      { ...agent, id: 'withdrawn' },
      { ...agent, id: 'left', phoneNumber: null },
    ]);
    await save('closed only', 'withdrawn', 'closed');
    await save('let by one who left', 'left', 'let');
    await db.query(
      `insert into users (id, name, user_type_ids, is_valid) values ('amy', 'Amy', '{3}', true)`,
    );
    const wrong = [owner.id, 'amy', 'idle', 'withdrawn', 'left', 'no-such', "'", '%00', 'x'.repeat(65)];
    const answers = await Promise.all(wrong.map(findCard));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await read('let by one who left')).lister?.agentId).toBeNull();
  });
});

describe('saving', () => {
  test('tells what is new, changed and the same, and leaves the same alone', async () => {
    const { db } = getDatabase();
    const first = [makeDraft('s1'), makeDraft('s2')];
    expect(await saveListings(db, first)).toMatchObject({ inserted: 2, updated: 0, unchanged: 0 });
    const before = await db.query(
      `select id, updated_at from listings where source_row in ('s1', 's2') order by id`,
    );
    expect(await saveListings(db, first)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(
      await db.query(`select id, updated_at from listings where source_row in ('s1', 's2') order by id`),
    ).toEqual(before);
    expect(await saveListings(db, [makeDraft('s1', { monthlyRent: 1 }), makeDraft('s3')])).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 0,
    });
  });

  test('takes the last of two drafts with one key', async () => {
    const { db } = getDatabase();
    await saveListings(db, [makeDraft('twice', { title: 'First' }), makeDraft('twice', { title: 'Last' })]);
    expect((await read('twice')).title).toBe('Last');
  });

  test('writes nothing of a batch in which one row is impossible', async () => {
    const { db } = getDatabase();
    await expect(
      saveListings(db, [makeDraft('good'), makeDraft('bad', { monthlyRent: 0 })]),
    ).rejects.toMatchObject({ code: '23514' });
    expect((await db.query(`select from listings where source_row in ('good', 'bad')`)).rowCount).toBe(0);
  });

  test('replaces pictures, and leaves them alone when they are the same', async () => {
    const { db } = getDatabase();
    const id = makeListingId('test', 'by owner');
    await savePictures(db, new Map([[id, [picture('facade', 'c'), picture('living', 'd')]]]));
    await savePictures(db, new Map([[id, [picture('living', 'd')]]]));
    expect((await read('by owner')).pictures.map(({ kind }) => kind)).toEqual(['living']);
    await savePictures(db, new Map([[id, []]]));
    expect((await read('by owner')).pictures).toEqual([]);
  });

  test('gives a row the same id for ever', () => {
    expect(makeListingId('hdb', '1')).toBe(makeListingId('hdb', '1'));
    expect(makeListingId('hdb', '1')).not.toBe(makeListingId('hd', 'b1'));
    expect(makeListingId('hdb', '1')).toMatch(/^[a-z2-7]{12}$/);
  });

  test('tells those who listen that listings changed', async () => {
    const { db } = getDatabase();
    const told = new Promise<void>((done) => {
      void db.listen('listings_changed', () => done()).then(() => saveListings(db, [makeDraft('heard')]));
    });
    await told;
  });
});

describe('the number of who lets', () => {
  const ask = async (row: string, cookie: string) => {
    const { server, lines } = makeTestServer(getDatabase().db);
    const path = `/api/listings/${makeListingId('test', row)}/lister-phone`;
    return { response: await server.request(path, { headers: { cookie } }), lines };
  };
  const signIn = async (user: string, isValid = true) => {
    const { db } = getDatabase();
    await db.query('insert into users (id, is_valid) values ($1, $2)', [user, isValid]);
    return `test-session=${await createSession(db, user, { now: new Date('2026-11-21T04:00:00Z') })}`;
  };

  test('is told to signed-in people, an owner’s too, and stands in no log', async () => {
    const { response, lines } = await ask('by owner', await signIn('asks for a number'));
    expect(await response.json()).toEqual({ succeed: true, data: { phoneNumber: '+6590000001' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(lines)).not.toContain('90000001');
  });

  test('is not told to visitors, nor before the sign-up is complete', async () => {
    expect((await ask('by owner', '')).response.status).toBe(401);
    expect((await ask('by owner', await signIn('not complete', false))).response.status).toBe(403);
  });

  test('is null where nobody lets, and a 404 for a listing that is not there', async () => {
    const cookie = await signIn('looks around');
    expect(await (await ask('bare', cookie)).response.json()).toMatchObject({ data: { phoneNumber: null } });
    expect((await ask('missing', cookie)).response.status).toBe(404);
  });

  test('is not told more than thirty times an hour', async () => {
    const cookie = await signIn('collects numbers');
    for (let count = 0; count < 30; count += 1) {
      expect((await ask('by owner', cookie)).response.status).toBe(200);
    }
    const { response } = await ask('by owner', cookie);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
  });
});
