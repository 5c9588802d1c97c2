import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportedListing } from '@sewa/api/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { openLandlord, resetLandlords, testAddress } from '../../testing/openLandlords.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { feedFormat } from '../import/feedFormat.ts';
import { importListings } from '../import/importListings.ts';
import type { ImportMode } from '../import/rowFormat.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-imported-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADING =
  'reference,property_type,property_sub_type,block,street,floor,unit,postal_code,bedrooms,rent,lister_kind,lister_name';

async function importFeed(rent = 3000, mode: ImportMode = 'live') {
  const file = join(folder, 'feed.csv');
  const row = `A1,0,0,123,Ang Mo Kio Avenue 3,05,123,560123,3,${rent},owner,Olga`;
  writeFileSync(file, `${HEADING}\n${row}\n`);
  return importListings(getDatabase().db, {
    file,
    format: feedFormat,
    mode,
    source: 'feed/own',
    withListingEvents,
  });
}

/** A landlord whose listing came in a file. */
async function openImported() {
  const { db } = getDatabase();
  await importFeed();
  await db.query(`update listers set user_id = 'olga' where name = 'Olga'`);
  const olga = await openLandlord(db, 'olga');
  const list = async () =>
    ((await olga.read('/api/properties')).data as { imported: ImportedListing[] }).imported;
  const [listing] = await list();
  if (!listing) throw new Error('The feed brought no listing.');
  const move = (name: string, version: number, person = olga) =>
    person.write(`/api/listings/${listing.id}/${name}`, { version });
  const findStatus = async () =>
    (await db.query<{ status: string }>('select status from listings where id = $1', [listing.id])).rows[0]
      ?.status;
  return { olga, list, listing, move, findStatus };
}

beforeEach(async () => {
  const { db } = getDatabase();
  await resetLandlords(db);
  await db.query('delete from imports');
});

test('its lister pauses, resumes, lets and closes a listing that came in a file', async () => {
  const { list, listing, move } = await openImported();
  expect(listing).toMatchObject({ state: 'live', may: ['pause', 'let', 'close'], version: 1 });
  expect(await move('pause', 1)).toMatchObject({ data: { state: 'paused', version: 2 } });
  expect(await list()).toMatchObject([
    { state: 'paused', status: 'closed', may: ['resume', 'let', 'close'] },
  ]);
  expect(await move('resume', 2)).toMatchObject({ data: { state: 'live', version: 3 } });
  expect(await move('let', 3)).toMatchObject({ data: { state: 'let', may: ['resume', 'close'] } });
  expect(await move('let', 4)).toMatchObject({ status: 409 });
  expect(await move('close', 4)).toMatchObject({ data: { state: 'closed', may: [] } });
  expect(await list()).toEqual([]);
});

test('nobody else manages it, and a stale version is refused', async () => {
  const { listing, move, findStatus } = await openImported();
  const { db } = getDatabase();
  for (const other of ['otto', 'amy'])
    expect(await move('pause', listing.version, await openLandlord(db, other))).toMatchObject({
      status: 404,
    });
  expect(await move('pause', 9)).toMatchObject({ status: 409 });
  expect(await move('submit', 1)).toMatchObject({ status: 409 });
  expect(await findStatus()).toBe('live');
});

test('an import keeps what its lister said, and brings the new rent', async () => {
  const { listing, move, findStatus } = await openImported();
  await move('let', listing.version);
  expect(await importFeed(3500)).toMatchObject({ updated: 1 });
  expect(await findStatus()).toBe('let');
  expect(await importFeed(3500)).toMatchObject({ unchanged: 1 });
  await move('close', listing.version + 1);
  expect(await importFeed(3600)).toMatchObject({ updated: 1 });
  expect(await findStatus()).toBe('closed');
});

test('what the file says is let, its lister does not list again', async () => {
  const { listing, move, list } = await openImported();
  await importFeed(3000, 'let');
  expect(await list()).toMatchObject([{ state: 'let', may: ['close'] }]);
  expect(await move('resume', listing.version)).toMatchObject({ status: 409 });
});

test('a unit that is added for it takes the listing and what it states, and imports leave it alone', async () => {
  const { olga, list, listing, findStatus } = await openImported();
  expect(listing.address).toEqual(testAddress);
  const imported = { listingId: listing.id, part: 'whole' };
  const added = await olga.add({ propertyType: 0, imported });
  expect(added.status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await olga.get(String(added.data.id))).toMatchObject({
    numberOfBedrooms: 3,
    listings: [
      {
        id: listing.id,
        part: 'whole',
        state: 'live',
        isMine: true,
        may: ['confirm', 'pause', 'let', 'close'],
      },
    ],
  });
  expect(await importFeed(3900)).toMatchObject({ unchanged: 1, rejected: 0 });
  const { data } = await olga.write(`/api/listings/${listing.id}/pause`, { version: listing.version + 1 });
  expect(data).toMatchObject({ state: 'paused' });
  await importFeed(4000);
  expect(await findStatus()).toBe('closed');
});

test('only its lister adds a unit for it, and not where a listing made here is live', async () => {
  const { olga, listing } = await openImported();
  const { db } = getDatabase();
  const imported = { listingId: listing.id, part: 'whole' };
  const otto = await openLandlord(db, 'otto');
  expect(await otto.add({ propertyType: 0, imported })).toMatchObject({ status: 404 });
  expect(await olga.add({ imported: { listingId: listing.id, part: { room: 100 } } })).toMatchObject({
    status: 400,
  });
  expect(await olga.add({ imported: { ...imported, propertySubType: 10 } })).toMatchObject({ status: 400 });
  const { data } = await olga.add({ propertyType: 0 });
  await olga.advertise(String(data.id));
  expect(await olga.add({ propertyType: 0, imported })).toMatchObject({
    status: 409,
    fields: [{ name: 'part' }],
  });
});
