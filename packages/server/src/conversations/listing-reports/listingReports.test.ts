import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeReport } from '../../commands/reports.ts';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { listReports } from './listReports.ts';
import { listMessageReportRows } from './messageQueries.ts';
import { listReportRows } from './queries.ts';
import { settleReport } from './settleReport.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const listingId = makeListingId('test', 'reported');

function report(
  body: unknown,
  { id = listingId, address = '10.0.0.1', cookie = '', forwardedFor = '', trustedProxies = 0 } = {},
) {
  const settings = parseSettings({ APP_ENV: 'test', TRUSTED_PROXIES: String(trustedProxies) });
  const { server } = makeTestServer(getDatabase().db, { clock: () => now, settings });
  return server.request(
    `${testOrigin}/api/listings/${id}/reports`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        origin: testOrigin,
        'content-type': 'application/json',
        ...(cookie ? { cookie } : {}),
        ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
      },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

/** Ravi writes to Mei about the home; returns the conversation. */
async function addMessage(): Promise<string> {
  const { db } = getDatabase();
  await db.query('delete from conversations');
  const others = [{ userId: 'mei' }];
  const conversationId = await addConversation(db, { contextId: listingId, startedBy: 'ravi', others, now });
  const sender = { userId: 'ravi', corporateId: null };
  await db.transaction((tx) => writeMessage(tx, { conversationId, sender, text: 'Rude words' }, now));
  return conversationId;
}

const listAll = () => listReportRows(getDatabase().db, true);

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListings(db, [makeDraft('reported')]);
  await db.query(`insert into users (id, name, is_valid) values ('mei', null, true), ('ravi', 'Ravi', true)`);
});

beforeEach(async () => {
  await getDatabase().db.query('delete from listing_reports');
  await getDatabase().db.query('delete from rate_limits');
  await getDatabase().db.query(`update listings set status = 'live'`);
});

describe('a report of a listing', () => {
  test('waits in the queue with its reason and words, and needs no log-in', async () => {
    const response = await report({ reason: 'scam', message: ' Asked me to pay first. ' });
    expect(await response.json()).toEqual({ succeed: true, data: null });
    expect(await listAll()).toMatchObject([
      { listing_id: listingId, reason: 'scam', message: 'Asked me to pay first.', outcome: null },
    ]);
  });

  test('counts once a day for one person and reason, however often and at how many moments it is sent', async () => {
    await Promise.all(Array.from({ length: 5 }, () => report({ reason: 'duplicate' })));
    await report({ reason: 'duplicate' }, { address: '10.0.0.2' });
    await report({ reason: 'scam' });
    expect((await listAll()).map(({ reason }) => reason).sort()).toEqual(['duplicate', 'duplicate', 'scam']);
  });

  test('behind a proxy counts for the address the proxy saw, whatever else the header claims', async () => {
    const send = (forwardedFor: string) => report({ reason: 'scam' }, { forwardedFor, trustedProxies: 1 });
    await send('203.0.113.9');
    await send('198.51.100.1, 203.0.113.9');
    expect(await listAll()).toHaveLength(1);
    await send('203.0.113.9, 198.51.100.1');
    expect(await listAll()).toHaveLength(2);
  });

  test('counts for the connection where no proxy is trusted', async () => {
    await report({ reason: 'scam' }, { forwardedFor: '203.0.113.9' });
    await report({ reason: 'scam' }, { forwardedFor: '203.0.113.10' });
    expect(await listAll()).toHaveLength(1);
  });

  test('of a signed-in person is the account’s, wherever it is sent from', async () => {
    const cookie = `test-session=${await createSession(getDatabase().db, 'mei', { now })}`;
    await report({ reason: 'other', message: 'Smells.' }, { cookie });
    await report({ reason: 'other', message: 'Smells.' }, { cookie, address: '10.0.0.9' });
    expect(await listAll()).toHaveLength(1);
  });

  test('is refused after ten in an hour', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await report({ reason: 'scam' })).status).toBe(200);
    }
    const rejected = await report({ reason: 'other' });
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('3600');
    expect((await report({ reason: 'other' }, { address: '10.0.0.3' })).status).toBe(200);
  });

  test.each([
    [{ reason: 'boring' }, 'reason'],
    [{}, 'reason'],
    [{ reason: 'scam', message: 'x'.repeat(2_001) }, 'message'],
  ])('of the form %j is refused by field', async (body, field) => {
    const response = await report(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'R006', fields: [{ name: field }] });
    expect(await listAll()).toEqual([]);
  });

  test('of a listing nobody has is a 404', async () => {
    expect((await report({ reason: 'scam' }, { id: 'aaaaaaaaaaaa' })).status).toBe(404);
  });

  test('keeps no address, and forgets after a day who sent it', async () => {
    await report({ reason: 'scam' });
    const read = async () =>
      (await getDatabase().db.query<{ reporter: string | null }>('select * from listing_reports')).rows;
    expect(JSON.stringify(await read())).not.toContain('10.0.0.1');
    await cleanUp(getDatabase().db, new Date(now.getTime() + 25 * 3_600_000));
    expect((await read())[0]?.reporter).toBeNull();
  });
});

