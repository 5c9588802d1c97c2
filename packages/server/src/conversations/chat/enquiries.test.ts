import type { Enquiry, RouteAnswer } from '@sewa/api/client';
import { enquirySchema, partySchema } from '@sewa/api/schema';
import { openMailServer } from '@sewa/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { createSmtpMailer } from '../../platform/mail/createMailer.ts';
import { findPendingAction, startPendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openMailQueue } from '../../testing/openMailQueue.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const idOf = (row: string) => makeListingId('test', row);
const sessions = new Map<string, string>();
const message = 'Can I see it on Sunday?';

const cookieOf = (user: string | null, pendingAction: string | null = null) =>
  [user && `test-session=${sessions.get(user)}`, pendingAction && `test-intent=${pendingAction}`]
    .filter(Boolean)
    .join('; ');

function ask(
  body: unknown,
  {
    user = 'mei' as string | null,
    pendingAction = null as string | null,
    origin = testOrigin,
    headers = {} as Record<string, string>,
  } = {},
) {
  const { server, queued, lines } = makeTestServer(getDatabase().db, { clock: () => now });
  const sent = server.request(`${testOrigin}/api/enquiries`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      origin,
      'content-type': 'application/json',
      cookie: cookieOf(user, pendingAction),
      ...headers,
    },
  });
  return { sent, queued, lines };
}

async function enquireAbout(row: string, rest: Record<string, unknown> = {}, user = 'mei') {
  const response = await ask({ listingId: idOf(row), message, ...rest }, { user }).sent;
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: RouteAnswer<'makeEnquiry'> }).data;
}

async function list(user: string | null): Promise<{ made: Enquiry[]; received: Enquiry[] }> {
  const { server } = makeTestServer(getDatabase().db, { clock: () => now });
  const response = await server.request('/api/enquiries', { headers: { cookie: cookieOf(user) } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { made: Enquiry[]; received: Enquiry[] } }).data;
}

async function count(): Promise<Record<string, number>> {
  const { rows } = await getDatabase().db.query<Record<string, number>>(
    `select (select count(*)::int from enquiries) as enquiries, (select count(*)::int from conversations) as conversations,
      (select count(*)::int from conversation_users) as participants, (select count(*)::int from messages) as messages,
      (select count(*)::int from jobs.job where name = 'mail') as mails`,
  );
  return rows[0] ?? {};
}

beforeAll(async () => {
  const { db } = getDatabase();
  const agent = {
    kind: 'agent' as const,
    phoneNumber: '+6580000001',
    registrationNumber: 'R012345A',
    agencyName: 'Kopi Homes',
    agencyLicenceNumber: 'L3001234K',
  };
  const owner = {
    kind: 'owner' as const,
    phoneNumber: '+6580000002',
    registrationNumber: null,
    agencyName: null,
    agencyLicenceNumber: null,
  };
  await saveListers(db, [
    { id: 'grace', name: 'Grace Ong', ...agent },
    { id: 'tan', name: 'Tan Ah Kow', email: 'tan@example.com', ...owner },
    { id: 'silent', name: 'Nobody Reads', ...owner },
  ]);
  await db.query(`insert into users (id, name, email, phone_number, user_type_ids, is_valid) values
    ('mei', 'Mei <b>Lim</b>', 'mei@example.com', '+6581234567', '{1}', true),
    ('ravi', 'Ravi', null, '+6581234568', '{1}', true),
    ('grace', 'Grace Ong', 'grace@example.com', '+6580000001', '{3}', true),
    ('fresh', null, null, '+6581234569', '{}', false)`);
  await db.query('update users set proven_email = email');
  await db.query(`update listers set user_id = 'grace' where id = 'grace'`);
  await saveListings(db, [
    makeDraft('by an agent', { title: 'Orchard Vista', listerId: 'grace' }),
    makeDraft('another by the agent', { listerId: 'grace' }),
    makeDraft('by an owner', { listerId: 'tan' }),
    makeDraft('by somebody silent', { listerId: 'silent' }),
    makeDraft('by nobody'),
    makeDraft('let', { status: 'let', listerId: 'tan' }),
  ]);
  for (const user of ['mei', 'ravi', 'grace', 'fresh']) {
    sessions.set(user, await createSession(db, user, { now }));
  }
});

beforeEach(async () => {
  for (const table of [
    'enquiries',
    'conversations',
    'jobs.job',
    'rate_limits',
    'intents',
    'idempotency_keys',
  ]) {
    await getDatabase().db.query(`delete from ${table}`);
  }
});

