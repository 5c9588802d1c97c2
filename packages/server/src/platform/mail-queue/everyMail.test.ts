import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeInvitation } from '../../accounts/invitations/makeInvitation.ts';
import { remindBills } from '../../billing/payment-notices/remindBills.ts';
import { joinWaitlist } from '../../content/waitlists/joinWaitlist.ts';
import { makeEnquiry } from '../../conversations/chat/makeEnquiry.ts';
import { writeMessage } from '../../conversations/chat/writeMessage.ts';
import { mailUnseenMessages } from '../../conversations/chat-mail/mailUnseenMessages.ts';
import { askAvailability } from '../../homes/availability/askAvailability.ts';
import { settleDispute } from '../../homes/disputes/settleDispute.ts';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { GRACE_MS, requestDeletion } from '../../personal-data/requestDeletion.ts';
import { mailSavedSearches } from '../../search/saved-searches/mailSavedSearches.ts';
import { putSearch } from '../../search/saved-searches/saveSearch.ts';
import { makeOffer } from '../../tenancies/rentals/offerVerbs.ts';
import { startRental } from '../../tenancies/rentals/startRental.ts';
import { bookViewing } from '../../tenancies/viewings/bookViewing.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { addBill, addRentPlanOf } from '../../testing/addRentPlan.ts';
import { deleteRentals } from '../../testing/deleteRentals.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { openBrowserOf } from '../../testing/openCorporates.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { mailDueNotices } from '../notices/mailDueNotices.ts';

const getDatabase = openTestDatabase();
const address = 'mei@people.example';
const later = new Date(browserStart.getTime() + 60_000);
const sourceFolder = path.resolve(import.meta.dirname, '../..');

const kinds = [
  'deletion',
  'dispute',
  'email-changed',
  'email-code',
  'enquiry',
  'invitation',
  'listing',
  'notice',
  'offer-received',
  'payment',
  'saved-search',
  'unseen',
  'viewing-booked',
  'waitlist',
];

const listMails = async (): Promise<string[]> => {
  const { rows } = await getDatabase().db.query<{ key: string; recipient: string; html: string }>(
    `select data->>'id' as key, data->>'to' as recipient, data->>'html' as html from jobs.job where name = 'mail' order by created_on, id`,
  );
  for (const { html } of rows)
    expect(html).toMatch(/max-width:600px.*(?:get this email|sent you this) because/s);
  return rows.map(
    ({ key, recipient }) => `${kinds.find((kind) => key.startsWith(`${kind}-`))} to ${recipient}`,
  );
};

const confirm = (email = address) =>
  getDatabase().db.query(`update users set proven_email = $1 where id = 'mei'`, [email]);

const makeConfirmed = () => getDatabase().db.query('update sessions set proven_at = $1', [browserStart]);

/** Ravi asks about Mei's home. */
async function enquire(): Promise<void> {
  const ctx = await openTestContext(getDatabase().db, 'ravi', { now: browserStart });
  const listingId = makeListingId('test', 'home');
  await makeEnquiry(ctx, { body: { listingId, message: 'Is it free?' } });
}

async function findHomes(): Promise<void> {
  const { db } = getDatabase();
  await db.transaction((tx) =>
    putSearch(tx, 'mei', { query: 'propertyTypes=0', frequency: 'daily' }, browserStart),
  );
  const { ids } = await saveListings(db, [makeDraft('new')]);
  await db.query('update listings set live_since = $2 where id = any($1::text[])', [ids, later]);
}

const mailNewHomes = (now: Date) =>
  mailSavedSearches(makeTestContext(getDatabase().db, { now, caller: 'system' }), { frequency: 'daily' });

async function deleteAccount(): Promise<string[]> {
  const texts: string[] = [];
  const { db } = getDatabase();
  const ctx = await openTestContext(db, 'mei', {
    now: browserStart,
    sms: { send: async ({ to, text }) => void texts.push(`${to}: ${text}`) },
  });
  await makeConfirmed();
  await requestDeletion(ctx, {});
  return texts;
}

