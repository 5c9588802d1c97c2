import type { Rental, RentalEvent } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { verifySignatures } from '../../platform/signing/verifySignatures.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { homesStart } from '../../testing/openHomes.ts';
import { inDays, openRentals, type Rentals, type Renter } from '../../testing/openRentals.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { remindOfDuty } from '../checks/recordStamping.ts';
import { remindOfEnds } from '../rental-files/listDocuments.ts';
import { sealEvent } from '../rentals/sealEvent.ts';
import { expireContracts, remindSigners } from './refuseContract.ts';

const getDatabase = openTestDatabase();
let rentals: Rentals;
let olga: Renter;
let tim: Renter;

const open: Rentals['open'] = (...input) => rentals.open(...input);
const read: Rentals['read'] = (...input) => rentals.read(...input);
const step: Rentals['step'] = (...input) => rentals.step(...input);
const draft: Rentals['draft'] = (...input) => rentals.draft(...input);
const agreed: Rentals['agreed'] = (...input) => rentals.agreed(...input);
const frozen: Rentals['frozen'] = (...input) => rentals.frozen(...input);
const signed: Rentals['signed'] = (...input) => rentals.signed(...input);
const upload: Rentals['upload'] = (...input) => rentals.upload(...input);
const listKinds: Rentals['listKinds'] = (...input) => rentals.listKinds(...input);
const listMails: Rentals['listMails'] = (...input) => rentals.listMails(...input);
const readPdf = (person: Renter, id: string, file = 'contract.pdf') =>
  rentals.readFile(person, `/api/rentals/${id}/${file}`);

beforeEach(async () => {
  rentals = await openRentals(getDatabase().db);
  ({ olga, tim } = rentals);
});

describe('a draft', () => {
  test('is written by either side from the offer, and the other one sees what changed', async () => {
    const id = await agreed();
    expect((await read(tim, id)).may).toContain('draft');
    expect(await draft(olga, id)).toMatchObject({ status: 200, state: 'contracting' });
    const first = await read(tim, id);
    expect(first.contract).toMatchObject({
      number: 1,
      state: 'draft',
      templateVersion: 1,
      blanks: { diplomatic: true, pets: true, renewal: false, dueDay: 1 },
      changes: [],
      draftedBy: 'landlord',
      sentBy: [],
      signatures: [],
    });
    expect(await listKinds('tim')).toEqual(['contract-drafted']);
    await draft(tim, id, { dueDay: 5, specialTerms: 'The balcony door is mended first.' });
    expect((await read(olga, id)).contract).toMatchObject({
      changes: [
        { name: 'dueDay', from: 1, to: 5 },
        { name: 'specialTerms', from: '', to: 'The balcony door is mended first.' },
      ],
      draftedBy: 'tenant',
    });
    expect(Buffer.from((await readPdf(olga, id)).subarray(0, 5)).toString()).toBe('%PDF-');
    expect((await read(olga, id)).contract?.sha256).not.toBe(first.contract?.sha256);
  });

  test('takes only what fits its blanks, and names the one that does not', async () => {
    const id = await agreed();
    expect(await draft(tim, id, { dueDay: 32, rent: 1, specialTerms: 5 })).toMatchObject({
      status: 400,
      fields: ['blanks.rent', 'blanks.dueDay', 'blanks.specialTerms'],
    });
    expect((await step(tim, id, 'draft', { templateVersion: 99, blanks: {} })).fields).toEqual([
      'templateVersion',
    ]);
    expect((await read(tim, id)).state).toBe('agreed');
  });

  test('is frozen when both sides sent it as it is; a change in between has to be sent anew', async () => {
    const id = await agreed();
    expect((await step(tim, id, 'send')).status).toBe(409);
    await draft(olga, id);
    expect(await step(olga, id, 'send')).toMatchObject({ status: 200, state: 'contracting' });
    expect((await step(olga, id, 'send')).status).toBe(409);
    await draft(tim, id, { pets: false });
    expect((await read(olga, id)).contract?.sentBy).toEqual([]);
    await step(tim, id, 'send');
    expect(await step(olga, id, 'send')).toMatchObject({ status: 200, state: 'signing' });
    const { contract } = await read(tim, id);
    expect(contract).toMatchObject({
      state: 'signing',
      expiresAt: inDays(14).toISOString(),
      signatures: [
        { place: 'tenant', name: 'Tim', state: 'next', isMine: true },
        { place: 'landlord', name: 'Olga', state: 'waiting', isMine: false },
      ],
    });
    expect(await listKinds('tim')).toEqual(['contract-to-sign']);
    expect(await listKinds('olga')).toEqual([]);
    expect((await draft(tim, id)).status).toBe(409);
  });

  test('ends with the rental, and the home is on the market again', async () => {
    const id = await agreed();
    await draft(olga, id);
    expect(await step(tim, id, 'withdraw')).toMatchObject({ status: 200, state: 'withdrawn' });
    const { rows } = await getDatabase().db.query<{ state: string }>(
      'select state from listings where id = $1',
      [rentals.listingId],
    );
    expect(rows[0]?.state).toBe('live');
  });
});

