import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferTerms, Rental, RentalEntry, RentalEvent } from '@sewa/api/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { mailUnseenMessages } from '../../conversations/chat-mail/mailUnseenMessages.ts';
import { feedFormat } from '../../homes/import/feedFormat.ts';
import { importListings } from '../../homes/import/importListings.ts';
import { deleteRentals } from '../../testing/deleteRentals.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import {
  authorise,
  homesStart,
  homeUnit,
  openHomes,
  resetHomes,
  trustEverybody,
} from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { expireOffers } from './expireOffers.ts';
import { sealEvent } from './sealEvent.ts';

const getDatabase = openTestDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(homesStart.getTime() + days * DAY_MS);

const folder = mkdtempSync(join(tmpdir(), 'sewa-rentals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Person = Awaited<ReturnType<typeof openHomes>>;
let olga: Person;
let tim: Person;
let listingId: string;

const open = (userId: string | null, corporateId?: string) =>
  openHomes(getDatabase().db, userId, corporateId === undefined ? {} : { corporateId });

/** What a tenant offers, with changes. */
const terms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  monthlyRent: 310_000,
  from: '2026-12-15',
  months: 12,
  depositMonths: 1,
  dutyBy: 'tenant',
  clauses: ['aircon-service'],
  occupiers: [{ name: 'Tim', residentialStatus: 'C' }],
  goodFaithCents: 310_000,
  expiresAt: inDays(3).toISOString(),
  ...changes,
});

interface Moved {
  id: string;
  state: string;
  version: number;
  may: string[];
}
const start = async (person: Person, id = listingId) => {
  const { status, data, fields } = await person.call('POST', '/api/rentals', { listingId: id });
  return { status, fields, ...(data as unknown as Moved) };
};
const step = async (person: Person, id: string, name: string, body: object) => {
  const { status, data, fields, message } = await person.call('POST', `/api/rentals/${id}/${name}`, body);
  return { status, fields, message, ...(data as unknown as Moved) };
};
const read = async (person: Person, id: string) =>
  (await person.get(`/api/rentals/${id}`)).data as unknown as Rental;
const list = async (person: Person, query = '') =>
  ((await person.get(`/api/rentals${query}`)).data as unknown as { items: RentalEntry[] }).items;
const openOfferId = async (person: Person, id: string) =>
  (await read(person, id)).offers.find(({ state }) => state === 'open')?.id ?? '';
const offer = (person: Person, id: string, version: number, changes: Partial<OfferTerms> = {}) =>
  step(person, id, 'offer', { version, terms: terms(changes) });
