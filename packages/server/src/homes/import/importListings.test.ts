import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { openLandlord, resetLandlords } from '../../testing/openLandlords.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { feedFormat } from './feedFormat.ts';
import { checkListings, type ImportReport, importListings } from './importListings.ts';
import { digestListings } from './queries.ts';
import type { ImportMode } from './rowFormat.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-import-'));
const source = 'feed/test';
const example = join(import.meta.dirname, 'example-feed.csv');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await getDatabase().db.query('delete from listings');
  await getDatabase().db.query('delete from imports');
});

const run = (file: string, mode: ImportMode = 'live'): Promise<ImportReport> =>
  importListings(getDatabase().db, { file, format: feedFormat, mode, source, withListingEvents });

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function listRows(columns: string): Promise<unknown[]> {
  const { rows } = await getDatabase().db.query(`select ${columns} from listings order by source_row`);
  return rows;
}

test('the example feed comes in whole, with cents, districts, areas and agents', async () => {
  const file = join(folder, 'example.csv');
  copyFileSync(example, file);
  expect(await run(file)).toEqual({
    inserted: 6,
    updated: 0,
    unchanged: 0,
    accepted: 6,
    rejected: 0,
    rejectFile: null,
    resumedAt: null,
  });
  expect(
    await listRows(
      'source_row, street, monthly_rent, district, area_value::float, area_unit, furniture_status, amenities, property_type, floor',
    ),
  ).toMatchObject([
    {
      source_row: 'reference LL-001',
      monthly_rent: 520_000,
      district: '09',
      area_value: 850,
      area_unit: 1,
      floor: '07',
    },
    { street: 'Ang Mo Kio Avenue 3', district: '20', furniture_status: 1, amenities: [0, 1, 9] },
    { district: '05', amenities: [2, 6, 7], furniture_status: 2 },
    { monthly_rent: 430_050, property_type: 4 },
    { property_type: 3, area_value: null, furniture_status: null, amenities: [] },
    { property_type: 2, district: '04' },
  ]);
  const { rows } = await getDatabase().db.query(
    'select kind, count(*)::int from listers where not is_sample group by kind order by kind',
  );
  expect(rows).toEqual([
    { kind: 'agent', count: 2 },
    { kind: 'owner', count: 2 },
  ]);
});

test('where mail reaches who lets comes in, and is on no listing', async () => {
  const content =
    'property_type,street,rent,lister_kind,lister_name,lister_email\n1,Cluny Park,3000,owner,Mei,mei@example.com\n';
  await run(write('email.csv', content));
  const { rows } = await getDatabase().db.query(`select email from listers where name = 'Mei'`);
  expect(rows).toEqual([{ email: 'mei@example.com' }]);
});

test('the same file twice changes nothing', async () => {
  const file = join(folder, 'twice.csv');
  copyFileSync(example, file);
  await run(file);
  const before = await listRows('id, updated_at, listed_at, content_hash');
  expect(await run(file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 6, resumedAt: null });
  expect(await listRows('id, updated_at, listed_at, content_hash')).toEqual(before);
});

test('a row without a date of its own keeps the day it first came in', async () => {
  const file = write('undated.csv', 'reference,property_type,street,rent\nA1,0,Cluny Park,3000\n');
  await run(file);
  const before = await listRows('listed_at');
  write('undated.csv', 'reference,property_type,street,rent\nA1,0,Cluny Park,3100\n');
  expect(await run(file)).toMatchObject({ inserted: 0, updated: 1 });
  expect(await listRows('listed_at')).toEqual(before);
});

test('a changed row is the only one that is written', async () => {
  const row = (rent: string) =>
    `reference,property_type,street,rent\nA1,0,Cluny Park,3000\nA2,0,Sixth Avenue,${rent}\n`;
  await run(write('changed.csv', row('3000')));
  expect(await run(write('changed.csv', row('"3,250.50"')))).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await listRows('source_row, monthly_rent')).toEqual([
    { source_row: 'reference A1', monthly_rent: 300_000 },
    { source_row: 'reference A2', monthly_rent: 325_050 },
  ]);
});

test('rejected rows are told in a file beside the feed, which goes when all is well', async () => {
  const bad = 'property_type,street,rent\n0,Cluny Park,3000\n0,"Sixth, or Seventh",none\n';
  const file = write('rejects.csv', bad);
  const report = await run(file);
  expect(report).toMatchObject({ accepted: 1, rejected: 1, rejectFile: join(folder, 'rejects.rejects.csv') });
  expect(readFileSync(join(folder, 'rejects.rejects.csv'), 'utf8')).toBe(
    'row,column,reason\n3,rent,“none” is not an amount in dollars.\n',
  );
  write('rejects.csv', bad.replace('none', '3000'));
  expect(await run(file)).toMatchObject({ accepted: 2, rejected: 0, rejectFile: null });
  expect(existsSync(join(folder, 'rejects.rejects.csv'))).toBe(false);
});