describe('the queue', () => {
  const settle = (id: string, outcome: 'removed' | 'corrected' | 'unfounded') =>
    settleReport(makeTestContext(getDatabase().db, { now, caller: 'system' }), {
      id,
      body: { outcome, note: 'Called the agent.' },
    });
  const parseId = async () => (await listAll())[0]?.id ?? '';
  const parseStatus = async () =>
    (await getDatabase().db.query<{ status: string }>('select status from listings')).rows[0]?.status;

  test('is settled once, and no longer lists what is settled', async () => {
    await report({ reason: 'wrong-facts' });
    const id = await parseId();
    await settle(id, 'corrected');
    await expect(settle(id, 'unfounded')).rejects.toThrow('not-found');
    expect(await listReportRows(getDatabase().db, false)).toEqual([]);
    expect(await listAll()).toMatchObject([{ outcome: 'corrected', note: 'Called the agent.' }]);
    expect(await parseStatus()).toBe('live');
  });

  test('takes a removed listing off the market', async () => {
    await report({ reason: 'scam' });
    await settle(await parseId(), 'removed');
    expect(await parseStatus()).toBe('closed');
  });

  test('closes a reported listing once, and says so in the conversations about it', async () => {
    const { db } = getDatabase();
    const conversationId = await addMessage();
    for (const reason of ['scam', 'duplicate']) await report({ reason });
    for (const { id } of await listAll()) await settle(id, 'removed');
    const { rows } = await db.query(
      'select number, kind, body from messages where conversation_id = $1 order by number',
      [conversationId],
    );
    expect(rows).toEqual([
      { number: 1, kind: 'text', body: 'Rude words' },
      { number: 2, kind: 'event', body: 'This home was taken off the market.' },
    ]);
  });

  test('is told in lines for a terminal that nothing in a message can disturb', async () => {
    const message = 'Not\u001b[31m theirs\nat all';
    await report({ reason: 'not-theirs', message });
    const [row] = await listAll();
    expect(row?.message).toBe('Not[31m theirs\nat all');
    const lines = row ? describeReport({ ...row, message }) : '';
    expect(lines).toContain('the lister has no right to rent it out');
    expect(lines).toContain('“Not [31m theirs at all”');
    expect(lines).toContain(`/discover/${listingId}/`);
  });
});