const listKinds = async (id: string) => {
  const { rows } = await getDatabase().db.query<{ kind: string }>(
    'select kind from notices where user_id = $1 or corporate_id = $1 order by kind',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const findListingState = async (id = listingId) => {
  const { rows } = await getDatabase().db.query<{ state: string }>(
    'select state from listings where id = $1',
    [id],
  );
  return rows[0]?.state;
};
const listMails = async (name: string) =>
  (await listQueuedMails(getDatabase().db))
    .filter(({ recipient }) => recipient.startsWith(name))
    .map(({ subject }) => subject);

/** A live listing, of olga's flat unless said otherwise. */
async function publish(person: Person, unitId = homeUnit) {
  const { id, version } = await person.draft('whole', unitId);
  await trustEverybody(getDatabase().db);
  await person.move(id, 'publish', version);
  return id;
}

/** A live listing of olga's that came in a file, at a rent in dollars. */
async function importFeed(rent = 3000) {
  const { db } = getDatabase();
  const file = join(folder, 'feed.csv');
  writeFileSync(
    file,
    'reference,property_type,property_sub_type,block,street,floor,unit,postal_code,bedrooms,rent,lister_kind,lister_name\n' +
      `A1,1,0,9,Kim Tian Road,05,12,168901,2,${rent},owner,Olga of the file\n`,
  );
  await importListings(db, { file, format: feedFormat, mode: 'live', source: 'feed/own', withListingEvents });
  const { rows } = await db.query<{ id: string }>(
    `with olga as (update listers set user_id = 'olga' where name = 'Olga of the file' returning id)
      select l.id from listings l where l.lister_id in (select id from olga)`,
  );
  return rows[0]?.id ?? '';
}

/** A rental of tim with an open offer of his. */
async function offered() {
  const { id, version } = await start(tim);
  const moved = await offer(tim, id, version);
  return { id, version: moved.version, offerId: await openOfferId(tim, id) };
}

beforeEach(async () => {
  const { db } = getDatabase();
  await deleteRentals(db);
  await resetHomes(db);
  [olga, tim] = [await open('olga'), await open('tim')];
  listingId = await publish(olga);
});

describe('a rental', () => {
  test('begins once for an asker and a listing, with both sides and a conversation', async () => {
    const first = await start(tim);
    expect(first).toMatchObject({
      status: 200,
      state: 'talking',
      version: 1,
      may: ['offer', 'withdraw', 'invite'],
    });
    expect((await start(tim)).id).toBe(first.id);
    const rental = await read(tim, first.id);
    expect(rental).toMatchObject({
      side: 'tenant',
      contract: null,
      clock: [],
      terms: null,
      listing: { id: listingId },
    });
    expect(rental.unit).toBeUndefined();
    expect(rental.parties.map(({ actorType, side, name, isMe }) => [actorType, side, name, isMe])).toEqual([
      [1, 'tenant', 'Tim', true],
      [2, 'landlord', 'Olga', false],
    ]);
    const { data } = await olga.get('/api/chat/all');
    expect(data).toMatchObject([
      {
        conversationContextId: `rental-${first.id}`,
        contextName: '210 Ang Mo Kio Avenue 3',
        latestMessage: { kind: 'event', text: 'Tim is interested in renting 210 Ang Mo Kio Avenue 3.' },
      },
    ]);
  });

  test('has a conversation that shows its home, and mails of it name the home', async () => {
    const { db } = getDatabase();
    const { conversationId } = await read(tim, (await start(tim)).id);
    const { data } = await olga.get(`/api/chat/${conversationId}`);
    expect(data).toMatchObject({
      listing: { id: listingId, address: { block: '210', street: 'Ang Mo Kio Avenue 3' } },
      partyId: null,
    });
    await tim.call('POST', '/api/chat/send', { conversationId, message: 'May I offer a little less?' });
    await db.query('update users set proven_email = email');
    await mailUnseenMessages(makeTestContext(db, { now: inDays(1), caller: 'system' }), {});
    expect(await listMails('olga')).toContain('Tim sent you a message about 210 Ang Mo Kio Avenue 3');
  });

  test('is nobody else’s: every call answers 404, and visitors are asked to log in', async () => {
    const { id, version, offerId } = await offered();
    const [ole, visitor] = [await open('ole'), await open(null)];
    for (const path of ['', '/events']) {
      expect((await ole.get(`/api/rentals/${id}${path}`)).status).toBe(404);
      expect((await visitor.get(`/api/rentals/${id}${path}`)).status).toBe(401);
    }
    const bodies = {
      offer: { version, terms: terms() },
      counter: { version, terms: terms() },
      accept: { version, offerId },
      decline: { version, offerId },
      withdraw: { version },
      invite: { version, actorType: 2, email: 'x@people.example' },
      leave: { version },
    };
    for (const [name, body] of Object.entries(bodies))
      expect((await step(ole, id, name, body)).status).toBe(404);
    expect(await list(ole)).toEqual([]);
    expect((await step(ole, 'not-an-id', 'withdraw', { version })).status).toBe(404);
  });

  test('is not begun by who lets the home, nor for a home off the market', async () => {
    expect(await start(olga)).toMatchObject({ status: 409, fields: ['listingId'] });
    await getDatabase().db.query(`update listings set state = 'paused', status = 'closed' where id = $1`, [
      listingId,
    ]);
    expect(await start(tim)).toMatchObject({ status: 409, fields: ['listingId'] });
    expect((await start(tim, 'abcdefghijkl')).status).toBe(404);
  });
});

describe('an offer', () => {
  test('is answered by the other side only, with a counter-offer, in turn', async () => {
    const { id, version } = await offered();
    expect(await listKinds('olga')).toEqual(['offer-received']);
    expect(await listMails('olga')).toContain('An offer to answer: 210 Ang Mo Kio Avenue 3');
    expect(await step(tim, id, 'counter', { version, terms: terms() })).toMatchObject({
      status: 409,
      fields: ['transition'],
    });
    const countered = await step(olga, id, 'counter', { version, terms: terms({ monthlyRent: 320_000 }) });
    expect(countered).toMatchObject({ state: 'offered', version: version + 1, may: ['withdraw', 'invite'] });
    expect(await listKinds('olga')).toEqual([]);
    expect(await listKinds('tim')).toEqual(['offer-received']);
    const rental = await read(tim, id);
    expect(rental.offers.map(({ number, by, byName, state }) => [number, by, byName, state])).toEqual([
      [1, 'tenant', 'Tim', 'countered'],
      [2, 'landlord', 'Olga', 'open'],
    ]);
    expect(rental.terms?.monthlyRent).toBe(320_000);
    expect(rental.may).toEqual(['counter', 'accept', 'decline', 'withdraw', 'invite']);
  });

  test('that the law forbids is refused with the reason, and one that has to be asked about is shown', async () => {
    const { id, version } = await start(tim);
    const short = await offer(tim, id, version, { months: 3 });
    expect(short).toMatchObject({
      status: 409,
      fields: ['terms'],
      message: 'HDB flats can’t be rented for less than 6 months.',
    });
    const visitor = { name: 'Ana', residentialStatus: 'A', passType: 'short-term-visit' } as const;
    expect(await offer(tim, id, version, { occupiers: [visitor] })).toMatchObject({
      status: 409,
      fields: ['terms'],
    });
    expect((await offer(tim, id, version)).status).toBe(200);
    const { reasons } = await read(olga, id);
    expect(reasons.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['hdb-owner', 'hdb-approval']));
    expect(reasons.every(({ answer }) => answer === 'ask')).toBe(true);
    expect((await step(olga, id, 'counter', { version: 2, terms: terms({ months: 40 }) })).fields).toEqual([
      'terms',
    ]);
  });

  test('names what is wrong with it', async () => {
    const { id, version } = await start(tim);
    expect((await offer(tim, id, version, { expiresAt: inDays(-1).toISOString() })).fields).toEqual([
      'terms.expiresAt',
    ]);
    expect((await offer(tim, id, version, { expiresAt: inDays(40).toISOString() })).fields).toEqual([
      'terms.expiresAt',
    ]);
    expect((await offer(tim, id, version, { from: '2026-11-01' })).fields).toEqual(['terms.from']);
    expect(await offer(tim, id, version, { occupiers: [] })).toMatchObject({
      status: 400,
      fields: ['terms.occupiers'],
    });
    expect((await offer(tim, id, 9)).fields).toEqual(['version']);
  });

  test('can be declined, and made again', async () => {
    const { id, version, offerId } = await offered();
    expect((await step(olga, id, 'decline', { version, offerId: 'abcdefghijkl' })).fields).toEqual([
      'transition',
    ]);
    expect(await step(olga, id, 'decline', { version, offerId })).toMatchObject({
      state: 'talking',
      version: version + 1,
    });
    expect(await listKinds('tim')).toEqual(['offer-declined']);
    expect((await offer(tim, id, version + 1)).state).toBe('offered');
    expect(await listKinds('tim')).toEqual([]);
  });

  test('expires once at its end, however many processes look, and either side can make a new one', async () => {
    const { id, version, offerId } = await offered();
    const expire = (now: Date) =>
      expireOffers(makeTestContext(getDatabase().db, { now, caller: 'system' }), {});
    expect(await expire(inDays(2.9))).toBe(0);
    expect((await Promise.all([expire(inDays(3)), expire(inDays(3))])).toSorted()).toEqual([0, 1]);
    expect(await read(olga, id)).toMatchObject({ state: 'expired', may: ['offer', 'withdraw', 'invite'] });
    expect(await listKinds('olga')).toEqual(['offer-expired']);
    expect((await step(olga, id, 'accept', { version: version + 1, offerId })).fields).toEqual([
      'transition',
    ]);
  });
});

describe('a home that its lister takes off the market', () => {
  const findVersion = async () => (await olga.own(listingId)).version;

  test.each([
    ['let', 'The home was marked as let, so the open offer was declined.'],
    ['close', 'The listing was closed, so the open offer was declined.'],
  ])('with %s asks first, then declines open offers and tells who made them', async (name, event) => {
    const max = await open('max', 'alpha');
    const theirs = await start(max);
    await offer(max, theirs.id, theirs.version);
    const { id } = await offered();
    expect(await olga.move(listingId, name, await findVersion())).toMatchObject({
      status: 409,
      fields: ['offers'],
      message: expect.stringMatching(/^2 offers are open\. .* declines them/),
    });
    expect(await findListingState()).toBe('live');
    expect((await read(tim, id)).state).toBe('offered');
    const gone = await olga.move(listingId, name, await findVersion(), { declinesOffers: true });
    expect(gone.status).toBe(200);
    for (const [person, rental] of [
      [tim, id],
      [max, theirs.id],
    ] as const) {
      const { state, offers, may } = await read(person, rental);
      expect([state, offers.map((each) => each.state)]).toEqual(['talking', ['declined']]);
      expect(may).not.toContain('accept');
    }
    expect([await listKinds('olga'), await listKinds('tim')]).toEqual([[], ['home-taken']]);
    expect(await listMails('tim')).toContain('No longer available: 210 Ang Mo Kio Avenue 3');
    const { rows } = await getDatabase().db.query<{ text: string }>(
      `select m.body as text from messages m join conversations c on c.id = m.conversation_id
        where c.context_id = $1 and m.sender_id is null order by m.number desc limit 1`,
      [id],
    );
    expect(rows.map(({ text }) => text)).toEqual([event]);
  });

  test('is let without a question where no offer is open, and back on the market has no offers', async () => {
    const { id, version, offerId } = await offered();
    await step(olga, id, 'decline', { version, offerId });
    expect((await olga.move(listingId, 'let', await findVersion())).status).toBe(200);
    expect((await olga.move(listingId, 'resume', await findVersion())).status).toBe(200);
    expect((await read(tim, id)).offers.map(({ state }) => state)).toEqual(['declined']);
  });

  test('keeps what was agreed, and nobody else can decline offers with it', async () => {
    const { id, version, offerId } = await offered();
    const ole = await open('ole');
    expect((await ole.move(listingId, 'let', await findVersion(), { declinesOffers: true })).status).toBe(
      404,
    );
    expect((await olga.move(listingId, 'let', await findVersion(), { declinesOffers: 1 })).status).toBe(400);
    expect((await read(tim, id)).state).toBe('offered');
    await step(olga, id, 'accept', { version, offerId });
    expect((await olga.move(listingId, 'close', await findVersion())).status).toBe(200);
    expect((await read(tim, id)).state).toBe('agreed');
  });

  test('that came in a file asks first too', async () => {
    const imported = await importFeed();
    const { id, version } = await start(tim, imported);
    await offer(tim, id, version);
    const { rows } = await getDatabase().db.query<{ version: number }>(
      'select version from listings where id = $1',
      [imported],
    );
    const current = rows[0]?.version ?? 0;
    expect((await olga.move(imported, 'let', current)).fields).toEqual(['offers']);
    expect((await olga.move(imported, 'let', current, { declinesOffers: true })).status).toBe(200);
    expect((await read(tim, id)).offers.map(({ state }) => state)).toEqual(['declined']);
    await getDatabase().db.query('delete from imports');
  });
});

describe('an agreement', () => {
  test('is subject to contract, lets the home, freezes the names and tells the others kindly', async () => {
    const max = await open('max', 'alpha');
    const theirs = await start(max);
    await offer(max, theirs.id, theirs.version);
    const { id, version, offerId } = await offered();
    expect(await step(olga, id, 'accept', { version, offerId })).toMatchObject({
      state: 'agreed',
      version: version + 1,
      may: ['draft', 'withdraw', 'checks', 'invite'],
    });
    expect(await findListingState()).toBe('let');
    const rental = await read(tim, id);
    expect(rental).toMatchObject({
      isSubjectToContract: true,
      unit: { block: '210', floor: '08', unit: '123', postalCode: '560210' },
      terms: { monthlyRent: 310_000 },
    });
    await getDatabase().db.query(`update users set name = 'Timothy' where id = 'tim'`);
    expect((await read(olga, id)).parties.map(({ name }) => name)).toEqual(['Tim', 'Olga']);
    const others = await read(max, theirs.id);
    expect([others.state, others.offers.map(({ state }) => state)]).toEqual(['talking', ['declined']]);
    expect(await listKinds('alpha')).toEqual(['home-taken']);
    expect(await listMails('ada')).toContain('Rented to someone else: 210 Ang Mo Kio Avenue 3');
    expect(await listMails('tim')).toContain('You agreed: 210 Ang Mo Kio Avenue 3');
    expect((await offer(max, theirs.id, others.version)).fields).toEqual(['transition']);
  });

  test('tells whose offer lost, so that the lister has nobody left to tell', async () => {
    const { db } = getDatabase();
    await db.query(
      `with c as (insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at, last_number)
          select 'listing', listing_id, u, u, now(), now(), 1 from (select id as listing_id from listings where id = $1) l,
            unnest(array['max', 'tim']) u returning id, party_key)
        insert into conversation_users (conversation_id, user_id) select c.id, x from c, unnest(array[c.party_key, 'olga']) x`,
      [listingId],
    );
    const max = await open('max', 'alpha');
    const theirs = await start(max);
    await offer(max, theirs.id, theirs.version);
    const { id, version, offerId } = await offered();
    await step(olga, id, 'accept', { version, offerId });
    const { rows } = await db.query(
      `select c.party_key from conversation_users p join conversations c on c.id = p.conversation_id
        where p.told_gone_at is not null`,
    );
    expect(rows).toEqual([{ party_key: 'max' }]);
  });

  test('is made once, however many offers are accepted at the same time', async () => {
    const people = [tim, await open('ole'), await open('bea'), await open('max', 'alpha')];
    const offers: { id: string; version: number; offerId: string }[] = [];
    for (const person of people) {
      const { id, version } = await start(person);
      const moved = await offer(person, id, version);
      offers.push({ id, version: moved.version, offerId: await openOfferId(olga, id) });
    }
    const accepts = Array.from({ length: 50 }, (_, index) => {
      const one = offers[index % offers.length];
      if (!one) throw new Error('There is no such offer.');
      return step(olga, one.id, 'accept', { version: one.version, offerId: one.offerId });
    });
    const answers = await Promise.all(accepts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const { rows } = await getDatabase().db.query(`select from offers where state = 'accepted'`);
    expect(rows).toHaveLength(1);
  });

  test('never stands on an offer that was withdrawn at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, version, offerId } = await offered();
      const [accepted, withdrawn] = await Promise.all([
        step(olga, id, 'accept', { version, offerId }),
        step(tim, id, 'withdraw', { version }),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      const { state, version: next, offers } = await read(tim, id);
      expect([state, offers.at(-1)?.state]).toEqual(
        accepted.status === 200 ? ['agreed', 'accepted'] : ['withdrawn', 'withdrawn'],
      );
      if (state === 'agreed') await step(tim, id, 'withdraw', { version: next });
      expect(await findListingState()).toBe('live');
    }
  });

  test('that is withdrawn before signing puts the home back on the market', async () => {
    const { id, version, offerId } = await offered();
    await step(olga, id, 'accept', { version, offerId });
    expect(await step(tim, id, 'withdraw', { version: version + 1 })).toMatchObject({
      state: 'withdrawn',
      may: [],
    });
    expect(await findListingState()).toBe('live');
    expect(await listKinds('olga')).toEqual(['rental-withdrawn']);
    const again = await start(tim);
    expect(again).toMatchObject({ state: 'talking' });
    expect(again.id).not.toBe(id);
  });

  test('lets a listing of a file, whatever later files say, and withdrawn it is on the market again', async () => {
    const { db } = getDatabase();
    const imported = await importFeed();
    const findStatus = async () =>
      (await db.query<{ status: string }>('select status from listings where id = $1', [imported])).rows[0]
        ?.status;
    const { id, version } = await start(tim, imported);
    const { version: offeredVersion } = await offer(tim, id, version);
    const agreed = await step(olga, id, 'accept', {
      version: offeredVersion,
      offerId: await openOfferId(olga, id),
    });
    expect(agreed).toMatchObject({ status: 200, state: 'agreed' });
    expect(await findStatus()).toBe('let');
    await importFeed(3500);
    expect(await findStatus()).toBe('let');
    await step(tim, id, 'withdraw', { version: agreed.version });
    expect(await findStatus()).toBe('live');
    await db.query('delete from imports');
  });

  test('takes a part of a unit for some days once', async () => {
    const { id, version, offerId } = await offered();
    await step(olga, id, 'accept', { version, offerId });
    // Its owner puts it back by hand, as if nothing had been agreed.
    const { data } = await olga.get(`/api/listings/${listingId}/draft`);
    await olga.move(listingId, 'resume', data.version);
    const ole = await open('ole');
    const second = await start(ole);
    const moved = await offer(ole, second.id, second.version);
    const accept = { version: moved.version, offerId: await openOfferId(olga, second.id) };
    expect(await step(olga, second.id, 'accept', accept)).toMatchObject({ status: 409, fields: ['part'] });
    expect(await read(ole, second.id)).toMatchObject({ state: 'offered' });
  });
});

describe('agents and companies', () => {
  test('an agent receives offers beside the owner, and makes them for a client', async () => {
    await olga.move(listingId, 'close', (await olga.get(`/api/listings/${listingId}/draft`)).data.version);
    await authorise(getDatabase().db, 'R012345A');
    const anil = await open('anil');
    const agents = await publish(anil);
    const bea = await open('bea');
    const { id, version } = await start(bea, agents);
    expect((await read(bea, id)).parties.map(({ actorType, name }) => [actorType, name])).toEqual([
      [4, 'Bea'],
      [2, 'Olga'],
      [3, 'Anil'],
    ]);
    expect(await start(anil, agents)).toMatchObject({ status: 409, fields: ['listingId'] });
    expect(await start(olga, agents)).toMatchObject({ status: 409, fields: ['listingId'] });
    const moved = await offer(bea, id, version);
    expect(
      await step(anil, id, 'accept', { version: moved.version, offerId: await openOfferId(anil, id) }),
    ).toMatchObject({
      state: 'agreed',
    });
    expect(await listKinds('olga')).toContain('rental-agreed');
  });

  test('a company makes and receives offers, seen by all its people', async () => {
    const [max, ada] = [await open('max', 'alpha'), await open('ada', 'alpha')];
    const theirs = await start(max);
    await offer(max, theirs.id, theirs.version);
    expect(await list(ada, '?as=tenant')).toMatchObject([
      {
        id: theirs.id,
        side: 'tenant',
        otherNames: ['Olga'],
        openOffer: { depositMonths: 1, occupierCount: 1 },
      },
    ]);
    const companyListing = await publish(ada, 'bbbbbbbbbbbb');
    const { id, version } = await start(tim, companyListing);
    const moved = await offer(tim, id, version);
    expect((await list(max, '?as=landlord')).map((entry) => entry.id)).toEqual([id]);
    expect(await list(max, '?as=landlord&state=talking')).toEqual([]);
    const accept = { version: moved.version, offerId: await openOfferId(max, id) };
    expect(await step(max, id, 'accept', accept)).toMatchObject({ state: 'agreed' });
    expect(await list(await open('ole'), '?as=landlord')).toEqual([]);
  });

  test('somebody who is invited becomes a party of that side, and can leave again', async () => {
    const { db } = getDatabase();
    const { id, version } = await start(tim);
    expect(
      await step(tim, id, 'invite', { version, actorType: 2, email: 'ole@people.example' }),
    ).toMatchObject({ status: 400, fields: ['actorType'] });
    const invited = await step(tim, id, 'invite', { version, actorType: 5, email: 'eva@people.example' });
    expect(invited.status).toBe(200);
    await db.query(`insert into users (id, name, email, proven_email, user_type_ids, is_valid)
      values ('eva', 'Eva', 'eva@people.example', 'eva@people.example', '{1}', true)`);
    const eva = await open('eva');
    await acceptLatest(eva);
    const rental = await read(eva, id);
    expect(rental).toMatchObject({ side: 'tenant', may: ['leave'] });
    expect((await offer(eva, id, rental.version)).status).toBe(403);
    expect((await step(eva, id, 'leave', { version: rental.version })).status).toBe(200);
    expect((await eva.get(`/api/rentals/${id}`)).status).toBe(404);
    expect((await read(tim, id)).parties.find(({ name }) => name === 'Eva')).toMatchObject({ hasLeft: true });
  });

  test('nobody is on both sides, and an invitation by a stranger leads to no rental', async () => {
    const { id, version } = await start(tim);
    await step(tim, id, 'invite', { version, actorType: 1, email: 'olga@people.example' });
    await getDatabase().db.query(`update users set user_type_ids = '{1,2}' where id = 'olga'`);
    const answer = await acceptLatest(await open('olga'));
    expect(answer.status).toBe(409);
    expect((await read(tim, id)).parties).toHaveLength(2);
    const ole = await open('ole');
    await getDatabase().db.query(
      `update invitations set invited_by = 'ole', accepted_at = null, accepted_by = null where rental_process_id = $1`,
      [id],
    );
    await getDatabase().db.query(`update users set user_type_ids = '{1}' where id = 'bea'`);
    await acceptLatest(await open('bea'));
    expect((await read(tim, id)).parties).toHaveLength(2);
    expect(ole).toBeDefined();
  });
});

/** Accepts the latest invitation by its link. */
async function acceptLatest(person: Person) {
  const { db } = getDatabase();
  const guid = '00000000-0000-4000-8000-000000000001';
  const { hashGuid } = await import('../../accounts/invitations/invitationSecrets.ts');
  await db.query(
    'update invitations set guid_hash = $1 where id = (select id from invitations order by created_at desc limit 1)',
    [hashGuid(guid)],
  );
  return person.call('POST', `/api/invitations/by-link/${guid}/accept`, {});
}

test('every step is sealed with the one before, and nothing changes it', async () => {
  const { id, version, offerId } = await offered();
  await step(olga, id, 'accept', { version, offerId });
  const events = (await tim.get(`/api/rentals/${id}/events`)).data as unknown as RentalEvent[];
  expect(events.map(({ number, transition }) => [number, transition])).toEqual([
    [1, 'start'],
    [2, 'offer'],
    [3, 'accept'],
  ]);
  let previous = '';
  for (const { seal, ...event } of events) {
    expect(event.previous).toBe(previous);
    expect(seal).toBe(sealEvent(id, event));
    previous = seal;
  }
  await expect(getDatabase().db.query(`update rental_events set transition = 'x'`)).rejects.toThrow();
  await expect(getDatabase().db.query('delete from rental_events')).rejects.toThrow();
});

test('a renter’s card is filled in once, shown where it is shared, and taken back', async () => {
  const { id } = await start(tim);
  const card = {
    occupiers: terms().occupiers,
    pets: 'A cat',
    smokers: false,
    incomeBand: '8k-15k',
    words: 'Quiet.',
  };
  expect((await tim.get('/api/renter-card')).data).toBeNull();
  expect((await tim.call('POST', '/api/renter-card/shares', { rentalId: id })).status).toBe(404);
  expect((await tim.call('PUT', '/api/renter-card', card)).data).toMatchObject({
    ...card,
    version: 1,
    shares: [],
  });
  expect((await tim.call('PUT', '/api/renter-card', card)).fields).toEqual(['version']);
  const share = await tim.call('POST', '/api/renter-card/shares', { rentalId: id });
  expect((await read(olga, id)).cards).toMatchObject([{ ...card, name: 'Tim' }]);
  expect((await read(tim, id)).cards).toEqual([]);
  await tim.call('PUT', '/api/renter-card', { ...card, pets: 'Two cats', version: 1 });
  expect((await read(olga, id)).cards).toMatchObject([{ pets: 'Two cats' }]);
  const ole = await open('ole');
  expect((await ole.call('DELETE', `/api/renter-card/shares/${share.data.id}`)).status).toBe(404);
  expect((await ole.call('POST', '/api/renter-card/shares', { rentalId: id })).status).toBe(404);
  expect((await tim.call('DELETE', `/api/renter-card/shares/${share.data.id}`)).status).toBe(200);
  expect((await read(olga, id)).cards).toEqual([]);
});
