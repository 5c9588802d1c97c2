import type { Viewing, ViewingSlot } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { homesStart, openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { askAfterViewings, passOnSeats, remindOfViewings, takeBackGoneSlots } from './viewingJobs.ts';

const getDatabase = openTestDatabase();
const HOUR_MS = 60 * 60 * 1000;
const at = (hours: number) => new Date(homesStart.getTime() + hours * HOUR_MS);

type Person = Awaited<ReturnType<typeof openHomes>>;
let olga: Person;
let tim: Person;
let anil: Person;
let listingId: string;

const open = (
  userId: string | null,
  { now = homesStart, corporateId }: { now?: Date; corporateId?: string } = {},
) => openHomes(getDatabase().db, userId, { now, ...(corporateId !== undefined && { corporateId }) });
const system = (now: Date) => makeTestContext(getDatabase().db, { now, caller: 'system' });

/** A time of the listing that begins some hours from the start, and takes half an hour. */
const slot = (hours: number, seats = 1) => ({
  startsAt: at(hours).toISOString(),
  endsAt: at(hours + 0.5).toISOString(),
  seats,
});
const offer = (...slots: ReturnType<typeof slot>[]) =>
  olga.call('POST', `/api/listings/${listingId}/slots`, { slots });
const offerOne = async (hours = 48, seats = 1) => {
  const { data } = await offer(slot(hours, seats));
  return (data as unknown as ViewingSlot[])[0]?.id ?? '';
};
const book = (person: Person, slotId: string, body: object = {}) =>
  person.call('POST', `/api/slots/${slotId}/book`, body);
const bookedId = async (person: Person, slotId: string) =>
  ((await book(person, slotId)).data as unknown as { viewingId: string }).viewingId;
const wait = (person: Person, slotId: string) => person.call('POST', `/api/slots/${slotId}/wait`, {});
const act = (person: Person, id: string, name: string, body: object = {}) =>
  person.call('POST', `/api/viewings/${id}/${name}`, body);
const list = async (person: Person) =>
  (await person.get('/api/viewings')).data as unknown as { hosting: Viewing[]; visiting: Viewing[] };
const listSubjects = async (userId: string) =>
  (await listQueuedMails(getDatabase().db))
    .filter(({ recipient }) => recipient.startsWith(userId))
    .map(({ subject }) => subject);
const listKinds = async (userId: string) => {
  const { rows } = await getDatabase().db.query<{ kind: string }>(
    'select kind from notices where user_id = $1 order by kind',
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

beforeEach(async () => {
  await resetHomes(getDatabase().db);
  [olga, tim, anil] = [await open('olga'), await open('tim'), await open('anil')];
  const { id, version } = await olga.draft();
  await trustEverybody(getDatabase().db);
  await olga.move(id, 'publish', version);
  listingId = id;
});

describe('times for viewings', () => {
  test('are offered by the lister only, and everybody sees those to come', async () => {
    const answer = await offer(slot(50, 3), slot(48));
    expect([answer.status, answer.data]).toMatchObject([
      200,
      [
        { seats: 1, free: 1 },
        { seats: 3, free: 3 },
      ],
    ]);
    const visitor = await open(null);
    const { data } = await visitor.get(`/api/listings/${listingId}/slots`);
    expect(data).toEqual(answer.data);
    const { data: later } = await (await open(null, { now: at(49) })).get(`/api/listings/${listingId}/slots`);
    expect(later).toMatchObject([{ free: 3 }]);
    for (const stranger of [tim, anil])
      expect(
        (await stranger.call('POST', `/api/listings/${listingId}/slots`, { slots: [slot(60)] })).status,
      ).toBe(404);
    expect(
      (await visitor.call('POST', `/api/listings/${listingId}/slots`, { slots: [slot(60)] })).status,
    ).toBe(401);
    expect((await visitor.get('/api/listings/abcdefghijkl/slots')).status).toBe(404);
  });

  test('never overlap for one host, and all of a call are offered or none', async () => {
    await offer(slot(48));
    const overlapping = await offer(slot(40), slot(48.25));
    expect([overlapping.status, overlapping.fields]).toEqual([409, ['slots']]);
    expect((await tim.get(`/api/listings/${listingId}/slots`)).data).toHaveLength(1);
    expect((await offer(slot(48.5))).status).toBe(200);
  });

  test('are in the future and end after they begin', async () => {
    expect((await offer(slot(-1))).fields).toEqual(['slots.0.startsAt']);
    const backwards = { ...slot(48), endsAt: at(47).toISOString() };
    expect((await offer(slot(40), backwards)).fields).toEqual(['slots.1.endsAt']);
    expect((await offer({ ...slot(48), seats: 0 })).status).toBe(400);
  });

  test('that are taken back cancel their viewings, and their guests are told', async () => {
    const slotId = await offerOne();
    const id = await bookedId(tim, slotId);
    expect((await tim.call('DELETE', `/api/slots/${slotId}`)).status).toBe(404);
    expect((await olga.call('DELETE', `/api/slots/${slotId}`)).status).toBe(200);
    expect((await list(tim)).visiting).toMatchObject([
      { id, state: 'cancelled', cancelledBy: 'host', may: [] },
    ]);
    expect(await listKinds('tim')).toEqual(['viewing-cancelled']);
    expect(await listSubjects('tim')).toContain('Viewing cancelled: 210 Ang Mo Kio Avenue 3');
    expect((await book(anil, slotId)).fields).toEqual(['slot']);
    expect((await offer(slot(48))).status).toBe(200);
  });
});

test('times of a home that was let are taken back, of one that is paused they stay', async () => {
  const id = await bookedId(tim, await offerOne());
  const { data } = await olga.get(`/api/listings/${listingId}/draft`);
  await olga.move(listingId, 'pause', data.version);
  expect(await takeBackGoneSlots(system(at(1)), {})).toBe(0);
  await olga.move(listingId, 'let', data.version + 1);
  expect(await takeBackGoneSlots(system(at(1)), {})).toBe(1);
  expect((await list(tim)).visiting).toMatchObject([{ id, state: 'cancelled', cancelledBy: 'host' }]);
  expect(await listKinds('tim')).toEqual(['viewing-cancelled']);
});

describe('a seat', () => {
  test('is booked once by the same person, and both sides are told', async () => {
    const slotId = await offerOne();
    const first = await book(tim, slotId, { note: 'With my sister' });
    expect([first.status, first.data]).toMatchObject([200, { state: 'booked', version: 1 }]);
    expect((await book(tim, slotId)).data).toEqual(first.data);
    const { hosting } = await list(olga);
    expect(hosting).toMatchObject([
      {
        personName: 'Tim',
        note: 'With my sister',
        code: expect.stringMatching(/^\d{6}$/),
        propertyId: 'aaaaaaaaaaaa',
      },
    ]);
    expect((await list(tim)).visiting).toMatchObject([{ personName: 'Olga', code: null, propertyId: null }]);
    expect(await list(anil)).toEqual({ hosting: [], visiting: [] });
    expect(await listKinds('olga')).toEqual(['viewing-booked']);
    expect(await listSubjects('olga')).toContain('Viewing booked: 210 Ang Mo Kio Avenue 3');
    expect(await listSubjects('tim')).toContain('Viewing booked: 210 Ang Mo Kio Avenue 3');
  });

  test('is one person’s, however many book at once', async () => {
    const slotId = await offerOne();
    const people = [tim, anil, await open('bea'), await open('ole'), await open('max')];
    const answers = await Promise.all(people.map((person) => book(person, slotId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).every(({ fields }) => fields[0] === 'slot')).toBe(
      true,
    );
  });

  test('is not for the host, nor after the time or without a time', async () => {
    const slotId = await offerOne();
    expect((await book(olga, slotId)).fields).toEqual(['slot']);
    expect((await book(await open('tim', { now: at(49) }), slotId)).fields).toEqual(['slot']);
    expect((await book(tim, 'abcdefghijkl')).status).toBe(404);
    expect((await book(await open(null), slotId)).status).toBe(401);
  });

  test('can be given for another time of the same home', async () => {
    const { data } = await offer(slot(48), slot(50));
    const [first = '', second = ''] = (data as unknown as ViewingSlot[]).map(({ id }) => id);
    const id = await bookedId(tim, first);
    expect((await act(anil, id, 'move', { slotId: second })).status).toBe(404);
    expect((await act(olga, id, 'move', { slotId: second })).fields).toEqual(['transition']);
    expect((await act(tim, id, 'move', { slotId: second, version: 9 })).fields).toEqual(['version']);
    expect((await act(tim, id, 'move', { slotId: second })).data).toEqual({
      viewingId: id,
      state: 'booked',
      version: 2,
    });
    expect((await book(anil, first)).status).toBe(200);
    expect((await act(tim, id, 'move', { slotId: first })).fields).toEqual(['slot']);
  });
});

describe('the line for a full time', () => {
  let slotId: string;
  let timsId: string;
  beforeEach(async () => {
    slotId = await offerOne();
    timsId = await bookedId(tim, slotId);
  });

  test('is for full times, one place a person', async () => {
    const bea = await open('bea');
    expect((await wait(anil, slotId)).data).toMatchObject({ position: 1 });
    expect((await wait(bea, slotId)).data).toMatchObject({ position: 2 });
    expect((await wait(anil, slotId)).data).toMatchObject({ position: 1 });
    expect((await wait(tim, slotId)).fields).toEqual(['slot']);
    const free = await offerOne(60);
    expect((await wait(anil, free)).fields).toEqual(['slot']);
  });

  test('holds a freed seat for the first for two hours, then for the next', async () => {
    const bea = await open('bea');
    await wait(anil, slotId);
    await wait(bea, slotId);
    await act(tim, timsId, 'cancel');
    const [offered] = (await list(anil)).visiting;
    expect(offered).toMatchObject({
      state: 'offered',
      offeredUntil: at(2).toISOString(),
      may: ['book', 'cancel'],
    });
    expect(await listKinds('anil')).toEqual(['viewing-offered']);
    expect((await book(bea, slotId)).fields).toEqual(['slot']);
    expect(await passOnSeats(system(at(1)), {})).toBe(0);
    expect(
      (await Promise.all([passOnSeats(system(at(2)), {}), passOnSeats(system(at(2)), {})])).toSorted(),
    ).toEqual([0, 1]);
    expect((await book(await open('anil', { now: at(2.1) }), slotId)).fields).toEqual(['slot']);
    const beaLater = await open('bea', { now: at(2.1) });
    expect((await book(beaLater, slotId)).data).toMatchObject({ state: 'booked' });
    expect(await listKinds('bea')).toEqual([]);
  });

  test('can be left', async () => {
    const { data } = await wait(anil, slotId);
    const { viewingId } = data as unknown as { viewingId: string };
    expect((await act(anil, viewingId, 'cancel')).data).toMatchObject({ state: 'cancelled' });
    await act(tim, timsId, 'cancel');
    expect((await tim.get(`/api/listings/${listingId}/slots`)).data).toMatchObject([{ free: 1 }]);
  });
});

describe('people are reminded', () => {
  test('a day before and two hours before, both sides, once each, however many processes look', async () => {
    await bookedId(tim, await offerOne(48));
    expect(await remindOfViewings(system(at(23)), {})).toBe(0);
    const both = () => [remindOfViewings(system(at(24)), {}), remindOfViewings(system(at(24)), {})];
    expect((await Promise.all(both())).toSorted()).toEqual([0, 1]);
    expect(await remindOfViewings(system(at(30)), {})).toBe(0);
    expect(await remindOfViewings(system(at(46)), {})).toBe(1);
    expect(await remindOfViewings(system(at(47)), {})).toBe(0);
    for (const name of ['tim', 'olga']) {
      const soon = (await listSubjects(name)).filter((subject) => subject.startsWith('Viewing of '));
      expect(soon).toHaveLength(2);
      expect(await listKinds(name)).toEqual(['viewing-soon']);
    }
  });

  test('not a day before a viewing that they booked within that day', async () => {
    await bookedId(tim, await offerOne(10));
    expect(await remindOfViewings(system(at(1)), {})).toBe(0);
    expect(await remindOfViewings(system(at(8)), {})).toBe(1);
  });
});

describe('at the door', () => {
  test('the guest enters the code of the host; a wrong one is counted, ten at most', async () => {
    const id = await bookedId(tim, await offerOne());
    const code = (await list(olga)).hosting[0]?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect([
      (await act(tim, id, 'arrive', { code: wrong })).status,
      (await act(tim, id, 'arrive', { code: 'x' })).fields,
    ]).toEqual([400, ['code']]);
    expect((await act(olga, id, 'arrive', { code })).fields).toEqual(['transition']);
    expect((await act(anil, id, 'arrive', { code })).status).toBe(404);
    expect(
      (await act(tim, id, 'arrive', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).data,
    ).toMatchObject({ state: 'arrived' });
    expect((await act(tim, id, 'arrive', { code })).data).toMatchObject({ state: 'arrived', version: 2 });
  });

  test('nobody guesses it', async () => {
    const id = await bookedId(tim, await offerOne());
    const code = (await list(olga)).hosting[0]?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1) await act(tim, id, 'arrive', { code: wrong });
    expect((await act(tim, id, 'arrive', { code })).status).toBe(429);
  });

  test('either side says that the other did not come, once it has begun', async () => {
    const id = await bookedId(tim, await offerOne());
    expect((await act(tim, id, 'missed')).fields).toEqual(['transition']);
    const later = await open('tim', { now: at(48.1) });
    expect((await act(later, id, 'missed')).data).toMatchObject({ state: 'missed' });
    expect((await list(olga)).hosting).toMatchObject([{ missedSays: 'guest', may: [] }]);
  });

  test('afterwards both are asked once whether they go on, and see what the other said once they said it', async () => {
    const slotId = await offerOne();
    const id = await bookedId(tim, slotId);
    expect((await act(tim, id, 'answer', { goesOn: true })).fields).toEqual(['transition']);
    expect(await askAfterViewings(system(at(48.6)), {})).toBe(1);
    expect(await askAfterViewings(system(at(48.6)), {})).toBe(0);
    expect(await listKinds('tim')).toEqual(['viewing-answer']);
    const [later, host] = [await open('tim', { now: at(49) }), await open('olga', { now: at(49) })];
    expect((await act(host, id, 'answer', { goesOn: true })).status).toBe(200);
    expect((await list(later)).visiting).toMatchObject([{ goesOn: null, otherGoesOn: null }]);
    expect((await act(later, id, 'answer', { goesOn: true })).status).toBe(200);
    expect((await list(later)).visiting).toMatchObject([{ goesOn: true, otherGoesOn: true, may: [] }]);
    expect((await act(later, id, 'answer', { goesOn: false })).fields).toEqual(['transition']);
    expect(await listKinds('tim')).toEqual([]);
  });
});

test('a viewing is a calendar file for its two sides only', async () => {
  const id = await bookedId(tim, await offerOne());
  const { server } = makeTestServer(getDatabase().db, { clock: () => homesStart });
  const ask = async (userId: string) => {
    const secret = await createSession(getDatabase().db, userId, { now: homesStart });
    return server.request(`http://localhost/api/viewings/${id}.ics`, {
      headers: { cookie: `test-session=${secret}` },
    });
  };
  const response = await ask('tim');
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain('DTSTART:20261123T040000Z');
  expect(text).not.toContain('#08');
  expect((await ask('anil')).status).toBe(404);
});