test('titles with signs and streets in capitals come in as people write them', async () => {
  const content = [
    'reference,title,property_type,block,street,postal_code,rent',
    'T-1,<Warbler New Listing> Corner Home,Condominium,42,River Valley Road,238271,4200',
    'T-2,Bulbul House 10% off~Renovated 3+1,Condominium,44,River Valley Road,238271,4200',
    'T-3,Curly,HDB,12,ST. MICHAEL’S RD,328009,3000',
    "T-4,Straight,HDB,12,ST. MICHAEL'S RD,328009,3000",
    '',
  ].join('\n');
  expect(await run(write('titles.csv', content))).toMatchObject({ accepted: 4, rejected: 0 });
  expect(await listRows('title, street')).toEqual([
    { title: '<Warbler New Listing> Corner Home', street: 'River Valley Road' },
    { title: 'Bulbul House 10% off~Renovated 3+1', street: 'River Valley Road' },
    { title: 'Curly', street: "St. Michael's Road" },
    { title: 'Straight', street: "St. Michael's Road" },
  ]);
});

test('rows without a reference are known by their row', async () => {
  await run(write('rows.csv', 'property_type,street,rent\n\n0,Cluny Park,3000\n'));
  expect(await listRows('source_row')).toEqual([{ source_row: 'row 3' }]);
});

test('importing as let turns the same listings into past lets', async () => {
  const file = write('mode.csv', 'property_type,street,rent\n0,Cluny Park,3000\n');
  await run(file, 'live');
  expect(await run(file, 'let')).toMatchObject({ inserted: 0, updated: 1 });
  expect(await listRows('status')).toEqual([{ status: 'let' }]);
  expect(await run(file, 'live')).toMatchObject({ updated: 1 });
});

test('a check alone writes the reject file and nothing to the database', async () => {
  const file = write('dry.csv', 'property_type,street,rent\n0,Cluny Park,3000\n0,Cluny Park,\n');
  expect(await checkListings({ file, format: feedFormat })).toMatchObject({ accepted: 1, rejected: 1 });
  expect(readFileSync(join(folder, 'dry.rejects.csv'), 'utf8')).toBe(
    'row,column,reason\n3,rent,The rent is missing.\n',
  );
  expect(await listRows('id')).toEqual([]);
});

test('an import that breaks off goes on from its last batch and ends with the digest of an unbroken one', async () => {
  const { db } = getDatabase();
  const lines = Array.from({ length: 950 }, (_, index) => `0,Cluny Park,${3000 + index}`);
  const file = write('broken.csv', `property_type,street,rent\n${lines.join('\n')}\n`);
  await run(file);
  const digest = await digestListings(db, source);
  await db.query('delete from listings');
  await db.query('delete from imports');
  const breaking = importListings(db, {
    file,
    withListingEvents,
    format: feedFormat,
    mode: 'live',
    source,
    clock: (() => {
      let batches = 0;
      return () => {
        batches += 1;
        if (batches === 2) throw new Error('the power went');
        return new Date();
      };
    })(),
  });
  await expect(breaking).rejects.toThrow('the power went');
  const batch = db.kind === 'embedded' ? 50 : 200;
  expect((await listRows('id')).length).toBe(batch);
  expect(await run(file)).toMatchObject({ inserted: 950, accepted: 950, resumedAt: batch + 2 });
  expect(await digestListings(db, source)).toBe(digest);
});

test('a home with a live listing made here is left out, and the reject file says why', async () => {
  const { db } = getDatabase();
  await resetLandlords(db);
  const olga = await openLandlord(db, 'olga');
  const { data } = await olga.add();
  const listing = await olga.advertise(String(data.id), { room: 1 });
  const content = [
    'reference,property_type,block,street,floor,unit,postal_code,rent',
    'one,0,BLK 123,ANG MO KIO AVE 3,5,0123,560123,3000',
    'two,0,123,Ang Mo Kio Avenue 3,05,124,560123,3000',
    '',
  ].join('\n');
  const file = write('taken.csv', content);
  expect(await run(file)).toMatchObject({ inserted: 1, accepted: 1, rejected: 1 });
  expect(readFileSync(join(folder, 'taken.rejects.csv'), 'utf8')).toMatch(
    new RegExp(`^row,column,reason\\n2,street,.*${listing}`),
  );
  await db.query(`update listings set state = 'paused', status = 'closed' where id = $1`, [listing]);
  expect(await run(file)).toMatchObject({ inserted: 1, unchanged: 1, accepted: 2, rejected: 0 });
});
