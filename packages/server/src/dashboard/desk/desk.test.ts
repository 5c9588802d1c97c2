import type { DeskNote, DeskPerson, DeskResults } from '@sewa/api/client';
import { deskNoteSchema, deskPersonSchema, deskResultsSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { addBill, addPayment, addRentPlanOf, clearPayments, plan } from '../../testing/addRentPlan.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { openLandlord, resetLandlords } from '../../testing/openLandlords.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, corporateId?: string) => openLandlord(getDatabase().db, userId, corporateId);
type Browser = Awaited<ReturnType<typeof open>>;

let operator: Browser;
let unitId: string;

const search = async (q: string, browser = operator) => {
  const { status, data } = await browser.read(`/api/desk/search?${new URLSearchParams({ q })}`);
  return { status, data: data as DeskResults };
};
const readAudit = async () =>
  (
    await getDatabase().db.query<{ action: string; actor_id: string; user_id: string; details: object }>(
      `select action, actor_id, user_id, details from audit_log where action like 'desk-%' order by id`,
    )
  ).rows;

beforeEach(async () => {
  const { db } = getDatabase();
  await clearPayments(db);
  await resetLandlords(db);
  await db.query(`delete from desk_notes`);
  await db.query(`update corporates set operator_since = now() where id = 'beta'`);
  await db.query(`update users set phone_number = '+6581234567' where id = 'olga'`);
  operator = await open('cem', 'beta');
  unitId = String((await (await open('olga')).add()).data.id);
});

/** People who are no operators: the owner herself, a tenant, a member of another company, and an operator who acts for another. */
const others: readonly [string, string | undefined][] = [
  ['olga', undefined],
  ['tim', undefined],
  ['ada', 'alpha'],
  ['max', 'alpha'],
];

