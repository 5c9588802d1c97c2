import type { OfferTerms, Rental } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { numberLocation } from '../../accounts/myinfo/submitDraft.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { verifySignatures } from '../../platform/signing/verifySignatures.ts';
import { deleteRentals } from '../../testing/deleteRentals.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestSingpassSign, type TestSingpassSign } from '../../testing/makeTestSingpassSign.ts';
import { homesStart, homeUnit, openHomes, resetHomes, trustEverybody } from '../../testing/openHomes.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { askSingpass } from './askSingpass.ts';

const getDatabase = openTestDatabase();
const key = Buffer.alloc(32, 7);
const settings = parseSettings({ APP_ENV: 'test', SEAL_KEY: key.toString('base64url') });
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(homesStart.getTime() + minutes * MINUTE_MS);
const someone = { name: 'TAN TIM', partialUin: '123A' };

type Person = Awaited<ReturnType<typeof openHomes>>;
let olga: Person;
let tim: Person;
let singpassSign: TestSingpassSign;
let id: string;

const terms: OfferTerms = {
  monthlyRent: 310_000,
  from: '2026-12-15',
  months: 12,
  depositMonths: 1,
  dutyBy: 'tenant',
  clauses: [],
  occupiers: [{ name: 'Tim', residentialStatus: 'C' }],
  goodFaithCents: 0,
  expiresAt: inMinutes(3_000).toISOString(),
};

const read = async (person: Person) => (await person.get(`/api/rentals/${id}`)).data as unknown as Rental;
const step = async (person: Person, name: string, body: object = {}) => {
  const { version } = await read(person);
  const { status, data, fields, message } = await person.call('POST', `/api/rentals/${id}/${name}`, {
    version,
    ...body,
  });
  return {
    status,
    fields,
    message,
    ...(data as unknown as { state: string; redirectUrl?: string; may: string[] }),
  };
};
/** What the job does at a moment. */
const ask = (minutes: number) =>
  askSingpass(
    makeTestContext(getDatabase().db, { now: inMinutes(minutes), caller: 'system', singpassSign, ...deps() }),
    {},
  );
const deps = () => ({ sealer: createSealer(key) });
const begin = () => step(tim, 'sign', { way: 'singpass' });
const webhook = (token: string) => tim.call('POST', '/api/signing/webhooks/singpass', { token });
const readContract = async () => (await read(tim)).contract;

beforeEach(async () => {
  const { db } = getDatabase();
  await deleteRentals(db);
  await resetHomes(db);
  singpassSign = await makeTestSingpassSign(() => homesStart);
  const open = (userId: string) => openHomes(db, userId, { given: { settings, singpassSign } });
  [olga, tim] = [await open('olga'), await open('tim')];
  const { id: listingId, version } = await olga.draft('whole', homeUnit);
  await trustEverybody(db);
  await olga.move(listingId, 'publish', version);
  const started = (await tim.call('POST', '/api/rentals', { listingId })).data as unknown as { id: string };
  id = started.id;
  await step(tim, 'offer', { terms });
  const offerId = (await read(olga)).offers[0]?.id;
  await step(olga, 'accept', { offerId });
  await step(olga, 'draft', { templateVersion: 1, blanks: {} });
  await step(olga, 'send');
  await step(tim, 'send');
});