/** Mei asks for a code to an address and enters it. */
async function changeEmail(email: string): Promise<void> {
  const browser = await openBrowserOf(getDatabase().db, 'mei');
  await makeConfirmed();
  await browser.send('/api/user/email', { email });
  const { rows } = await getDatabase().db.query<{ subject: string }>(
    `select data->>'subject' as subject from jobs.job where name = 'mail' and data->>'id' like 'email-code-%'`,
  );
  const otp = /[A-Z]{3}-(\d{6})/.exec(rows[0]?.subject ?? '')?.[1] ?? '';
  expect((await browser.send('/api/user/email/validate', { otp })).status).toBe(200);
}

beforeEach(async () => {
  const { db } = getDatabase();
  await deleteRentals(db);
  for (const table of [
    'jobs.job',
    'corporates',
    'enquiries',
    'conversations',
    'listings',
    'units',
    'listers',
    'waitlist_entries',
    'bills',
    'services',
    'payees',
    'rate_limits',
    'one_time_code_requests',
  ])
    await db.query(`delete from ${table}`);
  await db.query('delete from users');
  await db.query(
    `insert into users (id, name, email, phone_number, user_type_ids, is_valid)
      values ('mei', 'Mei', $1, '+6580000901', '{1,2}', true),
        ('ravi', 'Ravi', 'ravi@people.example', '+6580000902', '{1}', true)`,
    [address],
  );
  const owner = { id: 'lets', kind: 'owner' as const, name: 'Mei', phoneNumber: '+6580000901' };
  await saveListers(db, [
    { ...owner, registrationNumber: null, agencyName: null, agencyLicenceNumber: null },
  ]);
  await db.query(`update listers set user_id = 'mei'`);
  await saveListings(db, [makeDraft('home', { listerId: 'lets' })]);
});

/** Ravi writes to Mei, who is away for half an hour. */
async function leaveUnseen(): Promise<number> {
  const { db } = getDatabase();
  const others = [{ userId: 'mei' }];
  const conversationId = await addConversation(db, {
    kind: 'support',
    contextId: 'help',
    startedBy: 'ravi',
    others,
    now: browserStart,
  });
  const sender = { userId: 'ravi', corporateId: null };
  await db.transaction((tx) =>
    writeMessage(tx, { conversationId, sender, text: 'Are you there?' }, browserStart),
  );
  const now = new Date(browserStart.getTime() + 30 * 60_000);
  return mailUnseenMessages(makeTestContext(db, { now, caller: 'system' }), {});
}