describe('an enquiry', () => {
  test('is kept in a conversation of both sides, without a letter to a lister with an account', async () => {
    const { id, conversationId, isNew } = await enquireAbout('by an agent', { message: ` ${message}\n` });
    expect(isNew).toBe(true);
    expect(await count()).toEqual({
      enquiries: 1,
      conversations: 1,
      participants: 2,
      messages: 1,
      mails: 0,
    });
    expect(conversationId).toMatch(/^[0-9a-f-]{36}$/);
    const { made, received } = await list('mei');
    expect(received).toEqual([]);
    expect(made).toMatchObject([
      { id, message, sentAt: now.toISOString(), lister: { kind: 'agent', name: 'Grace Ong' }, asker: null },
    ]);
    expect(made.map((enquiry) => enquirySchema.parse(enquiry))).toEqual(made);
  });

  test('is listed for the lister with who asked, and for nobody else', async () => {
    const { id } = await enquireAbout('by an agent');
    const { made, received } = await list('grace');
    expect(made).toEqual([]);
    expect(received).toMatchObject([
      { id, message, asker: { name: 'Mei <b>Lim</b>', phoneNumber: '+6581234567' } },
    ]);
    expect(await list('ravi')).toEqual({ made: [], received: [] });
  });

  test('that arrives again under its key is the first one: doubled, replayed, ten at once', async () => {
    const key = { idempotencyKey: 'a-key-of-this-form' };
    const first = await enquireAbout('by an owner', key);
    const again = await Promise.all(Array.from({ length: 10 }, () => enquireAbout('by an owner', key)));
    expect(first.isNew).toBe(true);
    expect(again).toEqual(Array.from({ length: 10 }, () => first));
    expect(await count()).toMatchObject({ enquiries: 1, messages: 1, mails: 1 });
  });

  test('sent ten times at once is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enquireAbout('by an owner', { idempotencyKey: 'at-the-same-moment' })),
    );
    expect(answers).toEqual(Array.from({ length: 10 }, () => answers[0]));
    expect(await count()).toMatchObject({ enquiries: 1, messages: 1, mails: 1 });
  });

  test('from a form without a key is the same when its words are', async () => {
    const first = await enquireAbout('by an agent');
    expect(await enquireAbout('by an agent')).toEqual({ ...first, isNew: false });
    expect((await enquireAbout('by an agent', { message: 'And on Monday?' })).isNew).toBe(true);
    expect((await enquireAbout('another by the agent')).isNew).toBe(true);
    expect((await enquireAbout('by an agent', {}, 'ravi')).isNew).toBe(true);
  });

  test('about the same listing goes on in the same conversation', async () => {
    await enquireAbout('by an agent');
    await enquireAbout('by an agent', { message: 'And on Monday?' });
    expect(await count()).toMatchObject({ enquiries: 2, conversations: 1, messages: 2 });
  });

  test('cannot take a key for another listing, nor for other words', async () => {
    const key = { idempotencyKey: 'a-key-of-this-form' };
    await enquireAbout('by an agent', key);
    for (const other of [
      { listingId: idOf('by an owner'), message },
      { listingId: idOf('by an agent'), message: 'And on Monday?' },
    ]) {
      const response = await ask({ ...other, ...key }).sent;
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ fields: [{ name: 'idempotency-key' }] });
    }
    expect(await count()).toMatchObject({ enquiries: 1 });
  });

  test('under two keys is two enquiries, in the header as in the body', async () => {
    const under = (key: string) =>
      ask({ listingId: idOf('by an owner'), message }, { headers: { 'idempotency-key': key } }).sent;
    const answers = [];
    for (const key of ['the-first-key', 'the-first-key', 'the-second-key'])
      answers.push(await (await under(key)).text());
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
    expect((await enquireAbout('by an owner', { idempotencyKey: 'the-third-key' })).isNew).toBe(true);
    expect(await count()).toMatchObject({ enquiries: 3, messages: 3, mails: 3 });
  });

  test('keeps the whole of it or nothing', async () => {
    const { db } = getDatabase();
    await db.query(`alter table messages add constraint broken check (body <> 'break')`);
    const response = await ask({ listingId: idOf('by an agent'), message: 'break' }).sent;
    await db.query('alter table messages drop constraint broken');
    expect(response.status).toBe(500);
    expect(await count()).toEqual({ enquiries: 0, conversations: 0, participants: 0, messages: 0, mails: 0 });
    expect((await enquireAbout('by an agent', { message: 'break' })).isNew).toBe(true);
  });

  test('uses up the message that waited for log-in', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'enquiry', listingId: idOf('by an agent'), message },
    });
    await ask({ listingId: idOf('by an agent'), message }, { pendingAction: secret }).sent;
    expect(await findPendingAction(db, secret, now)).toBeNull();
  });

  test('to a lister nobody can write to is kept without a letter', async () => {
    await enquireAbout('by somebody silent');
    expect(await count()).toMatchObject({ enquiries: 1, participants: 2, mails: 0 });
  });

  test('never stands in the log', async () => {
    const { sent, lines } = ask({ listingId: idOf('by an agent'), message });
    await sent;
    expect(JSON.stringify(lines)).not.toContain('Sunday');
  });
});

