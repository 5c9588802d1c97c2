import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import type { Database } from '../../platform/database/database.ts';
import { createOutboxMailer } from '../../platform/mail/createMailer.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openMailQueue } from '../../testing/openMailQueue.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { changeSavedSearch } from './changeSavedSearch.ts';
import { mailSavedSearches } from './mailSavedSearches.ts';
import { putSearch } from './saveSearch.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T00:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const origin = 'https://sewa.example';

const save = (query: string, frequency: 'instant' | 'daily' | 'weekly', userId = 'mei') =>
  getDatabase().db.transaction((tx) => putSearch(tx, userId, { query, frequency }, start));

/** Puts homes on the market at a moment. */
async function list(at: Date, ...rows: string[]): Promise<void> {
  const { db } = getDatabase();
  const { ids } = await saveListings(
    db,
    rows.map((row) => makeDraft(row)),
  );
  await db.query('update listings set live_since = $2 where id = any($1::text[])', [ids, at]);
}

const visit = (frequency: 'instant' | 'daily' | 'weekly', now: Date) =>
  mailSavedSearches(makeTestContext(getDatabase().db, { now, origin, caller: 'system' }), {
    frequency,
  });

const listMails = () => listQueuedMails(getDatabase().db);

const post = (path: string, headers: Record<string, string> = {}) =>
  makeTestServer(getDatabase().db).server.request(`${testOrigin}${path}`, { method: 'POST', headers });

beforeAll(async () => {
  await getDatabase().db.query(
    `insert into users (id, email, proven_email) values ('mei', 'mei@example.com', 'mei@example.com'),
      ('ravi', 'ravi@example.com', 'ravi@example.com'), ('silent', null, null)`,
  );
});

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from saved_searches');
  await clearQueuedMails(db);
  await db.query('delete from listings');
});

describe('a letter of a saved search', () => {
  test('tells what came on the market since it was saved, and nothing from before', async () => {
    await list(minutes(-5), 'before');
    await save('propertyTypes=0', 'instant');
    await list(minutes(5), 'after');
    expect(await visit('instant', minutes(6))).toBe(1);
    const [mail] = await listMails();
    expect(mail).toMatchObject({ recipient: 'mei@example.com', subject: '1 new home for “HDB”' });
    const url = `${origin}/discover/${makeListingId('test', 'after')}/`;
    expect(mail?.text_body).toContain(url);
    expect(mail?.html_body).toContain(`href="${url}`);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain('$2,800');
      expect(body).toContain('210 Ang Mo Kio Avenue 3');
      expect(body).not.toContain('#08');
      expect(body).not.toContain(makeListingId('test', 'before'));
    }
  });

  test('tells only what the search asks for', async () => {
    await save('propertyTypes=1', 'instant');
    await save('rentMax=2800', 'instant', 'ravi');
    await list(minutes(5), 'a flat');
    expect(await visit('instant', minutes(6))).toBe(1);
    expect((await listMails()).map(({ recipient }) => recipient)).toEqual(['ravi@example.com']);
  });

  test('of places tells only the homes that are there', async () => {
    const { db } = getDatabase();
    await save('near=station:ang-mo-kio', 'instant');
    await save('to=station:clementi@30&pets=allowed', 'instant', 'ravi');
    await list(minutes(5), 'near', 'far');
    await db.query('update listings set latitude = 1.3, longitude = 103.7 where id = $1', [
      makeListingId('test', 'far'),
    ]);
    expect(await visit('instant', minutes(6))).toBe(1);
    const [mail] = await listMails();
    expect(mail).toMatchObject({
      recipient: 'mei@example.com',
      subject: '1 new home for “Homes near Ang Mo Kio”',
    });
    expect(mail?.text_body).toContain(makeListingId('test', 'near'));
  });

  test('shows ten homes, counts the rest and leads to all', async () => {
    await save('q=kio', 'daily');
    await list(minutes(5), ...Array.from({ length: 14 }, (_, index) => `home ${index}`));
    await visit('daily', minutes(10));
    const [mail] = await listMails();
    expect(mail?.subject).toBe('14 new homes for “kio”');
    expect(mail?.text_body.match(/\/discover\/[a-z2-7]{12}\//g)).toHaveLength(10);
    expect(mail?.text_body).toContain(`See 4 more homes: ${origin}/discover?q=kio`);
  });

  test('tells a home once, however often and by how many at once it is looked', async () => {
    await save('', 'daily');
    await list(minutes(5), 'one');
    await Promise.all([1, 2, 3].map(() => visit('daily', minutes(10))));
    await visit('daily', minutes(20));
    await list(minutes(25), 'two');
    await visit('daily', minutes(30));
    const mails = await listMails();
    expect(mails).toHaveLength(2);
    const ids = mails.map(({ text_body }) => text_body.match(/\/discover\/([a-z2-7]{12})\//)?.[1]);
    expect(ids).toEqual([makeListingId('test', 'one'), makeListingId('test', 'two')]);
  });

  test('that breaks off half-way leaves nothing behind and is written by the next look', async () => {
    const { db } = getDatabase();
    await save('', 'daily');
    await list(minutes(5), 'one');
    const failing: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx);
          throw new Error('the process was killed');
        }),
    };
    await expect(
      mailSavedSearches(makeTestContext(failing, { now: minutes(10), origin, caller: 'system' }), {
        frequency: 'daily',
      }),
    ).rejects.toThrow('the process was killed');
    expect(await listMails()).toEqual([]);
    await visit('daily', minutes(11));
    expect(await listMails()).toHaveLength(1);
  });

  test('that writes at once comes once an hour at most and gathers what comes between', async () => {
    await save('', 'instant');
    await list(minutes(5), 'one');
    expect(await visit('instant', minutes(6))).toBe(1);
    await list(minutes(7), 'two');
    expect(await visit('instant', minutes(8))).toBe(0);
    await list(minutes(50), 'three');
    expect(await visit('instant', minutes(65))).toBe(0);
    expect(await visit('instant', minutes(66))).toBe(1);
    expect((await listMails()).at(-1)?.subject).toBe('2 new homes for “All homes”');
  });

  test('is not written while the search is paused, and does not make up for the pause', async () => {
    const { db } = getDatabase();
    const { id } = await save('', 'daily');
    await changeSavedSearch(await openTestContext(db, 'mei', { now: minutes(1) }), {
      id,
      body: { isPaused: true },
    });
    await list(minutes(5), 'one');
    expect(await visit('daily', minutes(10))).toBe(0);
    await changeSavedSearch(await openTestContext(db, 'mei', { now: minutes(120) }), {
      id,
      body: { isPaused: false },
    });
    await list(minutes(130), 'two');
    await visit('daily', minutes(140));
    expect((await listMails()).map(({ subject }) => subject)).toEqual(['1 new home for “All homes”']);
  });

  test('is not written to somebody without an address, nor for another frequency', async () => {
    await save('', 'weekly');
    await save('', 'daily', 'silent');
    await list(minutes(5), 'one');
    expect(await visit('daily', minutes(10))).toBe(0);
    expect(await visit('weekly', minutes(10))).toBe(1);
  });

  test('tells of a home that can be rented again', async () => {
    const { db } = getDatabase();
    await saveListings(db, [makeDraft('back', { status: 'let' })]);
    await save('', 'daily');
    await saveListings(db, [makeDraft('back')]);
    const { rows } = await db.query<{ is_new: boolean }>(
      `select live_since > now() - interval '1 minute' as is_new from listings`,
    );
    expect(rows).toEqual([{ is_new: true }]);
  });
});