/** Ravi, an operator, settles that a unit is Mei's. */
async function settleUnit(): Promise<void> {
  const { db } = getDatabase();
  await db.query(
    `insert into corporates (id, name, verified_at, verified_by, operator_since)
      values ('operators', 'Operators', now(), 'operator', now())`,
  );
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('operators', 'ravi', 'administrator')`,
  );
  const { rows } = await db.query<{ id: string }>(
    `with u as (insert into units (id, street, postal_code, address_key, owner_user_id, created_at)
        values ('uuuuuuuuuuuu', 'Street', '560123', 'hers', 'mei', now()) returning id)
      insert into unit_disputes (unit_id, claimed_by_user_id, created_at) select id, 'ravi', now() from u returning id`,
  );
  const ctx = await openTestContext(db, 'ravi', { now: browserStart });
  await settleDispute(ctx, { id: rows[0]?.id ?? '', body: { for: 'mei' } });
}

/** A week after it went live, Mei is asked whether her home is still available. */
async function askWhetherAvailable(): Promise<void> {
  const { db } = getDatabase();
  await db.query(`insert into units (id, street, postal_code, address_key, owner_user_id, created_at)
    values ('uuuuuuuuuuuu', 'Street', '560123', 'hers', 'mei', now())`);
  await db.query(
    `insert into listings (id, source, source_row, content_hash, status, slug, street, monthly_rent, lister_id, listed_at, search,
        unit_id, part, state, confirmed_at)
      values ('oooooooooooo', 'sewa', 'oooooooooooo', '', 'live', 'hers', 'Street', 300000, 'lets', $1, '',
        'uuuuuuuuuuuu', '[0,100)', 'live', $1)`,
    [browserStart],
  );
  const now = new Date(browserStart.getTime() + 7 * 24 * 60 * 60_000);
  await askAvailability(makeTestContext(db, { now, caller: 'system' }), {});
}

/** A bill that Mei pays Ravi is due in three days. */
async function remindOfBill(): Promise<void> {
  const { db } = getDatabase();
  await addRentPlanOf(db, { payer: 'mei', payeeEmail: 'ravi@people.example' });
  await addBill(db);
  const now = new Date('2026-11-28T04:00:00Z');
  await remindBills(makeTestContext(db, { now, caller: 'system' }), {});
}

/** Ravi books a viewing of Mei's home. */
async function bookAtMei(): Promise<void> {
  const { db } = getDatabase();
  const listingId = makeListingId('test', 'home');
  await db.query(
    `insert into viewing_slots (id, listing_id, host_user_id, starts_at, ends_at, seats, created_at)
      values ('slotslotslot', $1, 'mei', $2::timestamptz + interval '1 day', $2::timestamptz + interval '25 hours', 1, $2)`,
    [listingId, browserStart],
  );
  const ctx = await openTestContext(db, 'ravi', { now: browserStart });
  await bookViewing(ctx, { id: 'slotslotslot', body: {} });
}

/** Ravi offers to rent Mei's home. */
async function offerToMei(): Promise<void> {
  const ctx = await openTestContext(getDatabase().db, 'ravi', { now: browserStart });
  const { id, version } = await startRental(ctx, { body: { listingId: makeListingId('test', 'home') } });
  const expiresAt = new Date(browserStart.getTime() + 24 * 60 * 60_000).toISOString();
  const occupiers = [{ name: 'Ravi', residentialStatus: 'C' as const }];
  const agreed = {
    monthlyRent: 300_000,
    from: '2026-12-15',
    months: 12,
    depositMonths: 1,
    dutyBy: 'tenant' as const,
  };
  const terms = { ...agreed, clauses: [], occupiers, goodFaithCents: 0, expiresAt };
  await makeOffer(ctx, { id, body: { version, terms } });
}

describe('an enquiry', () => {
  test('waits in the inbox of a lister with an account', async () => {
    await confirm();
    await getDatabase().db.query(`update listers set email = 'office@homes.example'`);
    await enquire();
    expect(await listMails()).toEqual([]);
    const browser = await openBrowserOf(getDatabase().db, 'mei');
    expect((await browser.send('/api/enquiries')).content).toMatchObject({
      data: { received: [{ message: 'Is it free?' }] },
    });
  });

  test('goes to the address with which a lister without an account advertises', async () => {
    await getDatabase().db.query(`update listers set email = 'office@homes.example', user_id = null`);
    await enquire();
    expect(await listMails()).toEqual(['enquiry to office@homes.example']);
  });
});

describe('an address that was typed and not confirmed', () => {
  test('gets nothing of a saved search; what was found is told once it is confirmed', async () => {
    await findHomes();
    expect(await mailNewHomes(new Date(later.getTime() + 60_000))).toBe(0);
    expect(await listMails()).toEqual([]);
    await confirm();
    expect(await mailNewHomes(new Date(later.getTime() + 120_000))).toBe(1);
    expect(await listMails()).toEqual([`saved-search to ${address}`]);
  });

  test('is not told that the account will be deleted; the phone is', async () => {
    const texts = await deleteAccount();
    expect(await listMails()).toEqual([]);
    expect(texts).toEqual([expect.stringMatching(/^\+6580000901: .*asked us to delete your account/)]);
  });

  test('is not told what is due within a day; once it is confirmed it is', async () => {
    await deleteAccount();
    const now = new Date(browserStart.getTime() + GRACE_MS - 60_000);
    const mailDue = () => mailDueNotices(makeTestContext(getDatabase().db, { now, caller: 'system' }), {});
    expect(await mailDue()).toBe(0);
    await confirm();
    expect(await mailDue()).toBe(1);
    expect(await listMails()).toEqual([`notice to ${address}`]);
  });

  test('is not told of messages that were not seen', async () => {
    expect(await leaveUnseen()).toBe(0);
    expect(await listMails()).toEqual([]);
  });

  test('is not asked whether a home is still available', async () => {
    await askWhetherAvailable();
    expect(await listMails()).toEqual([]);
  });

  test('is not reminded of a bill', async () => {
    await remindOfBill();
    expect(await listMails()).toEqual([]);
  });

  test('is not told how a dispute about a home was settled', async () => {
    await settleUnit();
    expect(await listMails()).toEqual([]);
  });

  test('is not told of a viewing, nor of an offer', async () => {
    await bookAtMei();
    await offerToMei();
    expect(await listMails()).toEqual([]);
  });

  test('gets the code that confirms it', async () => {
    await changeEmail(address);
    expect(await listMails()).toEqual([`email-code to ${address}`]);
  });

  test('is not told that the account has another address', async () => {
    await changeEmail('new@people.example');
    expect(await listMails()).toEqual(['email-code to new@people.example']);
  });

  test('that was changed after it was confirmed is not confirmed', async () => {
    await confirm('before@people.example');
    await deleteAccount();
    expect(await listMails()).toEqual([]);
  });
});

describe('a confirmed address', () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    ['of messages that were not seen', leaveUnseen, [`unseen to ${address}`]],
    ['that the account will be deleted', deleteAccount, [`deletion to ${address}`]],
    ['of a bill that is due', remindOfBill, [`payment to ${address}`]],
    ['of a question about their listing', askWhetherAvailable, [`listing to ${address}`]],
    ['of a viewing that is booked', bookAtMei, [`viewing-booked to ${address}`]],
    ['of an offer', offerToMei, [`offer-received to ${address}`]],
    ['how a dispute about a home was settled', settleUnit, [`dispute to ${address}`]],
    [
      'that the account has another address',
      () => changeEmail('new@people.example'),
      ['email-code to new@people.example', `email-changed to ${address}`],
    ],
  ])('is told %s', async (_, happen, mails) => {
    await confirm();
    await happen();
    expect(await listMails()).toEqual(mails);
  });
});

test('an invitation goes to the address somebody entered for it: its owner decides what comes of it', async () => {
  const ctx = await openTestContext(getDatabase().db, 'mei', { now: browserStart });
  const listingId = makeListingId('test', 'home');
  await makeInvitation(ctx, {
    body: { email: 'tenant@people.example', actorType: 1, onboardingType: 2, listingId },
  });
  expect(await listMails()).toEqual(['invitation to tenant@people.example']);
});

test('whoever joins a waitlist is asked at the address they entered: its owner confirms it or not', async () => {
  const ctx = makeTestContext(getDatabase().db, { now: browserStart });
  const body = { name: 'Ada', email: 'ada@people.example', consent: true } as const;
  await joinWaitlist(ctx, { name: 'waitlist', body });
  expect(await listMails()).toEqual(['waitlist to ada@people.example']);
});

test('every kind of mail is tried above', () => {
  const callers = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bqueueMail\(/.test(readFileSync(path.join(sourceFolder, file), 'utf8')))
    .toSorted();
  expect(callers).toEqual([
    'accounts/invitations/makeInvitation.ts',
    'accounts/step-up/changeEmail.ts',
    'billing/payment-notices/notifyPayment.ts',
    'content/waitlists/joinWaitlist.ts',
    'conversations/chat-mail/mailUnseenMessages.ts',
    'conversations/chat/writeEnquiry.ts',
    'conversations/listing-reports/settleReport.ts',
    'homes/availability/askAvailability.ts',
    'homes/disputes/settleDispute.ts',
    'homes/own-listings/notifyLister.ts',
    'personal-data/requestDeletion.ts',
    'platform/mail-queue/queueMail.ts',
    'platform/notices/mailDueNotices.ts',
    'search/saved-searches/mailSavedSearches.ts',
    'tenancies/rentals/tellRental.ts',
    'tenancies/viewings/tellViewing.ts',
  ]);
});