describe('a signature', () => {
  test('is given in order, with a fresh proof and the typed name; the last one makes the tenancy signed', async () => {
    const id = await frozen();
    const base = await readPdf(tim, id);
    expect((await step(olga, id, 'sign', { way: 'own', name: 'Olga' })).status).toBe(409);
    expect(await step(tim, id, 'sign', { way: 'own', name: 'Tom' })).toMatchObject({
      status: 400,
      fields: ['name'],
    });
    expect(await step(tim, id, 'sign', { way: 'own', name: ' tim ' })).toMatchObject({
      status: 200,
      state: 'signing',
    });
    const once = await readPdf(tim, id);
    expect(Buffer.compare(once.subarray(0, base.length), base)).toBe(0);
    expect(await listKinds('olga')).toEqual(['contract-to-sign']);
    expect(await step(olga, id, 'sign', { way: 'own', name: 'Olga' })).toMatchObject({
      status: 200,
      state: 'signed',
    });
    const bytes = await readPdf(olga, id);
    const { signatures, coversWholeFile } = await verifySignatures(bytes);
    expect(coversWholeFile).toBe(true);
    expect(
      signatures.map(({ fieldName, isIntact, hasTimestamp }) => [fieldName, isIntact, hasTimestamp]),
    ).toEqual([
      ['tenant', true, true],
      ['landlord', true, true],
    ]);
    const rental = await read(tim, id);
    expect(rental).toMatchObject({
      state: 'signed',
      isSubjectToContract: false,
      contract: { state: 'signed', hasCertificate: true },
      duty: { cents: 29_700, by: 'tenant', dueOn: '2026-12-05', stamping: null },
    });
    expect(rental.clock[0]).toMatchObject({ kind: 'stamp-duty', on: '2026-12-05' });
    const certificate = await readPdf(tim, id, 'certificate.pdf');
    expect((await verifySignatures(certificate)).coversWholeFile).toBe(true);
    expect(await listMails('tim')).toContain('Signed by everybody: 210 Ang Mo Kio Avenue 3');
    expect(await listMails('olga')).toContain('Signed by everybody: 210 Ang Mo Kio Avenue 3');
  });

  test('needs a proof that is not older than five minutes', async () => {
    const id = await frozen();
    await getDatabase().db.query('update sessions set proven_at = null');
    expect(await step(tim, id, 'sign', { way: 'own', name: 'Tim' })).toMatchObject({
      status: 403,
      fields: ['step-up'],
    });
    expect((await read(tim, id)).contract?.signatures[0]?.state).toBe('next');
  });

  test('sent twice at once is written once', async () => {
    const id = await frozen();
    const { version } = await read(tim, id);
    const sign = () => tim.call('POST', `/api/rentals/${id}/sign`, { version, way: 'own', name: 'Tim' });
    const statuses = (await Promise.all([sign(), sign(), sign()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await verifySignatures(await readPdf(tim, id))).signatures).toHaveLength(1);
  });

  test('that was sealed but could not be written is neither lost nor doubled: the same press later writes one', async () => {
    const { db } = getDatabase();
    const id = await frozen();
    const { version } = await read(tim, id);
    const sign = () =>
      tim.call('POST', `/api/rentals/${id}/sign`, { version, way: 'own', name: 'Tim' }, 'the-same-press');
    await db.query(
      `create function break_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    );
    await db.query(
      'create trigger killed before insert on contract_revisions for each row execute function break_off()',
    );
    expect((await sign()).status).toBe(500);
    await db.query('drop function break_off() cascade');
    expect((await read(tim, id)).contract?.signatures[0]?.state).toBe('next');
    expect((await sign()).status).toBe(200);
    expect((await sign()).status).toBe(200);
    expect((await verifySignatures(await readPdf(tim, id))).signatures).toHaveLength(1);
    const events = (await tim.get(`/api/rentals/${id}/events`)).data as unknown as RentalEvent[];
    expect(events.filter(({ transition }) => transition === 'sign')).toHaveLength(1);
  });

  test('can be refused with words: who has signed is told, and a new agreement is signed by all anew', async () => {
    const id = await frozen();
    await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
    expect(
      await remindOfDuty(makeTestContext(getDatabase().db, { now: inDays(10), caller: 'system' }), {}),
    ).toBe(1);
    expect(await step(olga, id, 'refuse', { words: 'The deposit is wrong.' })).toMatchObject({
      status: 200,
      state: 'contracting',
    });
    expect(await listKinds('tim')).toEqual(['contract-refused']);
    const after = await read(tim, id);
    expect(after.contract).toMatchObject({ state: 'refused', endedBecause: 'The deposit is wrong.' });
    // What was signed counts for nothing: no duty is due on it.
    expect(after.may).not.toContain('stamped');
    expect(after.clock.map(({ kind }) => kind)).not.toContain('stamp-duty');
    expect(after.duty?.dueOn).toBeNull();
    await draft(tim, id);
    await step(tim, id, 'send');
    await step(olga, id, 'send');
    expect((await read(tim, id)).contract).toMatchObject({
      number: 2,
      state: 'signing',
      signatures: [{ state: 'next' }, { state: 'waiting' }],
    });
    const old = await tim.file(`/api/rentals/${id}/contract.pdf?version=1`);
    expect((await verifySignatures(new Uint8Array(await old.arrayBuffer()))).signatures).toHaveLength(1);
  });

  test('that is missing after 14 days ends the agreement, after reminders to whose turn it is', async () => {
    const { db } = getDatabase();
    const id = await frozen();
    const asSystem = (days: number) => makeTestContext(db, { now: inDays(days), caller: 'system' });
    expect(await remindSigners(asSystem(2), {})).toBe(0);
    expect(await remindSigners(asSystem(4), {})).toBe(1);
    expect(await remindSigners(asSystem(4), {})).toBe(0);
    expect(await listMails('tim')).toContain('Still to sign: 210 Ang Mo Kio Avenue 3');
    expect(await expireContracts(asSystem(13.9), {})).toBe(0);
    // Also while the job has not run yet.
    const late = await open('tim', { now: inDays(14) });
    await db.query('update sessions set proven_at = $1', [inDays(14)]);
    expect(await step(late, id, 'sign', { way: 'own', name: 'Tim' })).toMatchObject({
      status: 409,
      fields: ['version'],
    });
    expect(await expireContracts(asSystem(14), {})).toBe(1);
    expect(await expireContracts(asSystem(14), {})).toBe(0);
    expect(await read(tim, id)).toMatchObject({ state: 'contracting', contract: { state: 'expired' } });
  });

  test('on paper waits for the other side, who confirms the scan; our seal says so in its box', async () => {
    const id = await frozen();
    expect(await step(tim, id, 'sign', { way: 'paper' })).toMatchObject({ status: 400, fields: ['fileId'] });
    const foreign = await upload('olga');
    expect(await step(tim, id, 'sign', { way: 'paper', fileId: foreign })).toMatchObject({ status: 404 });
    const fileId = await upload('tim');
    expect(await step(tim, id, 'sign', { way: 'paper', fileId })).toMatchObject({
      status: 200,
      state: 'signing',
    });
    expect((await read(tim, id)).may).not.toContain('confirm-paper');
    expect((await olga.file(`/api/files/${fileId}`)).status).toBe(200);
    expect(await step(olga, id, 'confirm-paper', { place: 'landlord' })).toMatchObject({ status: 400 });
    expect(await step(olga, id, 'confirm-paper', { place: 'tenant' })).toMatchObject({
      status: 200,
      state: 'signing',
    });
    expect((await read(olga, id)).contract?.signatures[0]).toMatchObject({ way: 'paper', state: 'signed' });
  });

  test('on paper can be taken back before it is confirmed, and given in another way', async () => {
    const id = await frozen();
    await step(tim, id, 'sign', { way: 'paper', fileId: await upload('tim') });
    expect((await step(tim, id, 'sign', { way: 'own', name: 'Tim' })).status).toBe(409);
    expect((await step(tim, id, 'cancel-signing')).status).toBe(200);
    expect(await step(tim, id, 'sign', { way: 'own', name: 'Tim' })).toMatchObject({ status: 200 });
  });

  test('on paper can be refused by the side that has to confirm it, also once it has signed', async () => {
    const id = await frozen();
    await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
    expect((await read(tim, id)).may).not.toContain('refuse');
    await step(olga, id, 'sign', { way: 'paper', fileId: await upload('olga') });
    expect((await read(tim, id)).may).toEqual(expect.arrayContaining(['confirm-paper', 'refuse']));
    expect(await step(tim, id, 'refuse', { words: 'Page 3 is missing.' })).toMatchObject({
      status: 200,
      state: 'contracting',
    });
    expect(await listKinds('olga')).toEqual(['contract-refused']);
    const after = await read(olga, id);
    expect(after.contract).toMatchObject({ state: 'refused', endedBecause: 'Page 3 is missing.' });
    expect(after.may).not.toContain('refuse');
    expect((await step(tim, id, 'confirm-paper', { place: 'landlord' })).status).toBe(409);
  });

  /** A rental of Alpha, whose turn it is to sign. */
  async function openCompany() {
    const max = await open('max', { corporateId: 'alpha' });
    const ada = await open('ada', { corporateId: 'alpha' });
    const id = await rentals.agreed({}, ada);
    await draft(olga, id);
    await step(olga, id, 'send');
    await step(ada, id, 'send');
    await rentals.prove();
    return { ada, max, id };
  }

  test('of a company is for its administrators: members read, and neither sign, take back, confirm nor refuse', async () => {
    const { ada, max, id } = await openCompany();
    const steps = ['sign', 'confirm-paper', 'cancel-signing', 'refuse'] as const;
    const listOpen = async (person: Renter) => {
      const { may } = await read(person, id);
      return steps.filter((name) => may.includes(name));
    };
    const refuse = { words: 'No.' };
    expect(await listOpen(max)).toEqual([]);
    expect(await listOpen(ada)).toEqual(['sign', 'refuse']);
    const { data } = await max.get('/api/rentals');
    expect((data as unknown as { items: Rental[] }).items[0]?.may).not.toContain('sign');
    expect(await listKinds('alpha')).toEqual(['contract-to-sign']);
    const { rows } = await getDatabase().db.query('select audience from notices where corporate_id = $1', [
      'alpha',
    ]);
    expect(rows).toEqual([{ audience: 'administrators' }]);
    expect((await step(max, id, 'refuse', refuse)).status).toBe(403);
    await step(ada, id, 'sign', { way: 'paper', fileId: await upload('ada') });
    expect(await listOpen(max)).toEqual([]);
    expect((await step(max, id, 'cancel-signing')).status).toBe(403);
    expect((await read(max, id)).contract?.signatures[0]?.state).toBe('scan-sent');
    await step(olga, id, 'confirm-paper', { place: 'tenant' });
    await step(olga, id, 'sign', { way: 'paper', fileId: await upload('olga', 'another scan') });
    expect(await listOpen(max)).toEqual([]);
    expect(await listOpen(ada)).toEqual(['confirm-paper', 'refuse']);
    expect((await step(max, id, 'confirm-paper', { place: 'landlord' })).status).toBe(403);
    expect((await step(max, id, 'refuse', refuse)).status).toBe(403);
    expect((await readPdf(max, id)).length).toBeGreaterThan(0);
    expect(await step(ada, id, 'refuse', refuse)).toMatchObject({ status: 200, state: 'contracting' });
  });

  test('of a company is given by an administrator with their own name', async () => {
    const { ada, max, id } = await openCompany();
    expect((await step(max, id, 'sign', { way: 'own', name: 'Max' })).status).toBe(403);
    expect((await step(ada, id, 'sign', { way: 'own', name: 'Alpha' })).fields).toEqual(['name']);
    expect((await step(ada, id, 'sign', { way: 'own', name: 'Ada' })).status).toBe(200);
    expect((await read(olga, id)).contract?.signatures[0]).toMatchObject({
      name: 'Alpha',
      signedName: 'Ada for Alpha',
    });
  });
});

describe('an agreement', () => {
  test('is nobody else’s: every call and file answers 404', async () => {
    const id = await signed();
    const ole = await open('ole');
    for (const file of ['contract.pdf', 'certificate.pdf'])
      expect((await ole.file(`/api/rentals/${id}/${file}`)).status).toBe(404);
    const fileId = await upload('tim');
    const bodies = {
      draft: { templateVersion: 1, blanks: {} },
      send: {},
      sign: { way: 'own', name: 'Ole' },
      'confirm-paper': { place: 'tenant' },
      'cancel-signing': {},
      refuse: { words: 'No' },
      checks: { kind: 'agent-register', on: '2026-11-20' },
      stamped: { certificate: '1', cents: 1, fileId },
    };
    for (const [name, body] of Object.entries(bodies))
      expect((await ole.call('POST', `/api/rentals/${id}/${name}`, { version: 1, ...body })).status).toBe(
        404,
      );
    const { data } = await ole.get('/api/documents');
    expect(data).toEqual([]);
  });

  test('is among the papers of both sides, who see who read it, and stays when one of them leaves', async () => {
    const { db } = getDatabase();
    await signed();
    const list = async (person: Renter) =>
      (await person.get('/api/documents')).data as unknown as {
        id: string;
        kind: string;
        readBy: { name: string }[];
      }[];
    const papers = await list(tim);
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'certificate']);
    const [paper] = papers;
    expect((await olga.file(`/api/files/${paper?.id}`)).status).toBe(200);
    expect((await list(tim)).find(({ id }) => id === paper?.id)?.readBy.map(({ name }) => name)).toEqual([
      'Olga',
    ]);
    expect((await (await open('ole')).file(`/api/files/${paper?.id}`)).status).toBe(404);
    const { rows } = await db.query<{ user_id: string | null }>('select user_id from files where id = $1', [
      paper?.id,
    ]);
    expect(rows).toEqual([{ user_id: null }]);
  });

  test('ends in three months: both sides are told once', async () => {
    const { db } = getDatabase();
    await signed();
    const at = (days: number) => makeTestContext(db, { now: inDays(days), caller: 'system' });
    expect(await remindOfEnds(at(600), {})).toBe(0);
    expect(await remindOfEnds(at(700), {})).toBe(1);
    expect(await remindOfEnds(at(700), {})).toBe(0);
    expect(await listKinds('tim')).toContain('document-ends');
  });

  test('is deleted with its bytes when claims from it have ended, as its papers are', async () => {
    const { db } = getDatabase();
    const count = async (table: 'contracts' | 'contract_revisions' | 'rental_files' | 'blobs') => {
      const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      return rows[0]?.count;
    };
    const before = await count('blobs');
    const id = await signed();
    expect((await read(tim, id)).lastDay).toBe('2028-12-14');
    await cleanUp(db, new Date('2034-12-14T19:00:00Z'), homesStart);
    expect([
      await count('contracts'),
      await count('contract_revisions'),
      await count('rental_files'),
    ]).toEqual([1, 3, 2]);
    await cleanUp(db, new Date('2034-12-16T19:00:00Z'), homesStart);
    expect([
      await count('contracts'),
      await count('contract_revisions'),
      await count('rental_files'),
    ]).toEqual([0, 0, 0]);
    expect(await read(tim, id)).toMatchObject({ state: 'signed', contract: null });
    // The night after, their files go too: nothing refers to them any more.
    await cleanUp(db, new Date('2034-12-17T19:00:00Z'), homesStart);
    expect(await count('blobs')).toBe(before);
  });

  test('has events that nobody can change unseen', async () => {
    const id = await signed();
    const events = (await tim.get(`/api/rentals/${id}/events`)).data as unknown as RentalEvent[];
    expect(events.map(({ transition }) => transition)).toEqual([
      'start',
      'offer',
      'accept',
      'draft',
      'send',
      'send',
      'sign',
      'sign',
    ]);
    for (const { seal, ...event } of events) expect(sealEvent(id, event)).toBe(seal);
  });
});

describe('the checks of a landlord', () => {
  test('say what was looked at, by whom and when; only their side can note them', async () => {
    const id = await agreed({
      occupiers: [
        { name: 'Priya', residentialStatus: 'A', passType: 'employment-pass', passValidUntil: '2029-01-01' },
      ],
    });
    const seen = { kind: 'passes-seen', on: '2026-11-20', about: { occupier: 0 } };
    expect((await step(tim, id, 'checks', seen)).status).toBe(409);
    expect((await step(olga, id, 'checks', { ...seen, on: '2026-11-22' })).fields).toEqual(['on']);
    expect((await step(olga, id, 'checks', { ...seen, about: { occupier: 1 } })).fields).toEqual(['about']);
    expect((await step(olga, id, 'checks', { kind: 'passes-seen', on: '2026-11-20' })).fields).toEqual([
      'about',
    ]);
    expect(await step(olga, id, 'checks', seen)).toMatchObject({ status: 200, state: 'agreed' });
    expect((await read(olga, id)).checks).toMatchObject([
      { kind: 'passes-seen', on: '2026-11-20', about: 'Priya', byName: 'Olga' },
    ]);
  });
});

describe('stamp duty', () => {
  test('is noted by whoever owes it, from the first signature on; a wrong note is superseded', async () => {
    const id = await frozen();
    const fileId = await upload('tim');
    expect((await step(tim, id, 'stamped', { certificate: '2026-1', cents: 29_700, fileId })).status).toBe(
      409,
    );
    await step(tim, id, 'sign', { way: 'own', name: 'Tim' });
    expect((await step(olga, id, 'stamped', { certificate: '2026-1', cents: 29_700, fileId })).status).toBe(
      409,
    );
    expect(await step(tim, id, 'stamped', { certificate: '2026-1', cents: 29_000, fileId })).toMatchObject({
      status: 200,
      state: 'signing',
    });
    expect((await read(olga, id)).duty?.stamping).toMatchObject({ cents: 29_000, isAsExpected: false });
    await step(tim, id, 'stamped', { certificate: '2026-2', cents: 29_700, fileId });
    expect((await read(olga, id)).duty?.stamping).toMatchObject({
      certificate: '2026-2',
      isAsExpected: true,
    });
    const { rows } = await getDatabase().db.query<{ count: number }>(
      'select count(*)::int as count from stampings',
    );
    expect(rows[0]?.count).toBe(2);
  });

  test('that is not noted is asked for five days before it is due, once', async () => {
    const { db } = getDatabase();
    await signed();
    const at = (days: number) => makeTestContext(db, { now: inDays(days), caller: 'system' });
    expect(await remindOfDuty(at(8), {})).toBe(0);
    expect(await remindOfDuty(at(10), {})).toBe(1);
    expect(await remindOfDuty(at(10), {})).toBe(0);
    expect(await listKinds('tim')).toContain('duty-due');
    expect(await listKinds('olga')).not.toContain('duty-due');
  });
});

describe('the calendar feed', () => {
  test('has a secret address that shows the days of rentals, and can be renewed', async () => {
    await signed();
    const { url } = (await tim.get('/api/calendar')).data as unknown as { url: string };
    expect(((await tim.get('/api/calendar')).data as unknown as { url: string }).url).toBe(url);
    const visitor = await open(null);
    const readFeed = (address: string) => visitor.file(new URL(address).pathname);
    const text = await (await readFeed(url)).text();
    expect(text).toContain('Stamp duty is due');
    expect(text).not.toContain('Olga');
    const renewed = (await tim.call('POST', '/api/calendar/renew')).data as unknown as { url: string };
    expect(renewed.url).not.toBe(url);
    expect((await readFeed(url)).status).toBe(404);
    expect((await readFeed(renewed.url)).status).toBe(200);
  });
});