describe('signing with Singpass', () => {
  test('leads to Singpass, and the next look takes what was signed there', async () => {
    expect(await begin()).toMatchObject({
      status: 200,
      state: 'signing',
      redirectUrl: 'https://sign.test/signv3-1',
    });
    expect(await readContract()).toMatchObject({
      signatures: [{ state: 'at-singpass' }, { state: 'waiting' }],
      signing: { redirectUrl: 'https://sign.test/signv3-1' },
    });
    await singpassSign.sign(someone);
    expect(await ask(0)).toBe(0);
    expect(await ask(1)).toBe(1);
    expect(await readContract()).toMatchObject({
      signatures: [{ state: 'signed', way: 'singpass', signedName: 'TAN TIM' }, { state: 'next' }],
      signing: null,
    });
    const file = await tim.file(`/api/rentals/${id}/contract.pdf`);
    const { signatures, coversWholeFile } = await verifySignatures(new Uint8Array(await file.arrayBuffer()));
    expect([signatures.length, coversWholeFile]).toEqual([1, true]);
  });

  test('of a company: only its administrators see the link, and can give it up', async () => {
    const { db } = getDatabase();
    const openAlpha = (userId: string) =>
      openHomes(db, userId, { corporateId: 'alpha', given: { settings, singpassSign } });
    const [ada, max] = [await openAlpha('ada'), await openAlpha('max')];
    await db.query(
      `update rental_parties set user_id = null, corporate_id = 'alpha' where rental_id = $1 and side = 'tenant'`,
      [id],
    );
    expect((await step(max, 'sign', { way: 'singpass' })).status).toBe(403);
    expect((await step(ada, 'sign', { way: 'singpass' })).status).toBe(200);
    const begun = await read(max);
    expect(begun.contract).toMatchObject({ signatures: [{ state: 'at-singpass' }, {}], signing: null });
    expect(begun.may).not.toContain('cancel-signing');
    expect((await step(max, 'cancel-signing')).status).toBe(403);
    expect((await read(ada)).contract).toMatchObject({
      signatures: [{ state: 'at-singpass' }, {}],
      signing: { redirectUrl: 'https://sign.test/signv3-1' },
    });
    expect((await step(ada, 'cancel-signing')).status).toBe(200);
  });

  test('not signed yet: is asked for again, and nothing changes', async () => {
    await begin();
    await ask(1);
    expect(await ask(2)).toBe(0);
    expect(await ask(5)).toBe(1);
    expect((await readContract())?.signatures[0]?.state).toBe('at-singpass');
  });

  test('wrong person: what comes back is not taken, and both sides learn why', async () => {
    const { db } = getDatabase();
    await db.query(
      'insert into identity_numbers (user_id, sealed, digest, created_at) values ($1, $2, $3, $4)',
      [
        'tim',
        createSealer(key).seal('S1234567D', numberLocation('tim')),
        createSealer(key).digest('S1234567D'),
        homesStart,
      ],
    );
    await begin();
    expect(singpassSign.requests[0]?.signerUinHash).toMatch(/^[0-9a-f]{64}$/);
    await singpassSign.sign(someone);
    await ask(1);
    expect(await readContract()).toMatchObject({
      failure: 'another person signed.',
      signatures: [{ state: 'next' }, { state: 'waiting' }],
    });
    expect((await read(tim)).may).toContain('sign');
  });

  test('webhook doubled: the signature is written once', async () => {
    await begin();
    await singpassSign.sign(someone);
    expect((await webhook('signed by Singpass')).status).toBe(200);
    expect((await webhook('signed by Singpass')).status).toBe(200);
    expect(await ask(0)).toBe(1);
    expect(await ask(0)).toBe(0);
    const { rows } = await getDatabase().db.query<{ count: number }>(
      `select count(*)::int as count from rental_events where transition = 'sign' and not data ? 'isBegun'`,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('webhook forged: is refused, and nothing is looked at', async () => {
    await begin();
    await singpassSign.sign(someone);
    expect(await webhook('made up')).toMatchObject({ status: 400, fields: ['token'] });
    expect(await ask(0)).toBe(0);
  });

  test('webhook late: finds the signature taken, and changes nothing', async () => {
    await begin();
    await singpassSign.sign(someone);
    await ask(1);
    expect((await webhook('signed by Singpass')).status).toBe(200);
    expect(await ask(2)).toBe(0);
  });

  test('webhook never: the clock asks by itself after 1, 5, 15, 30, 45 and 55 minutes', async () => {
    await begin();
    for (const minutes of [1, 5, 15, 30]) expect(await ask(minutes)).toBe(1);
    await singpassSign.sign(someone);
    expect(await ask(45)).toBe(1);
    expect((await readContract())?.signatures[0]?.state).toBe('signed');
  });

  test('link after two minutes: the document is asked for again', async () => {
    await begin();
    await singpassSign.sign(someone);
    const { fetchDocument } = singpassSign;
    singpassSign.isAway = true;
    await ask(1);
    expect((await readContract())?.signatures[0]?.state).toBe('at-singpass');
    Object.assign(singpassSign, { isAway: false, fetchDocument });
    await ask(2);
    expect((await readContract())?.signatures[0]?.state).toBe('signed');
  });

  test('after an hour: the document is gone, and the person signs again', async () => {
    await begin();
    singpassSign.state = 'access-expired';
    await ask(60);
    expect(await readContract()).toMatchObject({
      failure: 'the signed document was kept for an hour and is gone. Sign again.',
    });
    expect((await begin()).status).toBe(200);
  });

  test('nobody signs in 30 minutes: the session ends, and another way is open', async () => {
    await begin();
    singpassSign.state = 'expired';
    await ask(31);
    expect((await readContract())?.signatures[0]?.state).toBe('next');
  });

  test('two at once: the second one loses', async () => {
    const { version } = await read(tim);
    const sign = () => tim.call('POST', `/api/rentals/${id}/sign`, { version, way: 'singpass' });
    const statuses = (await Promise.all([sign(), sign()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('cancelled: the place can be signed in another way', async () => {
    await begin();
    expect((await step(tim, 'sign', { way: 'singpass' })).status).toBe(409);
    expect(await step(tim, 'cancel-signing')).toMatchObject({ status: 200 });
    await getDatabase().db.query('update sessions set proven_at = $1', [homesStart]);
    expect((await step(tim, 'sign', { way: 'own', name: 'Tim' })).status).toBe(200);
  });

  test('cancelled too late: Singpass refuses, and what was signed counts', async () => {
    await begin();
    singpassSign.isRefusing = true;
    expect((await step(tim, 'cancel-signing')).status).toBe(409);
    await singpassSign.sign(someone);
    expect((await step(tim, 'cancel-signing')).status).toBe(409);
    expect((await readContract())?.signatures[0]?.state).toBe('signed');
  });

  test('another document comes back: it is not taken', async () => {
    await begin();
    await singpassSign.sign(someone, (bytes) => {
      const changed = Uint8Array.from(bytes);
      changed[5_000] = (changed[5_000] ?? 0) ^ 1;
      return changed;
    });
    await ask(1);
    expect(await readContract()).toMatchObject({ failure: 'another document came back.' });
  });

  test('away: nothing begins, and the way back is open', async () => {
    singpassSign.isAway = true;
    expect(await begin()).toMatchObject({ status: 503 });
    expect((await read(tim)).may).toContain('sign');
  });

  test('the return is only a hint: it asks Singpass, and is nobody else’s', async () => {
    await begin();
    const back = (person: Person) => person.call('POST', '/api/signing/returns', { requestId: 'signv3-1' });
    expect((await back(tim)).data).toEqual({ rentalId: id, state: 'open' });
    await singpassSign.sign(someone);
    expect((await back(tim)).data).toEqual({ rentalId: id, state: 'signed' });
    const ole = await openHomes(getDatabase().db, 'ole', { given: { settings, singpassSign } });
    expect((await back(ole)).status).toBe(404);
  });

  test('refused or expired: the session ends with the agreement', async () => {
    await begin();
    expect((await step(tim, 'refuse', { words: 'Not now.' })).status).toBe(200);
    await singpassSign.sign(someone);
    expect(await ask(1)).toBe(0);
    expect((await readContract())?.state).toBe('refused');
  });
});
