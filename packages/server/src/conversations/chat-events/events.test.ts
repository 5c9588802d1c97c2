import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { feedFormat } from '../../homes/import/feedFormat.ts';
import { importListings } from '../../homes/import/importListings.ts';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { withListingEvents } from './withListingEvents.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const listingId = makeListingId('test', 'home');
const folder = mkdtempSync(join(tmpdir(), 'sewa-events-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A conversation of somebody about the home, with a message unless it is empty. */
async function talk(userId: string, { isEmpty = false, about = listingId } = {}): Promise<string> {
  const { db } = getDatabase();
  const conversationId = await addConversation(db, { contextId: about, startedBy: userId, others: [], now });
  const sender = { userId, corporateId: null };
  if (!isEmpty)
    await db.transaction((tx) => writeMessage(tx, { conversationId, sender, text: 'Is it free?' }, now));
  return conversationId;
}

async function listEvents(conversationId: string): Promise<string[]> {
  const { rows } = await getDatabase().db.query<{ body: string }>(
    `select body from messages where conversation_id = $1 and kind = 'event' order by number`,
    [conversationId],
  );
  return rows.map(({ body }) => body);
}

const change = (changes: Parameters<typeof makeDraft>[1]) =>
  getDatabase().db.transaction((tx) =>
    withListingEvents(tx, [listingId], now, () => saveListings(tx, [makeDraft('home', changes)])),
  );

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['conversations', 'listings', 'imports', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, is_valid) values ('mei', true), ('ravi', true), ('eve', true)`);
  await saveListings(db, [makeDraft('home', { monthlyRent: 300_000 }), makeDraft('other')]);
});

describe('what happens to a home', () => {
  test('is said in every conversation about it that has messages, and in no other', async () => {
    const [mei, ravi] = [await talk('mei'), await talk('ravi')];
    const empty = await talk('eve', { isEmpty: true });
    const other = await talk('mei', { about: makeListingId('test', 'other') });
    await change({ status: 'let' });
    expect(await Promise.all([mei, ravi].map(listEvents))).toEqual([
      ['This home was rented out.'],
      ['This home was rented out.'],
    ]);
    expect(await Promise.all([empty, other].map(listEvents))).toEqual([[], []]);
  });

  test('is a new rent, being taken off the market and being back', async () => {
    const mei = await talk('mei');
    await change({ monthlyRent: 280_000 });
    await change({ monthlyRent: 280_000, title: 'Garden flat' });
    await change({ monthlyRent: 280_000, status: 'closed' });
    await change({ monthlyRent: 280_000, status: 'live' });
    expect(await listEvents(mei)).toEqual([
      'The rent changed from $3,000 to $2,800 a month.',
      'This home was taken off the market.',
      'This home is back on the market.',
    ]);
  });

  test('is said only if it happened', async () => {
    const mei = await talk('mei');
    const failed = getDatabase().db.transaction(async (tx) => {
      const draft = makeDraft('home', { status: 'let' });
      await withListingEvents(tx, [listingId], now, () => saveListings(tx, [draft]));
      throw new Error('gave up');
    });
    await expect(failed).rejects.toThrow('gave up');
    expect(await listEvents(mei)).toEqual([]);
  });

  test('by an import is said in the transaction of its batch, once', async () => {
    const file = join(folder, 'feed.csv');
    const write = (rent: number) =>
      writeFileSync(
        file,
        `reference,property_type,street,rent,bedrooms,area,area_unit\nR1,0,Cluny Park,${rent},3,70,sqm\n`,
      );
    const run = () =>
      importListings(getDatabase().db, {
        file,
        format: feedFormat,
        mode: 'live',
        source: 'feed',
        withListingEvents,
      });
    write(3000);
    await run();
    const { rows } = await getDatabase().db.query<{ id: string }>(
      `select id from listings where source = 'feed'`,
    );
    const mei = await talk('mei', { about: rows[0]?.id ?? '' });
    write(2800);
    await run();
    await run();
    expect(await listEvents(mei)).toEqual(['The rent changed from $3,000 to $2,800 a month.']);
  });
});