describe('a search', () => {
  test.each([
    ['the beginning of a name', 'olg'],
    ['an email', 'olga@people.example'],
    ['the beginning of an email', 'OLGA@peo'],
    ['a number', '+65 8123 4567'],
    ['the beginning of a number', '8123'],
  ])('finds a person by %s', async (_, words) => {
    const { status, data } = await search(words);
    expect(status).toBe(200);
    expect(data.people.map(({ id }) => id)).toEqual(['olga']);
    expect(deskResultsSchema.parse(data)).toEqual(data);
  });

  test.each(['123 Ang Mo', 'ang mo kio', '560123'])('finds a home by %s', async (words) => {
    const { data } = await search(words);
    expect(data.homes).toMatchObject([{ id: unitId, state: 'unlisted', side: 'Olga' }]);
  });

  test('finds a listing in any state by its id and that of its unit', async () => {
    const olga = await open('olga');
    const id = await olga.advertise(unitId);
    for (const words of [id, unitId])
      expect((await search(words)).data.homes).toMatchObject([{ listingId: id, propertyId: unitId }]);
  });

  test('finds a payment by its bill and by its receipt, without a bank account', async () => {
    const { db } = getDatabase();
    await addRentPlanOf(db, { payer: 'tim', payeeEmail: 'olga@people.example' });
    await addBill(db);
    await addPayment(db, { id: 'paymentfirst', cents: 250_000 });
    await db.query(
      `insert into receipts (year, number, payment_id, payee_id, kind, content, given_at)
        values (2026, 12, 'paymentfirst', $1, 'part', '{}', now())`,
      [plan.payeeId],
    );
    for (const words of [plan.bill, '2026-000012']) {
      const { data } = await search(words);
      expect(data.payments).toMatchObject([
        { billId: plan.bill, receiptNumber: '2026-000012', payer: { id: 'tim' }, payeeName: 'Ravi Menon' },
      ]);
      expect(JSON.stringify(data)).not.toContain('1234');
      expect(deskResultsSchema.parse(data)).toEqual(data);
    }
    expect((await search('2026-000013')).data.payments).toEqual([]);
  });

  test.each(['', ' ', 'o', '%', '__', 'nobody at all'])('finds nothing for %j', async (words) => {
    expect(await search(words)).toEqual({ status: 200, data: { people: [], homes: [], payments: [] } });
  });

  test('is written to the audit log, without what was typed', async () => {
    const before = (await readAudit()).length;
    await search('olga@people.example');
    const entries = (await readAudit()).slice(before);
    expect(entries).toMatchObject([
      { action: 'desk-searched', actor_id: 'cem', user_id: 'cem', details: { people: 'olga', homes: '0' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  test.each(others)('is not for %s of %s', async (userId, corporateId) => {
    expect((await search('olga', await open(userId, corporateId))).status).toBe(403);
  });

  test('is not for visitors, and a query has an end', async () => {
    const visitor = openTestBrowser(getDatabase().db);
    expect((await visitor.send('/api/desk/search?q=olga')).status).toBe(401);
    expect((await search('o'.repeat(101))).status).toBe(400);
  });
});

describe('a person', () => {
  const read = async (id: string, browser = operator) => {
    const { status, data } = await browser.read(`/api/desk/people/${id}`);
    return { status, data: data as DeskPerson };
  };

  test('is shown with their homes, reports and bills, and the look is written to their audit chain', async () => {
    const olga = await open('olga');
    const id = await olga.advertise(unitId);
    await getDatabase().db.query(
      `insert into listing_reports (listing_id, reason, created_at, settled_at, outcome)
        values ($1, 'scam', now(), now(), 'corrected'), ($1, 'other', now(), null, null)`,
      [id],
    );
    const { status, data } = await read('olga');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Olga',
      isVerified: false,
      homes: [{ listingId: id, state: 'live' }],
      reports: 2,
      upheld: 1,
      bills: { open: 0, paid: 0 },
    });
    expect(deskPersonSchema.parse(data)).toEqual(data);
    expect((await readAudit()).at(-1)).toMatchObject({
      action: 'desk-person-read',
      actor_id: 'cem',
      user_id: 'olga',
    });
  });

  test.each(others)('is not there for %s of %s', async (userId, corporateId) => {
    expect((await read('olga', await open(userId, corporateId))).status).toBe(404);
  });

  test('who is nobody is not found', async () => {
    expect((await read('nobody')).status).toBe(404);
  });
});

describe('a note', () => {
  const path = () => `/api/desk/notes/listing/${makeListingId('test', 'noted')}`;
  beforeEach(async () => {
    await saveListings(getDatabase().db, [makeDraft('noted')]);
  });

  test('is read by operators, and written to the audit log', async () => {
    expect((await operator.write(path(), { words: 'Called the lister.' })).status).toBe(200);
    expect((await operator.write(path(), { words: 'No answer.' })).status).toBe(200);
    const { data } = await operator.read(path());
    const notes = data as DeskNote[];
    // The clock stands still.
    expect(notes.map(({ words, writtenBy }) => [writtenBy, words]).toSorted()).toEqual([
      ['Cem', 'Called the lister.'],
      ['Cem', 'No answer.'],
    ]);
    expect(notes.map((note) => deskNoteSchema.parse(note))).toEqual(notes);
    const [entry] = (await readAudit()).slice(-1);
    expect(entry).toMatchObject({ action: 'desk-noted', actor_id: 'cem' });
    expect(JSON.stringify(entry)).not.toContain('answer');
  });

  test.each(others)('is neither read nor written by %s of %s', async (userId, corporateId) => {
    const other = await open(userId, corporateId);
    expect((await other.read(path())).status).toBe(404);
    expect((await other.write(path(), { words: 'Mine.' })).status).toBe(404);
  });

  test('is about something that is there, in words', async () => {
    expect((await operator.write(path(), { words: ' ' })).status).toBe(400);
    for (const about of [
      'secret/12',
      'listing/nosuchhome22',
      'report/999999',
      'report/message-9',
      'dispute/nonsense',
    ])
      expect((await operator.write(`/api/desk/notes/${about}`, { words: 'No.' })).status).toBe(404);
  });
});
