import { reviewSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { completeText, homeUnit, openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';

const getDatabase = openTestDatabase();
const companyUnit = 'bbbbbbbbbbbb';

type Person = Awaited<ReturnType<typeof openHomes>>;
let olga: Person;
let oli: Person;

const open = (userId: string | null, corporateId?: string) =>
  openHomes(getDatabase().db, userId, corporateId === undefined ? {} : { corporateId });

beforeEach(async () => {
  await resetHomes(getDatabase().db);
  olga = await open('olga');
  oli = await open('oli', 'desk');
});

/** Ids that visitors find. */
async function discover(): Promise<string[]> {
  const visitor = await open(null);
  const { data } = await visitor.get('/api/discover');
  return (data as unknown as { items: { id: string }[] }).items.map(({ id }) => id);
}

const listNotices = async (userId: string) => {
  const { rows } = await getDatabase().db.query<{ kind: string }>(
    `select kind from notices where user_id = $1 or corporate_id = $1 order by kind`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

const listSubjects = async () => (await listQueuedMails(getDatabase().db)).map(({ subject }) => subject);

/** A live listing of olga's flat. */
async function publish(part: unknown = 'whole') {
  const { id, version } = await olga.draft(part);
  await trustEverybody(getDatabase().db);
  const { data } = await olga.move(id, 'publish', version);
  return { id, version: data.version };
}

describe('a listing of an owner', () => {
  test('goes from a draft through review to the market, is paused, let and closed', async () => {
    const { data: created, status } = await olga.create();
    expect([status, created]).toEqual([
      200,
      { id: expect.stringMatching(/^[a-z2-7]{12}$/), state: 'draft', version: 1 },
    ]);
    const { id } = created;
    const missing = await olga.move(id, 'submit', 1);
    expect([missing.status, missing.fields]).toEqual([400, ['monthlyRent', 'availableFrom']]);
    const changed = await olga.change(id, 1, { ...completeText, title: 'Bright flat' });
    expect(changed.data).toEqual({ state: 'draft', version: 2, may: ['submit', 'close'] });
    expect((await olga.move(id, 'submit', 2)).data).toEqual({ state: 'review', version: 3, may: ['close'] });
    expect(await discover()).toEqual([]);
    expect(await listNotices('desk')).toEqual(['listing-in-review']);
    expect((await oli.move(id, 'approve', 3)).data).toEqual({ state: 'live', version: 4, may: [] });
    expect(await discover()).toEqual([id]);
    expect(await listNotices('desk')).toEqual([]);
    expect(await listSubjects()).toEqual(['Your listing is live: Bright flat']);
    const { data: shown } = await (await open(null)).get(`/api/listings/${id}`);
    expect(shown).toMatchObject({
      title: 'Bright flat',
      numberOfBedrooms: 3,
      address: { block: '210', floor: null, unit: null, postalCode: '560210' },
      lister: { kind: 'owner', name: 'Olga', phoneNumber: null },
    });
    expect((await olga.move(id, 'pause', 4)).data.state).toBe('paused');
    expect(await discover()).toEqual([]);
    expect((await olga.move(id, 'resume', 5)).data.state).toBe('live');
    expect((await olga.move(id, 'confirm', 6)).data.state).toBe('live');
    expect((await olga.move(id, 'let', 7)).data.state).toBe('let');
    expect((await olga.move(id, 'resume', 8)).data.state).toBe('live');
    expect((await olga.move(id, 'close', 9)).data).toEqual({ state: 'closed', version: 10, may: [] });
  });

  test.each([
    ['an HDB flat', 0, 'block'],
    ['a condominium', 1, 'floor'],
    ['a serviced apartment', 4, 'unit'],
    ['a landed home', 2, 'block'],
  ])('of %s (type %i) is not submitted without its %s', async (_, type, name) => {
    const { db } = getDatabase();
    const { id, version } = await olga.draft();
    await db.query(`update units set property_type = $2, ${name} = null where id = $1`, [homeUnit, type]);
    const { status, fields } = await olga.move(id, 'submit', version);
    expect([status, fields]).toEqual([400, ['address']]);
    expect(await olga.own(id)).toMatchObject({ missing: ['address'] });
  });

  test('of a landed home needs neither a floor nor a unit number', async () => {
    const { id, version } = await olga.draft();
    const landed = 'update units set property_type = 2, floor = null, unit = null where id = $1';
    await getDatabase().db.query(landed, [homeUnit]);
    expect((await olga.move(id, 'submit', version)).data.state).toBe('review');
  });

  test('is not offered anew from a day that is over; today is right, and a day that was saved before stays', async () => {
    const { id, version } = await publish();
    const over = await olga.change(id, version, { availableFrom: '2026-11-20' });
    expect([over.status, over.fields]).toEqual([400, ['availableFrom']]);
    const now = await olga.change(id, version, { availableFrom: '2026-11-21' });
    expect(now.status).toBe(200);
    await getDatabase().db.query(`update listings set available_from = '2020-01-01' where id = $1`, [id]);
    const same = { availableFrom: '2020-01-01', title: 'Quiet flat' };
    const kept = await olga.change(id, now.data.version, same);
    expect(kept.status).toBe(200);
    const paused = await olga.move(id, 'pause', kept.data.version);
    expect((await olga.move(id, 'resume', paused.data.version)).status).toBe(200);
  });

  test('is not submitted or published with a first day that is over by then', async () => {
    const { id, version } = await olga.draft();
    await trustEverybody(getDatabase().db);
    await getDatabase().db.query('update listings set available_from = $2 where id = $1', [id, '2026-11-20']);
    for (const name of ['submit', 'publish'] as const) {
      const { status, fields } = await olga.move(id, name, version);
      expect([status, fields]).toEqual([400, ['availableFrom']]);
    }
  });

  test('is published at once after the first one was approved', async () => {
    const first = await olga.draft({ room: 1 });
    expect((await olga.move(first.id, 'publish', first.version)).fields).toEqual(['transition']);
    const { data } = await olga.move(first.id, 'submit', first.version);
    await oli.move(first.id, 'approve', data.version);
    const second = await olga.draft({ room: 2 });
    const published = await olga.move(second.id, 'publish', second.version);
    expect(published.data.state).toBe('live');
    const again = await olga.move(second.id, 'publish', published.data.version);
    expect(again.data).toEqual(published.data);
    const third = await olga.draft({ room: 3 });
    expect((await olga.move(third.id, 'submit', third.version)).data.state).toBe('live');
  });

  test('is rejected with words that are mailed, and submitted again', async () => {
    const { id, version } = await olga.draft();
    await olga.move(id, 'submit', version);
    expect((await oli.move(id, 'reject', version + 1)).fields).toEqual(['words']);
    const rejected = await oli.move(id, 'reject', version + 1, { words: 'Please add photos.' });
    expect(rejected.data.state).toBe('draft');
    expect(await listNotices('olga')).toEqual(['listing-rejected']);
    expect((await listQueuedMails(getDatabase().db))[0]).toMatchObject({
      recipient: 'olga@people.example',
      text_body: expect.stringContaining('Please add photos.'),
    });
    expect(await olga.own(id)).toMatchObject({ rejection: 'Please add photos.', needsReview: true });
    await olga.move(id, 'submit', rejected.data.version);
    expect(await listNotices('olga')).toEqual([]);
    expect(await olga.own(id)).toMatchObject({ rejection: null, state: 'review' });
  });

  test('says what it lacks, and shows its preview once it has a rent', async () => {
    const { data } = await olga.create({ room: 2 });
    const path = `/api/listings/${data.id}/preview`;
    expect((await olga.get(path)).status).toBe(404);
    expect(await olga.own(data.id)).toMatchObject({
      part: { room: 2 },
      propertySubType: 10,
      missing: ['monthlyRent', 'availableFrom'],
      property: { id: homeUnit, ownership: 'own', address: { floor: '08', unit: '123' } },
      photos: [],
      needsAuthority: false,
    });
    await olga.change(data.id, 1, {
      ...completeText,
      area: { value: 12, unit: 0 },
      rules: { pets: 'allowed' },
    });
    expect((await olga.get(path)).data).toMatchObject({
      status: 'live',
      numberOfBedrooms: 1,
      area: { value: 12, unit: 0 },
      rules: { pets: 'allowed' },
    });
    expect((await oli.get(path)).status).toBe(200);
    expect((await (await open('ole')).get(path)).status).toBe(404);
  });

  test('keeps what a change leaves out, counts only what changed, and keeps what the public must see', async () => {
    const { id, version } = await publish();
    expect((await olga.change(id, version, { title: 'New' })).data.version).toBe(version + 1);
    expect((await olga.change(id, version + 1, { title: 'New' })).data.version).toBe(version + 1);
    expect((await olga.change(id, version + 1, { monthlyRent: null })).fields).toEqual(['monthlyRent']);
    expect((await olga.change(id, version + 1, { area: { value: 20, unit: 0 } })).fields).toEqual(['area']);
    expect((await olga.change(id, version + 1, { propertySubType: 10 })).fields).toEqual(['propertySubType']);
    expect(await olga.own(id)).toMatchObject({ title: 'New', monthlyRent: completeText.monthlyRent });
  });

  test('is copied with its words and photos, without the day it is available from', async () => {
    const { db } = getDatabase();
    const blobId = 'b10b'.repeat(16);
    const { id } = await publish();
    await db.query(
      `insert into blobs (id, content_type, bytes, byte_length) values ($1, 'image/webp', '1', 1)
      on conflict do nothing`,
      [blobId],
    );
    await db.query(
      `insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height)
        values ($1, 0, $2, 'living', 'A room', 4, 3)`,
      [id, blobId],
    );
    const { data } = await olga.call('POST', `/api/listings/${id}/copy`, {});
    expect(data).toMatchObject({ state: 'draft', version: 1 });
    expect(await olga.own(data.id)).toMatchObject({
      monthlyRent: completeText.monthlyRent,
      availableFrom: null,
      photos: [{ alt: 'A room' }],
      missing: ['availableFrom'],
    });
    expect((await (await open('ole')).call('POST', `/api/listings/${id}/copy`, {})).status).toBe(404);
  });

  test('is not published by an unverified company or somebody who lost the unit', async () => {
    const { db } = getDatabase();
    const { id, version } = await olga.draft();
    await trustEverybody(db);
    await db.query(`update units set owner_user_id = 'ole' where id = $1`, [homeUnit]);
    const lost = await olga.move(id, 'publish', version);
    expect(lost.status).toBe(404);
    const max = await open('max', 'alpha');
    const ofCompany = await max.draft('whole', companyUnit);
    await db.query(`update corporates set verified_at = null, verified_by = null where id = 'alpha'`);
    expect((await max.move(ofCompany.id, 'submit', ofCompany.version)).status).toBe(403);
  });
});

describe('a listing of a company', () => {
  test('is made by one member, published by another, and asked about in their inbox', async () => {
    const { db } = getDatabase();
    const max = await open('max', 'alpha');
    const { id, version } = await max.draft('whole', companyUnit);
    await trustEverybody(db);
    const ada = await open('ada', 'alpha');
    expect((await ada.move(id, 'publish', version)).data.state).toBe('live');
    expect((await (await open('oli', 'desk')).move(id, 'pause', version + 1)).status).toBe(404);
    const tim = await open('tim');
    const asked = await tim.call('POST', '/api/enquiries', { listingId: id, message: 'Is it free?' });
    expect(asked.status).toBe(200);
    const inbox = (await max.get('/api/chat/all')).data as unknown as { conversationContextId: string }[];
    expect(inbox.map(({ conversationContextId }) => conversationContextId)).toEqual([`listing-${id}`]);
    const received = (await max.get('/api/enquiries')).data as unknown as { received: { message: string }[] };
    expect(received.received).toMatchObject([{ message: 'Is it free?' }]);
    const own = await ada.call('POST', '/api/enquiries', { listingId: id, message: 'Is it mine?' });
    expect([own.status, own.fields]).toEqual([400, ['listingId']]);
  });
});

describe('whoever it is not theirs', () => {
  test.each(['ole', 'tim', 'anil', 'max', null])('cannot see, change or move it: %s', async (userId) => {
    const { id, version } = await olga.draft();
    const other = await open(userId);
    const status = userId === null ? 401 : 404;
    expect((await other.create()).status).toBe(status);
    expect((await other.get(`/api/listings/${id}/draft`)).status).toBe(status);
    expect((await other.get(`/api/listings/${id}/preview`)).status).toBe(status);
    expect((await other.change(id, version, { title: 'Mine' })).status).toBe(status);
    for (const name of ['submit', 'publish', 'pause', 'resume', 'confirm', 'let', 'close'])
      expect((await other.move(id, name, version)).status).toBe(status);
    for (const name of ['copy', 'join'])
      expect((await other.call('POST', `/api/listings/${id}/${name}`, {})).status).toBe(status);
    expect((await other.move(id, 'approve', version)).status).toBe(status);
    expect((await other.move(id, 'reject', version, { words: 'No.' })).status).toBe(status);
    expect((await other.get('/api/reviews')).status).toBe(userId === null ? 401 : 403);
  });

  test.each(['hidden', 'nosuchhome22'])('finds nothing public of a draft: %s', async (which) => {
    const { id: draftId } = await olga.draft();
    const id = which === 'hidden' ? draftId : which;
    const tim = await open('tim');
    const visitor = await open(null);
    for (const part of ['', '/similar', '/fair-rent', '/stations', '/places'])
      expect([part, (await visitor.get(`/api/listings/${id}${part}`)).status]).toEqual([part, 404]);
    expect((await tim.get(`/api/listings/${id}/phone`)).status).toBe(404);
    expect((await tim.call('PUT', `/api/favourites/${id}`, {})).status).toBe(404);
    const report = { reason: 'scam', message: '' };
    expect((await tim.call('POST', `/api/listings/${id}/reports`, report)).status).toBe(404);
    const enquiry = { listingId: id, message: 'Is it free?' };
    expect((await tim.call('POST', '/api/enquiries', enquiry)).status).toBe(404);
    expect((await tim.call('POST', '/api/chat/start', { contextId: `listing-${id}` })).status).toBe(404);
  });

  test('sees fair rent, stations and places of a draft as its lister or an operator', async () => {
    const { id } = await olga.draft();
    for (const person of [olga, oli])
      for (const part of ['fair-rent', 'stations', 'places'])
        expect((await person.get(`/api/listings/${id}/${part}`)).status).toBe(200);
  });
});

describe('a transition', () => {
  test('is refused if the version is stale or it is not open', async () => {
    const { id, version } = await olga.draft();
    const stale = await olga.move(id, 'submit', version - 1);
    expect([stale.status, stale.fields]).toEqual([409, ['version']]);
    for (const name of ['pause', 'resume', 'confirm', 'let']) {
      const closed = await olga.move(id, name, version);
      expect([closed.status, closed.fields]).toEqual([409, ['transition']]);
    }
    const early = await oli.move(id, 'approve', version);
    expect([early.status, early.fields]).toEqual([409, ['transition']]);
    await olga.move(id, 'close', version);
    const { status, fields } = await olga.change(id, version + 1, { title: 'Late' });
    expect([status, fields]).toEqual([409, ['transition']]);
  });

  test('happens once for a repeated key', async () => {
    const { id, version } = await olga.draft();
    const first = await olga.move(id, 'submit', version, {}, 'the-same-key');
    const second = await olga.move(id, 'submit', version, {}, 'the-same-key');
    expect([second.status, second.data]).toEqual([200, first.data]);
    const { rows } = await getDatabase().db.query(
      `select from audit_log where action = 'listing-moved' and details->>'listing' = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('of a reported listing that is removed closes it for good', async () => {
    const { id } = await publish();
    await (await open('tim')).call('POST', `/api/listings/${id}/reports`, { reason: 'scam' });
    const { data } = await oli.get('/api/reports');
    const [report] = data as unknown as { id: string }[];
    await oli.call('POST', `/api/reports/${report?.id}/settle`, { outcome: 'removed' });
    expect(await olga.own(id)).toMatchObject({ state: 'closed', may: [] });
  });
});

describe('the queue of reviews', () => {
  test('says what the data knows of lister and home', async () => {
    const { db } = getDatabase();
    const { id, version } = await olga.draft();
    await olga.move(id, 'submit', version);
    // The audit log outlives the people of each test.
    const read = async () =>
      (await oli.get('/api/reviews')).data as unknown as { lister: { rejections: number } }[];
    const before = (await read())[0]?.lister.rejections ?? 0;
    await oli.move(id, 'reject', version + 1, { words: 'More photos, please.' });
    const again = await olga.own(id);
    await olga.move(id, 'submit', again.version);
    await db.query(
      `insert into listings (id, source, source_row, content_hash, status, slug, block, street, floor, unit, postal_code,
        district, monthly_rent, listed_at, search)
      select 'sameaddress2', 'test', 'same', '', 'live', 'same', u.block, u.street, u.floor, u.unit, u.postal_code, l.district, 300000,
        now(), '' from listings l join units u on u.id = l.unit_id where l.id = $1`,
      [id],
    );
    await db.query(`insert into listings (id, source, source_row, content_hash, status, slug, street, monthly_rent, listed_at, search)
      values ('samepicture2', 'test', 'picture', '', 'let', 'same', 'Elsewhere', 300000, now(), '')`);
    await db.query(`insert into blobs (id, content_type, bytes, byte_length) values (repeat('a', 64), 'image/jpeg', 'x', 1)
      on conflict do nothing`);
    await db.query(
      `insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height)
      select l, 20, repeat('a', 64), 'photo', 'Photo', 1, 1 from unnest(array[$1, 'samepicture2']) as l`,
      [id],
    );
    await db.query(
      `insert into listing_reports (listing_id, reason, created_at) values ($1, 'scam', now())`,
      [id],
    );
    const { data } = await oli.get('/api/reviews');
    expect(data).toMatchObject([
      {
        id,
        lister: { rejections: before + 1, reports: 1, upheld: 0 },
        duplicates: [
          { id: 'sameaddress2', because: 'address', status: 'live' },
          { id: 'samepicture2', because: 'photo', status: 'let' },
        ],
      },
    ]);
    expect((data as unknown as unknown[]).map((review) => reviewSchema.parse(review))).toEqual(data);
  });
});

describe('a rent far below that of similar homes', () => {
  test('wants a reason', async () => {
    const { db } = getDatabase();
    await db.query(`insert into listings (id, source, source_row, content_hash, status, slug, street, postal_code, property_type,
        property_sub_type, number_of_bedrooms, latitude, longitude, monthly_rent, provenance_kind, provenance_month, listed_at, search)
      select 'let' || repeat(chr(96 + n), 9), 'test', n::text, '', 'let', 'let', 'Ang Mo Kio Avenue 3', '560211', 0, 0, 3, 1.3691,
        103.8454, 300000, 'open-data', '2026-10', now(), '' from generate_series(1, 5) as n`);
    const { id, version } = await olga.draft();
    const low = await olga.change(id, version, { monthlyRent: 200_000 });
    expect(await olga.own(id)).toMatchObject({ needsLowRentReason: true });
    const refused = await olga.move(id, 'submit', low.data.version);
    expect([refused.status, refused.fields]).toEqual([400, ['lowRentReason']]);
    const said = await olga.change(id, low.data.version, { lowRentReason: 'A friend of the family.' });
    expect((await olga.move(id, 'submit', said.data.version)).data.state).toBe('review');
    const { data } = await oli.get('/api/reviews');
    expect(data).toMatchObject([
      {
        id,
        lister: { kind: 'owner', name: 'Olga', isVerified: false, listings: 0, reports: 0 },
        waitingDays: 0,
        medianRent: 300_000,
        duplicates: [],
        notes: 0,
        lowRentReason: 'A friend of the family.',
        floor: '08',
        listing: { monthlyRent: 200_000, status: 'live' },
      },
    ]);
    const withdrawn = await olga.change(id, said.data.version + 1, { lowRentReason: null });
    expect(withdrawn.fields).toEqual(['lowRentReason']);
  });
});
