import { beforeAll, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import {
  findPendingAction,
  PENDING_ACTION_MS,
  startPendingAction,
  takePendingAction,
} from '../../platform/pending-actions/pendingAction.ts';
import { listFavouriteIdRows } from '../../search/favourites/queries.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { runPendingActions } from './runPendingActions.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const listingId = makeListingId('test', 'wanted');

async function ask(body: unknown, cookie?: string) {
  const { server, lines } = makeTestServer(getDatabase().db);
  const response = await server.request(`${testOrigin}/api/intents`, {
    method: 'POST',
    headers: { origin: testOrigin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const setCookie = response.headers.getSetCookie()[0] ?? '';
  return { response, setCookie, secret: /^test-intent=([^;]+)/.exec(setCookie)?.[1] ?? null, lines };
}

async function findCurrent(cookie: string): Promise<unknown> {
  const { server } = makeTestServer(getDatabase().db);
  const response = await server.request(`${testOrigin}/api/intents/current`, { headers: { cookie } });
  return ((await response.json()) as { data: unknown }).data;
}

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListings(db, [makeDraft('wanted')]);
  await db.query(`insert into users (id) values ('mei'), ('ravi')`);
});

describe('a wish of a visitor', () => {
  test('is bound to the browser by a cookie that script cannot read, and ends after 30 minutes', async () => {
    const { response, setCookie, secret } = await ask({ kind: 'favourite', listingId });
    expect(response.status).toBe(200);
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(new Date(/Expires=([^;]+)/.exec(setCookie)?.[1] ?? '')).toEqual(later(PENDING_ACTION_MS));
    expect(await findCurrent(`test-intent=${secret}`)).toEqual({ kind: 'favourite', listingId });
    expect(await findPendingAction(getDatabase().db, secret, later(PENDING_ACTION_MS))).toBeNull();
  });

  test('keeps a message of an enquiry until somebody takes it, and tells it to nobody else', async () => {
    const { secret, lines } = await ask({ kind: 'enquiry', listingId, message: ' Can I see it on Sunday? ' });
    const message = 'Can I see it on Sunday?';
    expect(await findCurrent(`test-intent=${secret}`)).toEqual({ kind: 'enquiry', listingId, message });
    expect(await findCurrent('')).toBeNull();
    expect(await findCurrent(`test-intent=${'x'.repeat(43)}`)).toBeNull();
    expect(JSON.stringify(lines)).not.toContain('Sunday');
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('is taken once, however many take it at the same time', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'enquiry', listingId, message: 'Hello' },
    });
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => takePendingAction(db, secret, ['enquiry'], now)),
    );
    expect(taken.filter((pendingAction) => pendingAction !== null)).toEqual([
      { kind: 'enquiry', listingId, message: 'Hello', partnerKey: null },
    ]);
  });

  test('is not taken by who asks for another kind', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'favourite', listingId },
    });
    expect(await takePendingAction(db, secret, ['enquiry'], now)).toBeNull();
    expect(await findPendingAction(db, secret, now)).toEqual({ kind: 'favourite', listingId });
  });

  test('may be to save a search', async () => {
    const { secret } = await ask({ kind: 'saved-search', query: 'propertyTypes=1&sort=rentAsc' });
    expect(await findCurrent(`test-intent=${secret}`)).toEqual({
      kind: 'saved-search',
      query: 'propertyTypes=1&sort=rentAsc',
    });
  });

  test.each([
    ['without a listing', { kind: 'favourite' }, 400],
    ['with what is no id', { kind: 'favourite', listingId: "x' or 1=1" }, 400],
    ['for a home that is not there', { kind: 'favourite', listingId: 'aaaaaaaaaaaa' }, 404],
    ['with an empty message', { kind: 'enquiry', listingId, message: '   ' }, 400],
    ['with a message too long', { kind: 'enquiry', listingId, message: 'x'.repeat(2_001) }, 400],
    ['with a query too long', { kind: 'saved-search', query: 'x'.repeat(1_001) }, 400],
    ['of an unknown kind', { kind: 'rob', listingId }, 400],
    ['that is nothing', null, 400],
  ])('%s is refused', async (_, body, status) => {
    const { response, setCookie } = await ask(body);
    expect(response.status).toBe(status);
    expect(setCookie).toBe('');
  });

  test('is not taken from another site', async () => {
    const { server } = makeTestServer(getDatabase().db);
    const response = await server.request(`${testOrigin}/api/intents`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'favourite', listingId }),
    });
    expect(response.status).toBe(403);
  });

  test('leaves no secret in the database, and nothing once it has ended', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'favourite', listingId },
    });
    const read = async () => (await db.query('select * from intents')).rows;
    expect(JSON.stringify(await read())).not.toContain(secret);
    await cleanUp(db, later(PENDING_ACTION_MS + 1));
    expect(await read()).toEqual([]);
  });
});

describe('what was wanted before log-in', () => {
  test('is done with it: the home is kept, once', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'favourite', listingId },
    });
    for (const userId of ['mei', 'ravi']) {
      await db.transaction((tx) => runPendingActions(tx, userId, secret, later(60_000)));
    }
    expect(await listFavouriteIdRows(db, 'mei')).toEqual([listingId]);
    expect(await listFavouriteIdRows(db, 'ravi')).toEqual([]);
  });

  test('is undone when the log-in is, and can be done by the next one', async () => {
    const { db } = getDatabase();
    const { secret } = await startPendingAction(makeTestContext(db, { now }), {
      body: { kind: 'favourite', listingId },
    });
    const failed = db.transaction(async (tx) => {
      await runPendingActions(tx, 'ravi', secret, now);
      throw new Error('the session could not be written');
    });
    await expect(failed).rejects.toThrow('the session could not be written');
    expect(await listFavouriteIdRows(db, 'ravi')).toEqual([]);
    await db.transaction((tx) => runPendingActions(tx, 'ravi', secret, now));
    expect(await listFavouriteIdRows(db, 'ravi')).toEqual([listingId]);
  });

  test('leaves a message where its page finds it', async () => {
    const { db } = getDatabase();
    const pendingAction = { kind: 'enquiry', listingId, message: 'Hello' } as const;
    const { secret } = await startPendingAction(makeTestContext(db, { now }), { body: pendingAction });
    await db.transaction((tx) => runPendingActions(tx, 'mei', secret, now));
    expect(await findPendingAction(db, secret, now)).toEqual(pendingAction);
  });

  test.each([null, '', 'x', 'y'.repeat(43)])('is nothing for the secret %j', async (secret) => {
    await getDatabase().db.transaction((tx) => runPendingActions(tx, 'mei', secret, now));
    expect(await listFavouriteIdRows(getDatabase().db, 'mei')).toEqual([listingId]);
  });
});