describe('the end of its mail', () => {
  async function parseToken(): Promise<string> {
    await save('', 'daily');
    await list(minutes(5), 'one');
    await visit('daily', minutes(10));
    const header = (await listMails())[0]?.headers?.['List-Unsubscribe'] ?? '';
    return /token=([\w-]+)>$/.exec(header)?.[1] ?? '';
  }

  test('comes by one click of a mail program, which comes from nowhere', async () => {
    const token = await parseToken();
    expect((await listMails())[0]?.headers).toEqual({
      'List-Unsubscribe': `<${origin}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const response = await post(`/api/unsubscribe?token=${token}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(200);
    await list(minutes(20), 'two');
    expect(await visit('daily', minutes(30))).toBe(0);
    expect((await post(`/api/unsubscribe?token=${token}`)).status).toBe(200);
  });

  test('does not come by looking at the link', async () => {
    const token = await parseToken();
    const { server } = makeTestServer(getDatabase().db);
    const ask = (accept: string) =>
      server.request(`${testOrigin}/api/unsubscribe?token=${token}`, { headers: { accept } });
    const page = await ask('text/html,*/*');
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`/unsubscribe?token=${token}`);
    expect(await (await ask('application/json')).json()).toEqual({
      succeed: true,
      data: { name: 'All homes', isPaused: false },
    });
  });

  test('needs the secret of a letter, which is kept nowhere', async () => {
    const token = await parseToken();
    const { rows } = await getDatabase().db.query('select id from unsubscribe_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of ['', 'x', 'y'.repeat(43)])
      expect((await post(`/api/unsubscribe?token=${wrong}`)).status).toBe(404);
  });

  test('is the only call that is open to other sites', async () => {
    const response = await post('/api/saved-searches', { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

test('a letter reaches the outbox with its headers', async () => {
  const { db } = getDatabase();
  await save('', 'daily');
  await list(minutes(5), 'one');
  await visit('daily', minutes(10));
  const mails = await openMailQueue(db, createOutboxMailer(db), minutes(11));
  await mails.finishAt(minutes(11));
  await mails.close();
  const { rows } = await db.query<{ recipient: string; headers: Record<string, string> }>(
    'select recipient, headers from outbox',
  );
  expect(rows).toMatchObject([
    { recipient: 'mei@example.com', headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
  ]);
});