describe('nobody makes an enquiry', () => {
  test.each([
    ['without being signed in', 'by an agent', null, 401, undefined],
    ['before their sign-up is complete', 'by an agent', 'fresh', 403, undefined],
    ['about their own home', 'by an agent', 'grace', 400, 'is your own'],
    ['about a home that is let', 'let', 'mei', 400, 'is no longer available'],
    ['about a home nobody lets', 'by nobody', 'mei', 400, 'has no one to contact'],
    ['about a home that is not there', 'missing', 'mei', 404, undefined],
  ] as const)('%s', async (_, row, user, status, reason) => {
    const response = await ask({ listingId: idOf(row), message }, { user }).sent;
    expect(response.status).toBe(status);
    const { fields } = (await response.json()) as { fields: { name: string; reason: string }[] };
    expect(fields.map((field) => field.reason)).toEqual(reason === undefined ? [] : [reason]);
    expect(await count()).toMatchObject({ enquiries: 0, mails: 0 });
  });

  test.each([
    ['message', { listingId: idOf('by an agent'), message: '  ' }],
    ['message', { listingId: idOf('by an agent'), message: 'x'.repeat(2_001) }],
    ['listingId', { listingId: "'", message }],
    ['idempotencyKey', { listingId: idOf('by an agent'), message, idempotencyKey: 'short' }],
  ])('with a wrong %s', async (field, body) => {
    const response = await ask(body).sent;
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'R006', fields: [{ name: field }] });
  });

  test('from another site', async () => {
    const body = { listingId: idOf('by an agent'), message };
    expect((await ask(body, { origin: 'https://evil.example' }).sent).status).toBe(403);
    expect(await count()).toMatchObject({ enquiries: 0 });
  });

  test('more than twenty times in an hour', async () => {
    for (let number = 0; number < 20; number += 1) {
      await enquireAbout('by an agent', { message: `Question ${number}` });
    }
    const rejected = await ask({ listingId: idOf('by an agent'), message: 'One more' }).sent;
    expect(rejected.status).toBe(429);
    expect(await count()).toMatchObject({ enquiries: 20 });
    expect((await enquireAbout('by an agent', { message: 'Question 3' })).isNew).toBe(false);
  });
});

describe('the other side of an enquiry', () => {
  const findParty = async (id: string, user: string | null) => {
    const { server } = makeTestServer(getDatabase().db, { clock: () => now });
    const response = await server.request(`/api/enquiries/${id}/party`, {
      headers: { cookie: cookieOf(user) },
    });
    return { status: response.status, text: await response.text() };
  };

  test('is told each of the two, with a name and what they are, and no way to reach them', async () => {
    const { id } = await enquireAbout('by an agent');
    const lister = await findParty(id, 'mei');
    expect(partySchema.parse(JSON.parse(lister.text).data)).toMatchObject({
      name: 'Grace Ong',
      userTypeIds: [3],
      registrationNumber: 'R012345A',
      agentId: 'grace',
      isAsker: false,
      listing: { id: idOf('by an agent') },
      sentAt: now.toISOString(),
    });
    const asker = await findParty(id, 'grace');
    expect(partySchema.parse(JSON.parse(asker.text).data)).toMatchObject({
      name: 'Mei <b>Lim</b>',
      userTypeIds: [1],
      registrationNumber: null,
      agentId: null,
      isAsker: true,
    });
    for (const { text } of [lister, asker]) expect(text).not.toMatch(/\+65|example\.com/);
  });

  test('is an owner without a card of their own', async () => {
    const { id } = await enquireAbout('by an owner');
    const { text } = await findParty(id, 'mei');
    expect(JSON.parse(text).data).toMatchObject({ name: 'Tan Ah Kow', userTypeIds: [2], agentId: null });
  });

  test('is told nobody else: neither a visitor, nor another person, nor for what is no enquiry (ASVS 8.2.2)', async () => {
    const { id } = await enquireAbout('by an agent');
    expect((await findParty(id, null)).status).toBe(401);
    for (const [wanted, user] of [
      [id, 'ravi'],
      [id, 'fresh'],
      [id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), 'mei'],
      ['mei', 'mei'],
      ["'", 'mei'],
      ['%00', 'mei'],
    ] as const)
      expect((await findParty(wanted, user)).status, `${wanted} ${user}`).toBe(404);
  });
});

test('a mail server that is away for a while gets the letter when it is back, once', async () => {
  const first = await openMailServer();
  await first.close();
  await enquireAbout('by an owner', { message: 'Is the <kitchen> new?' });
  const mailer = createSmtpMailer(first.url, 'Sewa <no-reply@sewa.example>');
  const mails = await openMailQueue(getDatabase().db, mailer, now);
  await mails.finishAt(now);
  expect(mails.lines).toHaveLength(1);
  expect((await list('mei')).made).toHaveLength(1);

  const second = await openMailServer({ port: Number(new URL(first.url).port) });
  await mails.finishAt(new Date(now.getTime() + 120_000));
  await mails.finishAt(new Date(now.getTime() + 600_000));
  await mails.close();
  mailer.close();
  await second.close();
  expect(second.received).toHaveLength(1);
  const received = second.received.map(({ raw }) => raw).join();
  expect(received).toContain('To: tan@example.com');
  expect(received).toMatch(/Message-ID: <enquiry-[\w-]+@sewa\.example>/);
  expect(received).toContain('8123 4567');
  expect(received).toContain('&lt;kitchen&gt;');
  expect(received).not.toContain('<b>Lim</b></p>');
});