describe('a report of a message', () => {
  const context = () => makeTestContext(getDatabase().db, { now, caller: 'system' });
  const settle = (id: string, outcome: 'removed' | 'unfounded') =>
    settleReport(context(), { id, body: { outcome } });

  async function reportMessage(): Promise<string> {
    const { db } = getDatabase();
    await addMessage();
    await db.query(
      `insert into message_reports (message_id, user_id, reason, created_at)
        select id, 'mei', 'Rude \u001b[31m words', $1 from messages`,
      [now],
    );
    const [row] = await listMessageReportRows(db, false);
    return row?.id ?? '';
  }

  const findDeleted = async () =>
    (
      await getDatabase().db.query<{ deleted_at: Date | null; body: string }>(
        'select deleted_at, body from messages',
      )
    ).rows[0];

  test('waits in the same queue, with the message', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into corporates (id, name, verified_at, verified_by, operator_since)
      values ('desk', 'Desk', $1, 'operator', $1) on conflict do nothing`,
      [now],
    );
    await db.query(`insert into memberships (corporate_id, user_id, role) values ('desk', 'mei', 'administrator')
      on conflict do nothing`);
    await report({ reason: 'scam' });
    const id = await reportMessage();
    const operator = await openTestContext(db, 'mei', { now });
    expect(await listReports(operator, {})).toMatchObject([
      { reason: 'scam', listing: { id: listingId }, chat: null },
      { id, listing: null, chat: { text: 'Rude words', senderName: 'Ravi', sentAt: now.toISOString() } },
    ]);
  });

  test('counts the reports of the same person, home and lister, and how many were upheld', async () => {
    const { db } = getDatabase();
    await db.query('delete from listing_reports');
    await report({ reason: 'scam' });
    await report({ reason: 'duplicate' });
    await report({ reason: 'scam' }, { address: '10.0.0.2' });
    const [row] = await listReportRows(db, false);
    await settleReport(context(), { id: row?.id ?? '', body: { outcome: 'corrected' } });
    expect(await listReportRows(db, false)).toMatchObject([
      { reason: 'duplicate', of_reporter: { reports: 2, upheld: 1 }, of_home: { reports: 3, upheld: 1 } },
      { reason: 'scam', of_reporter: { reports: 1, upheld: 0 }, of_home: { reports: 3, upheld: 1 } },
    ]);
  });

  test('that is settled with words mails who wrote it and who reported it; without, nobody', async () => {
    const { db } = getDatabase();
    await clearQueuedMails(db);
    await settle(await reportMessage(), 'unfounded');
    expect(await listQueuedMails(db)).toEqual([]);
    const known = await db.query<{ id: string; email: string | null; proven_email: string | null }>(
      `select id, email, proven_email from users where id in ('mei', 'ravi')`,
    );
    await db.query(
      `update users set email = id || '@people.example', proven_email = id || '@people.example' where id in ('mei', 'ravi')`,
    );
    const id = await reportMessage();
    await settleReport(context(), { id, body: { outcome: 'removed', words: 'Please stay polite.' } });
    const mails = await listQueuedMails(db);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'mei@people.example',
      'ravi@people.example',
    ]);
    for (const mail of mails) expect(mail.text_body).toContain('Please stay polite.');
    for (const { id: userId, email, proven_email: proven } of known.rows)
      await db.query('update users set email = $2, proven_email = $3 where id = $1', [userId, email, proven]);
  });

  test('hides a removed message and keeps its words for the record; it is settled once', async () => {
    const id = await reportMessage();
    await settle(id, 'removed');
    expect(await findDeleted()).toEqual({ deleted_at: now, body: 'Rude words' });
    await expect(settle(id, 'unfounded')).rejects.toThrow('not-found');
    expect(await listMessageReportRows(getDatabase().db, false)).toEqual([]);
  });

  test('that is unfounded leaves the message as it is', async () => {
    await settle(await reportMessage(), 'unfounded');
    expect((await findDeleted())?.deleted_at).toBeNull();
  });

  test('is told in lines for a terminal that nothing in it can disturb', async () => {
    await reportMessage();
    const [row] = await listMessageReportRows(getDatabase().db, false);
    const lines = row ? describeReport(row) : '';
    expect(lines).toContain(`${row?.id}  Nov 21, 2026  Rude  [31m words`);
    expect(lines).toContain('by Ravi');
    expect(lines).toContain('“Rude words”');
  });
});
